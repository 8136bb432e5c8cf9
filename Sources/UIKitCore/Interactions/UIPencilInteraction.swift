public import Foundation

/// An interaction that hears of taps on a pencil. Stored; there is no pencil.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// The action of a double tap by the user's settings; none.
  public class var preferredTapAction: UIPencilPreferredAction { .ignore }
  /// The action of a squeeze by the user's settings; none.
  public class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
  /// Whether only a pencil draws by the user's settings; `false`.
  public class var prefersPencilOnlyDrawing: Bool { false }
  /// The delegate, which is never called automatically. A weak reference.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether taps are heard.
  open var isEnabled = true
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?

  /// Creates an interaction without a delegate.
  public override init() {
    super.init()
  }

  /// Creates an interaction with a delegate, which is not retained.
  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate that hears of taps on a pencil. It is never called automatically; methods have defaults.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Called after a double tap.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  /// Called after a double tap, with where it was.
  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
  /// Called during a squeeze.
  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
  public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {}
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {}
}

extension UIPencilInteraction {
  /// The phases of an interaction, with UIKit's raw values.
  public enum Phase: UInt, Sendable {
    /// It has begun.
    case began = 0
    /// It has changed.
    case changed = 1
    /// It has ended.
    case ended = 2
    /// It was cancelled.
    case cancelled = 3
  }

  /// A double tap. None is received: there is no pencil.
  public struct Tap {
    /// The time in seconds.
    public let timestamp: TimeInterval
    /// The place of the pencil above the screen.
    public let hoverPose: UIPencilHoverPose?
  }

  /// A squeeze. None is received: there is no pencil.
  public struct Squeeze {
    /// The phase.
    public let phase: Phase
    /// The time in seconds.
    public let timestamp: TimeInterval
    /// The place of the pencil above the screen.
    public let hoverPose: UIPencilHoverPose?
  }
}

/// The place of a pencil above the screen. There is none: there is no pencil.
@preconcurrency @MainActor
open class UIPencilHoverPose: NSObject {
  /// The place in the view.
  open var location: CGPoint { .zero }
  /// The distance from the screen, from 0 to 1.
  open var zOffset: CGFloat { 0 }
  /// The direction in radians.
  open var azimuthAngle: CGFloat { 0 }
  /// The angle to the screen in radians.
  open var altitudeAngle: CGFloat { 0 }
  /// The turn about the pencil's own axis in radians.
  open var rollAngle: CGFloat { 0 }
}

/// The action of a tap on a pencil, with UIKit's raw values.
public enum UIPencilPreferredAction: Int, Sendable, CaseIterable {
  /// Nothing.
  case ignore = 0
  /// Changes to the eraser and back.
  case switchEraser = 1
  /// Changes to the tool before.
  case switchPrevious = 2
  /// Shows the palette of colours.
  case showColorPalette = 3
  /// Shows the attributes of the ink.
  case showInkAttributes = 4
  /// Shows the palette of tools.
  case showContextualPalette = 5
  /// Runs a shortcut of the system's.
  case runSystemShortcut = 6
}
