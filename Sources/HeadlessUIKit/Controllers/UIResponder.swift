public import Foundation

/// An object of the chain that actions go up: a control, its superviews and their controllers, the window, the app.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationHolder {
  nonisolated(unsafe) final var associations: AssociatedValues?

  /// The object that is asked after this one.
  open var next: UIResponder? { nil }
}

/// What has traits, and is told when they change.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
