@_exported public import UIKitValues
