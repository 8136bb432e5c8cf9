// Tables and collections stand on views: whoever imports this module has both.
@_exported public import UIKitCore
