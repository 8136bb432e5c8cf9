import Foundation
package import TextLayout

/// A label's size for a measured text, in points.
package struct LabelSize: Hashable, Sendable {
  package let width: Double
  package let height: Double

  /// Creates the size of a text within the available size: rounded up to pixels, but not larger than the available
  /// size.
  ///
  /// - Parameters:
  ///   - width: The available width in points.
  ///   - height: The available height in points.
  package init(_ text: LabelText, width: Double, height: Double, on grid: PixelGrid) {
    // Not even slightly less than the text needs, as that would change its line breaks.
    self.width = min(max(0, width), max(0, text.size.width, Double(grid.up(text.size.width))))
    self.height = min(Double(grid.up(max(0, text.height))), max(0, height))
  }
}

/// The properties of a measured text that affect a label's size.
package struct LabelText: Hashable, Sendable {
  package let size: TextSize
  /// The height in points, including the line spacing below a single line.
  package let height: Double

  /// - Parameter lineSpacing: the line spacing of the first paragraph.
  ///
  /// The line spacing of a text with exactly one line is added below it; with several lines nothing is added below the
  /// last (STULabel's README, which calls this inconsistent).
  package init(size: TextSize, lineCount: Int, lineSpacing: Double) {
    self.size = size
    let isSpaced = lineCount == 1 && lineSpacing.isFinite
    height = size.height + (isSpaced ? max(0, lineSpacing) : 0)
  }

  /// The fraction of a line's width by which it may be tightened before it is truncated. UIKit's is chosen by the
  /// system and not public; this is the default of AppKit's `NSParagraphStyle.tighteningFactorForTruncation`.
  package static func tightening(allowed: Bool) -> Double { allowed ? 0.05 : 0 }
}
