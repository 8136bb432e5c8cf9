// Presented controllers build on bars, views and text fields: importing this module imports these.
@_exported public import UIKitBars
@_exported public import UIKitCore
@_exported public import UIKitText
