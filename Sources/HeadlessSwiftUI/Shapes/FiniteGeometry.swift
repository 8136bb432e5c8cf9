import Drawing
import Foundation
import HeadlessUIKit
import UIKitValues

extension Drawing.Gradient.Geometry {
  var isFinite: Bool {
    switch self {
    case .axial(let start, let end): start.isFinite && end.isFinite
    case .radial(let start, let startRadius, let end, let endRadius):
      start.isFinite && end.isFinite && startRadius.isFinite && endRadius.isFinite
    case .conic(let center, let angle): center.isFinite && angle.isFinite
    }
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Drawing.Outline {
  /// The outline; an empty one, and a fault with the shape's name, if a coordinate is infinite or no number.
  func checked(_ shape: Any.Type) -> Drawing.Outline {
    guard elements.contains(where: { !$0.points.allSatisfy(\.isFinite) }) else { return self }
    UIKitFaults.raise(
      "SwiftUI", call: "\(shape).path(in:)", reason: "a coordinate is not a finite number. Look for a division by zero."
    )
    return Drawing.Outline([])
  }
}

extension NodeContext {
  /// A line's style; one that cannot be drawn is a fault, and counts as none.
  func stroke(_ style: StrokeStyle, _ shape: Any.Type) -> StrokeStyle {
    let numbers = [style.lineWidth, style.miterLimit, style.dashPhase] + style.dash
    if numbers.allSatisfy(\.isFinite) { return style }
    refuse("\(shape).stroke(_:style:): a width or a length of a dash is not a finite number.")
    return StrokeStyle(lineWidth: 0)
  }
}
