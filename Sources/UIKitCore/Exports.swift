// Views build on the values of UIKit: importing this module imports both.
@_exported public import ElementGeometry
@_exported public import UIKitValues
