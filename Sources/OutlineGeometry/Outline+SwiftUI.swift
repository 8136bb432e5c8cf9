package import Drawing
package import Foundation

extension Outline {
  /// The shape of SwiftUI's `RoundedRectangle(cornerRadius:)`, whose corners are continuous.
  ///
  /// Where sides are too short for the curve, it does not come closer to a circle as a layer's does: its points are
  /// those of a long side, but no further from the corner than the middle. So the ends of a pill are not half circles.
  /// Seventeen pictures of iOS 17 have corners of this size (Spark's buttons and chips). That the points stop in the
  /// middle fits them best, and is a guess.
  ///
  /// - Parameter rect: a rectangle whose sides are not negative.
  package init(ofSwiftUI rect: CGRect, cornerRadius: Double) {
    let (middleX, middleY) = (rect.width / 2, rect.height / 2)
    let radius = max(0, min(cornerRadius, middleX, middleY))
    let side = 4 * radius
    let roomy = RoundedRectangle(
      rect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: radius, curve: .continuous)
    /// A place along a side, by its distance from the nearer end of the long side.
    func place(_ position: Double, from start: Double, to end: Double, middle: Double) -> Double {
      position <= side / 2 ? start + min(position, middle) : end - min(side - position, middle)
    }
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: place(point.x, from: rect.minX, to: rect.maxX, middle: middleX),
        y: place(point.y, from: rect.minY, to: rect.maxY, middle: middleY))
    }
    guard radius > 0 else {
      self.init(RoundedRectangle(rect: rect).contour)
      return
    }
    self.init(
      roomy.contour.map { element in
        switch element {
        case .move(let end): .move(to: moved(end))
        case .line(let end): .line(to: moved(end))
        case .curve(let end, let control1, let control2):
          .curve(to: moved(end), control1: moved(control1), control2: moved(control2))
        case .close: .close
        }
      })
  }
}
