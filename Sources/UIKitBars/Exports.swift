// Bars build on views and search bars: importing this module imports both.
@_exported public import UIKitCore
@_exported public import UIKitText
