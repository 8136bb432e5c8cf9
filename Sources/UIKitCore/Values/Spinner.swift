package import Drawing
package import Foundation
package import Raster

/// The blades of a spinner that stands still: eight lines with round ends around a centre.
///
/// Lengths and distances are those of a spinner that a Mac printed (medium 6.5 by 2.5 around a radius of 6.75, large 12 by
/// 5 around 11.5; medium confidence). A public picture of iOS 16 or 17 has greys from 156 to 190 on white; with the
/// secondary label's colour those are opacities from 0.85 to 0.55 (high). That four of the eight are the faintest is
/// what the Mac printed; which of them is the strongest in a still picture is not public: here the left one, and those
/// that follow it as it turns clockwise.
package struct Spinner: Sendable {
  /// The side of the square that the blades fill.
  package let side: CGFloat
  private let length: CGFloat
  private let width: CGFloat

  package static let medium = Spinner(side: 20, length: 6.5, width: 2.5)
  package static let large = Spinner(side: 37, length: 12, width: 5)

  /// The opacities, from the left blade on, counterclockwise.
  private static let opacities = [0.85, 0.775, 0.7, 0.625, 0.55, 0.55, 0.55, 0.55]

  /// The directions of the blades in the same order.
  private static let directions: [CGPoint] = {
    let half = 0.5.squareRoot()
    return [(-1, 0), (-half, half), (0, 1), (half, half), (1, 0), (half, -half), (0, -1), (-half, -half)]
      .map { CGPoint(x: $0.0, y: $0.1) }
  }()

  /// The distance of the blades' outer ends from the centre: that of a large spinner is less than half of its side.
  private var reach: CGFloat { self.side == Spinner.large.side ? 17.5 : side / 2 }

  /// The commands that draw the blades around a centre.
  package func commands(around center: CGPoint, _ color: Color) -> [DrawCommand] {
    zip(Spinner.directions, Spinner.opacities).map { direction, opacity in
      func place(_ distance: CGFloat) -> CGPoint {
        CGPoint(x: center.x + direction.x * distance, y: center.y + direction.y * distance)
      }
      let line = Outline([
        .move(to: place(reach - length + width / 2)), .line(to: place(reach - width / 2)),
      ])
      var faded = color
      faded.alpha *= opacity
      return .stroke(line, StrokeStyle(width: width, cap: .round), .color(faded))
    }
  }
}
