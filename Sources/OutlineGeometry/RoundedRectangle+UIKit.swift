package import Drawing
package import Foundation

extension RoundedRectangle {
  /// The shape of `UIBezierPath(roundedRect:cornerRadius:)`: a continuous curve or, where the shorter side has no room for
  /// two, UIKit's other shape.
  ///
  /// That one is known from pictures alone: the ends of a rectangle of 208 x 50 points with a radius of 20 are half circles
  /// (Stack Overflow 75592757), and a radius of 16 jumps to it between sides of 49 and 48 points (Apple's forums, 789134).
  package init(ofUIKit rect: CGRect, cornerRadius: Double, corners: RectCorner = .all) {
    let side = min(abs(rect.size.width), abs(rect.size.height))
    let hasRoom = side >= 2 * RoundedRectangle.continuousReach * cornerRadius
    self.init(
      rect: rect, cornerRadius: hasRoom ? cornerRadius : side / 2, corners: corners,
      curve: hasRoom ? .continuous : .circular)
  }
}
