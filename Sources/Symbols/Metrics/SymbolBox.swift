import DynamicType
import Foundation
import SystemText

/// The size of a symbol's image and the places of its baseline and its alignment rectangle, in points on pixels.
///
/// UIKit prints `play.circle.fill` at 17 points and 2x as 20 by 19, its baseline 3.5 above the lower edge, and the
/// alignment rectangle half a point beyond the upper and the lower edge.
package struct SymbolBox: Hashable, Sendable {
  package var width: Double
  package var height: Double
  /// From the lower edge up to the baseline.
  package var baseline: Double
  /// From the upper edge down to that of the alignment rectangle; negative if that lies above.
  package var top: Double
  /// From the lower edge up to that of the alignment rectangle; negative if that lies below.
  package var bottom: Double

  /// - Parameters:
  ///   - ink: the drawing's box in points, y upwards from the baseline.
  ///   - aspect: the width of the image by its height, where it is known; nil for a width from the drawing's.
  init(around ink: CGRect, pointSize: Double, aspect: Double?, pixels: PixelGrid) {
    let unit = pointSize / 17
    let height = ink.height + 2 * unit
    let own = ink.width + 3 * unit
    let isAsKnown = aspect.map { abs(own / ($0 * height) - 1) <= SymbolBox.tolerance } ?? true
    let width = isAsKnown ? own : (aspect ?? 1) * height
    self.init(
      width: pixels.nearest(width), height: pixels.nearest(height), baseline: pixels.nearest(unit - ink.minY),
      pointSize: pointSize, pixels: pixels)
  }

  /// Known proportions are rounded, to a pixel of 128 and to one of those that UIKit prints: a drawing that is as wide as
  /// they say, to 2.5 %, keeps its width.
  private static let tolerance = 0.025

  /// The alignment rectangle is as high as a line of the system font: this fits all numbers that UIKit printed of four
  /// symbols.
  init(width: Double, height: Double, baseline: Double, pointSize: Double, pixels: PixelGrid) {
    (self.width, self.height, self.baseline) = (width, height, baseline)
    top = 0 - pixels.nearest(SystemFontMetrics.ascender * pointSize - (height - baseline))
    bottom = 0 - pixels.nearest(-SystemFontMetrics.descender * pointSize - baseline)
  }
}
