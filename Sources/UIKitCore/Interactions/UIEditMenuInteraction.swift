public import Foundation

/// An interaction that shows a menu of commands for a view. Stored; no menu is shown.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The delegate, which is never called automatically. A weak reference.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?

  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  /// Does nothing: no menu is shown.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Does nothing: no menu is shown.
  open func dismissMenu() {}
  /// Does nothing: no menu is shown.
  open func reloadVisibleMenu() {}
  /// Does nothing: no menu is shown.
  open func updateVisibleMenuPosition(animated: Bool) {}
  /// The place that the menu points to, in a view: zero, as no menu is shown.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// The identity and place of a menu of commands.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The identifier given on creation.
  public final let identifier: AnyHashable
  /// The place in the view.
  public final let sourcePoint: CGPoint
  /// The preferred side of the menu's arrow. Stored; no menu is shown.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(UUID()), sourcePoint)
    super.init()
  }
}

/// The delegate that provides a menu of commands. It is never called automatically; methods have defaults.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The rectangle that the menu points to.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called before a menu is shown.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called before a menu goes.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// The animations of a menu of commands. None is made here: no menu is shown.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The sides of a menu's arrow, with UIKit's raw values.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The system's choice.
  case automatic = 0
  /// Upwards.
  case up = 1
  /// Downwards.
  case down = 2
  /// To the left.
  case left = 3
  /// To the right.
  case right = 4
}
