public import Foundation

// Nothing is focused on a still picture: these are for overrides and tests.

/// An object that takes part in the focus: a view or a controller.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The preferred focus in the environment, in order of preference.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Asks for the focus to be moved.
  func setNeedsFocusUpdate()
  /// Moves the focus now.
  func updateFocusIfNeeded()
  /// Whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus has moved.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An object that can be focused.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it can be focused.
  var canBecomeFocused: Bool { get }
}

/// A move of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that was focused before; `nil`.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// The item that is focused next; `nil`.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// The view that was focused before; none.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that is focused next; none.
  open var nextFocusedView: UIView? { nil }
  /// The direction of the move; none.
  open var focusHeading: UIFocusHeading { [] }
}

/// The animations along with a move of the focus. Nothing is animated: changes are made at once.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Makes changes and calls the completion.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}

/// The direction of a move of the focus.
public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Up.
  public static let up = UIFocusHeading(rawValue: 1)
  /// Down.
  public static let down = UIFocusHeading(rawValue: 2)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 4)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 8)
  /// To the next item.
  public static let next = UIFocusHeading(rawValue: 16)
  /// To the item before.
  public static let previous = UIFocusHeading(rawValue: 32)
}

/// An area that leads the focus to items. Stored; nothing is focused.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// Whether the area leads the focus.
  open var isEnabled = true
  /// The views that the focus is led to.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}

extension UIView: UIFocusItem {}
