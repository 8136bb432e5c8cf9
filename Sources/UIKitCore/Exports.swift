// Views stand on the values of UIKit: whoever imports this module has both.
@_exported public import ElementGeometry
@_exported public import UIKitValues
