package import HeadlessUIKit

/// A document's view with its controller, if it has one. The view does not keep the controller alive.
@MainActor
package struct BuiltRoot {
  package let view: UIView
  package let controller: UIViewController?
}
