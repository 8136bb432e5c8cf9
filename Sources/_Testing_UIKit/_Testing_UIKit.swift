// Swift Testing's overlay of this name, which a file gets that imports both `Testing` and `UIKit`.
@_exported public import UIKit
