package import Foundation
package import HeadlessUIKit

/// A document's view with its controller, if it has one, and with the owner of its nib. The view keeps neither alive.
@MainActor
package struct BuiltRoot {
  package let view: UIView
  package let controller: UIViewController?
  package let owner: NSObject?

  init(view: UIView, controller: UIViewController?, owner: NSObject? = nil) {
    (self.view, self.controller, self.owner) = (view, controller, owner)
  }
}
