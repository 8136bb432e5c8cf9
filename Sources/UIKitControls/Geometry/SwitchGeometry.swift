import Foundation

/// The places of a switch's parts, in points.
///
/// Public pictures of iOS 17.5 and 18.5: a track of 51 by 31, a knob 27 across with 2 around it.
struct SwitchGeometry {
  static let size = CGSize(width: 51, height: 31)
  /// The distance by which the frame is wider than the alignment rectangle, on its right: Interface Builder's frames
  /// end 2 points beyond a margin that they are constrained to.
  static let overhang: CGFloat = 2
  static let knobDiameter: CGFloat = 27
  static let inset: CGFloat = 2

  /// Whether the knob is at the right.
  let isRight: Bool
  /// By how much the knob is wider than a circle, towards the middle.
  let growth: CGFloat

  var track: CGRect { CGRect(origin: .zero, size: Self.size) }

  var knob: CGRect {
    let width = Self.knobDiameter + growth
    let x = isRight ? Self.size.width - Self.inset - width : Self.inset
    return CGRect(x: x, y: Self.inset, width: width, height: Self.knobDiameter)
  }

  /// The middle of the track's part beside the knob, on the left or on the right.
  func label(onLeft: Bool) -> CGPoint {
    let room = Self.size.width - 2 * Self.inset - Self.knobDiameter - growth
    let x = Self.inset + room / 2
    return CGPoint(x: onLeft ? x : Self.size.width - x, y: Self.size.height / 2)
  }
}
