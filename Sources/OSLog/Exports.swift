// The log's names are those of the module `os`.
@_exported public import os
