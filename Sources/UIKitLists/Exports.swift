// Tables and collection views build on views: importing this module imports both.
@_exported public import UIKitCore
