// UIKit as one module: values, views, lists.
@_exported public import UIKitCore
@_exported public import UIKitLists
@_exported public import UIKitValues
