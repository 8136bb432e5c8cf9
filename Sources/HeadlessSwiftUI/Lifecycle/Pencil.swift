public import Foundation
import HeadlessUIKit

// What a pencil does besides touching. There is no pencil.
extension View {
  /// The action is not called.
  public nonisolated func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void)
    -> some View
  { modifier(EmptyModifier()) }
  /// The action is not called.
  public nonisolated func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View {
    modifier(EmptyModifier())
  }
}

/// Where a pencil is above a view.
public struct PencilHoverPose: Hashable, Sendable {
  /// The point below it, in points.
  public let location: CGPoint
  /// The point below it, as a part of the view.
  public let anchor: UnitPoint
  /// The distance from the screen, from 0 to 1.
  public let zDistance: CGFloat
  /// The angle between the pencil and the screen.
  public let altitude: Angle
  /// The direction in which it leans.
  public let azimuth: Angle
  /// The angle by which it is turned about itself.
  public let roll: Angle
}

/// A double tap of a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// Where the pencil is.
  public let hoverPose: PencilHoverPose?
}

/// A squeeze of a pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// Where the pencil is.
  public let hoverPose: PencilHoverPose?
}

/// The course of a squeeze of a pencil.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  /// It has begun.
  case active(PencilSqueezeGestureValue)
  /// It is done.
  case ended(PencilSqueezeGestureValue)
  /// It was none.
  case failed
}

/// What a person wants a pencil to do.
public struct PencilPreferredAction: Hashable, Sendable {
  private let name: String
  /// Nothing.
  public static let ignore = PencilPreferredAction(name: "ignore")
  /// It becomes an eraser, or a pencil again.
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  /// It becomes the tool that it was before.
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
  /// It shows colours.
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
  /// It shows the attributes of the ink.
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  /// It shows tools beside it.
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
  /// It runs a shortcut of the system.
  public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

extension EnvironmentValues {
  /// What a double tap does: it changes to the eraser, as by default.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .switchEraser }
  /// What a squeeze does: it shows tools, as by default.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .showContextualPalette }
}
