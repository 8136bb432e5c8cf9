import Foundation
import TextLayout
@_spi(Subclasses) import UIKitValues

/// The text that a container shows: its lines down to a height, in the container's coordinates.
///
/// Offsets count UTF-16 code units of the whole text; `start` is the offset of the container's first one.
struct ContainerText {
  let styled: StyledText
  let start: Int
  /// The lines, with offsets in `styled`, and what is cut or missing.
  var layout: PositionedText
  /// The lines' characters in their places; made when they are asked for.
  var geometry: TextGeometry?
  /// The height down to which text was laid out.
  let height: CGFloat

  var lines: [PositionedLine] { layout.lines }
  /// The size of the lines, without padding.
  var size: TextSize { layout.size }
  /// Whether no text is left for another line.
  var isComplete: Bool { layout.cutRanges.isEmpty }

  /// The offset after the last character of the container.
  var end: Int {
    guard !isComplete, let last = lines.last else { return start + styled.text.string.utf16.count }
    return start + last.measured.range.upperBound
  }

  /// The top and bottom of a line.
  static func edges(of line: PositionedLine) -> (top: CGFloat, bottom: CGFloat) {
    (line.baseline - line.metrics.ascent, line.baseline + line.metrics.descent)
  }
}

/// Sets the text of one container.
struct ContainerSetter {
  let styled: StyledText
  let start: Int
  let container: NSTextContainer
  let usesFontLeading: Bool
  /// The height down to which lines are needed.
  let height: CGFloat

  private var padding: CGFloat { max(0, container.lineFragmentPadding) }
  private var limits: CGSize { container.limits }

  /// The lines, by the engine as a whole where all lines have the same room.
  func text() -> ContainerText {
    isSimple ? plainText() : flownText()
  }

  private var isSimple: Bool {
    container.isSimpleRectangularTextContainer && type(of: container) == NSTextContainer.self
  }

  /// The engine's container, for text between the paddings.
  private var room: TextContainer {
    TextContainer(
      width: max(0, limits.width - 2 * padding), height: min(limits.height, height),
      maximumLines: max(0, container.maximumNumberOfLines), lineBreakMode: container.lineBreakMode.textMode,
      usesFontLeading: usesFontLeading)
  }

  private func plainText() -> ContainerText {
    var layout = TextLayoutEngine.shared.layout(styled.text, in: room)
    for index in layout.lines.indices { layout.lines[index].x += padding }
    return ContainerText(styled: styled, start: start, layout: layout, height: height)
  }

  /// The characters of the lines in their places, in the order of the lines.
  func geometry(of text: ContainerText) -> TextGeometry {
    if let known = text.geometry { return known }
    var geometry = TextLayoutEngine.shared.geometry(of: styled.text, in: room)
    geometry.lines = geometry.lines.map { $0.moved(x: padding, y: 0) }
    return geometry
  }

  private func flownText() -> ContainerText {
    var flow = TextFlow(
      styled: styled, start: start, container: container, padding: padding, usesFontLeading: usesFontLeading,
      height: height)
    return flow.text()
  }
}

extension LineGeometry {
  /// The line elsewhere, with its offsets moved.
  func moved(x: CGFloat, y: CGFloat, by offset: Int = 0) -> LineGeometry {
    var line = self
    line.x += x
    line.top += y
    line.bottom += y
    line.measured = measured.moved(by: offset)
    line.clusters = clusters.map { cluster in
      var cluster = cluster
      cluster.x += x
      cluster.range = cluster.range.lowerBound + offset..<cluster.range.upperBound + offset
      return cluster
    }
    return line
  }
}

extension MeasuredLine {
  func moved(by offset: Int) -> MeasuredLine {
    guard offset != 0 else { return self }
    var line = self
    line.range = range.lowerBound + offset..<range.upperBound + offset
    line.visibleRange = visibleRange.lowerBound + offset..<visibleRange.upperBound + offset
    line.truncatedRange = truncatedRange.map { $0.lowerBound + offset..<$0.upperBound + offset }
    return line
  }
}
