package import Drawing
import Foundation
package import ProposalLayout
import TextLayout
@_spi(Subclasses) package import UIKitValues

extension ProposedText {
  /// The commands that draw the text in the coordinates of its container.
  ///
  /// The text's corner is moved to the nearest pixel, and then each baseline is (P11, P24): lines of 61.38 pixels each have
  /// baselines 62 and 61 pixels apart.
  ///
  /// - Parameters:
  ///   - origin: the text's corner in its container.
  ///   - proposal: what the text was proposed when it was placed.
  ///   - paints: the appearance of the runs, by `TextAttributes.paint`.
  ///   - pixels: the device's pixels in the container's coordinates.
  package func commands(
    at origin: LayoutPoint, proposing proposal: ProposedSize, paints: [TextPaint], on pixels: OffsetPixelGrid,
    traits: UITraitCollection
  ) -> [DrawCommand] {
    let corner = CGPoint(x: pixels.nearestX(origin.x), y: pixels.nearestY(origin.y))
    let pixels = pixels.beginning(at: corner)
    var lines = layout(proposing: proposal).lines
    for index in lines.indices { lines[index].baseline = Double(pixels.nearestY(lines[index].baseline)) }
    return TextPainter(lines: lines, paints: paints, pixels: pixels, traits: traits).commands.moved(by: corner)
  }
}

extension ParagraphStyleValues {
  /// The paragraphs of a text in SwiftUI: a single word on the second of two lines is avoided (P16).
  package static var proposedText: ParagraphStyleValues {
    var style = ParagraphStyleValues()
    style.lineBreakStrategy = .standard
    return style
  }
}
