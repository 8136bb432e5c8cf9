import Foundation
package import TextLayout

/// The room a label asks for, of a text that was measured, in points.
package struct LabelSize: Hashable, Sendable {
  package let width: Double
  package let height: Double

  /// The size of a text within the room a label has: rounded up to pixels, and not more than the room.
  ///
  /// - Parameters:
  ///   - width: Points across that the label has.
  ///   - height: Points down that it has.
  package init(_ text: LabelText, width: Double, height: Double, on grid: PixelGrid) {
    // Not a hair less than the text needs, which would break it elsewhere.
    self.width = min(max(0, width), max(0, text.size.width, Double(grid.up(text.size.width))))
    self.height = min(Double(grid.up(max(0, text.height))), max(0, height))
  }
}

/// A measured text, as far as a label's size depends on it.
package struct LabelText: Hashable, Sendable {
  package let size: TextSize
  /// Points down, with the spacing of a single line.
  package let height: Double

  /// - Parameter lineSpacing: that of the first paragraph.
  ///
  /// The line spacing of a text on exactly one line is added below it; on several lines nothing is added below the last
  /// one (STULabel's README, which calls it inconsistent).
  package init(size: TextSize, lineCount: Int, lineSpacing: Double) {
    self.size = size
    let isSpaced = lineCount == 1 && lineSpacing.isFinite
    height = size.height + (isSpaced ? max(0, lineSpacing) : 0)
  }

  /// The part of a line's width that may be saved before it is truncated. UIKit's is chosen by the system and not
  /// public; this is the default of AppKit's `NSParagraphStyle.tighteningFactorForTruncation`.
  package static func tightening(allowed: Bool) -> Double { allowed ? 0.05 : 0 }
}
