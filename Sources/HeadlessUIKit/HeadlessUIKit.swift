// UIKit as one module: values, views, bars, controls, lists, text input, previews.
@_exported public import DeveloperToolsSupport
@_exported public import InterfaceBuilder
@_exported public import UIKitBars
@_exported public import UIKitControls
@_exported public import UIKitCore
@_exported public import UIKitLists
@_exported public import UIKitPresentation
@_exported public import UIKitText
@_exported public import UIKitValues
