// As UIKit does, this module shows Foundation and the geometry in it to whoever imports it.
@_exported public import Foundation
@_exported public import HeadlessUIKit
