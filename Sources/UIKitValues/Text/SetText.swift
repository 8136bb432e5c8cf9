package import Drawing
package import Foundation
import SystemText
package import TextLayout

/// A text that is set in lines for Core Text, whose lines and runs are then drawn one by one.
package struct SetText {
  /// The text with the lengths of its attributes.
  package let string: NSAttributedString
  /// The lines.
  package let layout: PositionedText
  private let styled: StyledText
  private let container: TextContainer

  /// Sets a text within a size.
  ///
  /// - Parameters:
  ///   - lines: the most lines; 0 for no limit.
  ///   - mode: how a line that has no room is cut.
  package init(
    _ string: NSAttributedString, in size: CGSize = CGSize(width: CGFloat.infinity, height: .infinity),
    lines: Int = 0, mode: NSLineBreakMode = .byWordWrapping
  ) {
    self.string = string
    styled = StyledText(string, defaults: .stringDrawing)
    container = TextContainer(
      width: size.width, height: size.height, maximumLines: lines, lineBreakMode: mode.textMode, usesFontLeading: true)
    layout = TextLayoutEngine.shared.layout(styled.text, in: container)
  }

  /// The characters of the lines in their places.
  package var geometry: TextGeometry { TextLayoutEngine.shared.geometry(of: styled.text, in: container) }

  /// Draws some of a line's runs with the line's left end on its baseline at a point, with y growing upwards.
  package func draw(_ runs: [PositionedRun], of line: PositionedLine, at point: CGPoint, on context: CGContext) {
    var shown = line
    (shown.runs, shown.x, shown.baseline) = (runs, 0, 0)
    context.saveGState()
    context.translateBy(x: point.x, y: point.y)
    context.scaleBy(x: 1, y: -1)
    let painter = TextPainter(
      lines: [shown], paints: styled.paints, pixels: context.currentPixels, traits: context.traits)
    context.paintContent(painter.commands)
    context.restoreGState()
  }

  /// The smallest rectangle around the glyphs of runs, from a line's left end on its baseline, with y growing upwards.
  package static func imageBounds(of runs: [PositionedRun], in line: PositionedLine) -> CGRect {
    var placed = line
    (placed.x, placed.baseline) = (0, 0)
    let boxes = runs.flatMap { $0.boxes(in: placed) }
    guard let box = boxes.reduce(nil as CGRect?, { $0?.union($1) ?? $1 }) else { return .zero }
    return CGRect(x: box.minX, y: -box.maxY, width: box.width, height: box.height)
  }
}
