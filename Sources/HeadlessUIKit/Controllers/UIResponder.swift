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
  /// The traits that count for the object now.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits have changed, with the previous ones.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
