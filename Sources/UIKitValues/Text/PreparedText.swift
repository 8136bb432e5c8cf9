package import SystemText
package import TextLayout

/// A label's text prepared for layout with its appearance, which is measured and drawn until something it depends on
/// changes.
package final class PreparedText {
  package let styled: StyledText
  private var lastLayout: LabelLayout?
  private var lastMeasurement: LabelMeasurement?

  /// - Parameter previous: the previous text, whose results are taken over if it is equal.
  package init(_ styled: StyledText, after previous: PreparedText?) {
    self.styled = styled
    guard let previous, previous.styled.text == styled.text else { return }
    (lastLayout, lastMeasurement) = (previous.lastLayout, previous.lastMeasurement)
  }

  /// The measured text with which a label computes its size.
  package func measured(_ size: TextSize, lineCount: Int) -> LabelText {
    LabelText(size: size, lineCount: lineCount, lineSpacing: styled.text.runs.first?.style.lineSpacing ?? 0)
  }

  /// The layout of the text, shrunk to fit if `minimumScale` is less than 1. The last layout is cached.
  package func layout(in container: TextContainer, minimumScale: Double) -> LabelLayout {
    if let known = knownLayout(in: container, minimumScale) { return known }
    let engine = TextLayoutEngine.shared
    let text = styled.text
    let factor = minimumScale < 1 ? engine.scaleFactor(fitting: text, in: container, minimum: minimumScale) : 1
    let layout = LabelLayout(
      container: container, minimumScale: minimumScale,
      text: engine.layout(factor < 1 ? text.scaled(by: factor) : text, in: container), scaleFactor: factor)
    lastLayout = layout
    return layout
  }

  /// The last layout, if it is that in a container, too: one in which all of the text has room, in the same lines.
  private func knownLayout(in container: TextContainer, _ minimumScale: Double) -> LabelLayout? {
    guard var last = lastLayout, last.minimumScale == minimumScale else { return nil }
    if last.container == container { return last }
    var other = last.container
    (other.width, other.height) = (container.width, container.height)
    // The height decides only after which line the text is cut.
    guard minimumScale >= 1, other == container, !last.text.isTruncated,
      last.text.lines.count <= 1 || last.text.size.height <= container.height,
      last.container.width == container.width || hasSameLine(last.text, atWidth: container.width)
    else { return nil }
    last.container = container
    return last
  }

  /// Whether a text of one line that begins at the left has it at another width, too. White space at its end is as wide as
  /// there is room.
  private func hasSameLine(_ text: PositionedText, atWidth width: Double) -> Bool {
    guard text.lines.count == 1, let line = text.lines.first, line.measured.visibleRange == line.measured.range,
      line.x == 0, width >= text.size.width
    else { return false }
    return styled.text.runs.allSatisfy { $0.style.alignment == .left && $0.style.tailIndent == 0 }
  }

  /// The size of the text as laid out by `layout`. No glyphs are positioned for it, unless the text is shrunk. The last
  /// measurement is cached.
  package func extent(in container: TextContainer, minimumScale: Double) -> TextExtent {
    if let last = lastMeasurement, last.container == container, minimumScale == 1 { return last.extent }
    if minimumScale < 1 || knownLayout(in: container, minimumScale) != nil {
      let text = layout(in: container, minimumScale: minimumScale).text
      return TextExtent(size: text.size, lineCount: text.lines.count, isTruncated: text.isTruncated)
    }
    let extent = TextLayoutEngine.shared.extent(of: styled.text, in: container)
    lastMeasurement = LabelMeasurement(container: container, extent: extent)
    return extent
  }
}

/// The layout of a label's text, and its container.
package struct LabelLayout {
  package fileprivate(set) var container: TextContainer
  fileprivate var minimumScale: Double
  package fileprivate(set) var text: PositionedText
  /// The factor by which fonts were multiplied to fit the text.
  package fileprivate(set) var scaleFactor: Double
}

/// The size of a label's text in a container.
private struct LabelMeasurement {
  var container: TextContainer
  var extent: TextExtent
}
