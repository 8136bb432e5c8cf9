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

/// The system that moves the focus. Nothing is focused.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// Posted after the focus has moved. Never posted automatically; tests may post it.
  public nonisolated static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
  /// Posted when the focus could not move. Never posted automatically; tests may post it.
  public nonisolated static let movementDidFailNotification = NSNotification.Name(
    "UIFocusMovementDidFailNotification")

  /// The focused item; `nil`.
  open weak var focusedItem: (any UIFocusItem)? { nil }

  /// The system of an environment; `nil`: nothing can be focused.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  /// Does nothing: there are no sounds.
  open class func register(_ soundFileURL: URL, forSoundIdentifier identifier: UIFocusSoundIdentifier) {}
  /// Does nothing: nothing is focused.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  /// Does nothing: nothing is focused.
  open func updateFocusIfNeeded() {}
}

/// The name of a sound that is played when the focus moves.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No sound.
  public static let none = UIFocusSoundIdentifier(rawValue: "UIFocusSoundIdentifierNone")
  /// The system's sound.
  public static let `default` = UIFocusSoundIdentifier(rawValue: "UIFocusSoundIdentifierDefault")
}

/// The look of a focused item. Stored; nothing is focused.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  /// Creates an effect: the system's.
  public required override init() {
    super.init()
  }
}

/// A line around an item that is focused. Stored; nothing is focused.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// The shape.
  package private(set) final var shape = UIBezierPath()
  /// The view below which the line is drawn.
  open weak var referenceView: UIView?
  /// The view that contains the line.
  open weak var containerView: UIView?
  /// The position of the line at the shape's edge.
  open var position = Position.automatic

  /// Creates an effect around a path.
  public convenience init(path bezierPath: UIBezierPath) {
    self.init()
    shape = bezierPath
  }

  /// Creates an effect around a rectangle.
  public convenience init(rect: CGRect) {
    self.init(path: UIBezierPath(rect: rect))
  }

  /// Creates an effect around a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
  }
}

extension UIFocusHaloEffect {
  /// The position of a line at a shape's edge, with UIKit's raw values.
  public enum Position: Int, Sendable, CaseIterable {
    /// The system's choice.
    case automatic = 0
    /// Outside.
    case outside = 1
    /// Inside.
    case inside = 2
  }
}

/// The importance of an item in its group for being focused first.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Not taken into account.
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  /// The item that was focused before.
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  /// The most important one.
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  /// The focused item.
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int.max)
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
