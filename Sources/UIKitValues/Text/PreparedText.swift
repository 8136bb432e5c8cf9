package import SystemText
package import TextLayout

/// A label's text as it is set, and what it looks like: what is measured and drawn as long as nothing it was prepared
/// from changes.
package final class PreparedText {
  package let styled: StyledText
  private var lastLayout: LabelLayout?
  private var lastMeasurement: LabelMeasurement?

  /// - Parameter previous: the text that was there before: what is known of an equal one stays so.
  package init(_ styled: StyledText, after previous: PreparedText?) {
    self.styled = styled
    guard let previous, previous.styled.text == styled.text else { return }
    (lastLayout, lastMeasurement) = (previous.lastLayout, previous.lastMeasurement)
  }

  /// The text, measured, as a label asks for room for it.
  package func measured(_ size: TextSize, lineCount: Int) -> LabelText {
    LabelText(size: size, lineCount: lineCount, lineSpacing: styled.text.runs.first?.style.lineSpacing ?? 0)
  }

  /// The text laid out and, if `minimumScale` is less than 1, shrunk so that it fits. The last layout is kept.
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

  private func knownLayout(in container: TextContainer, _ minimumScale: Double) -> LabelLayout? {
    guard let last = lastLayout, last.container == container, last.minimumScale == minimumScale else { return nil }
    return last
  }

  /// How large the text is as `layout` has it. No glyphs are placed to learn it, unless it is shrunk. The last
  /// measurement is kept.
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

/// A label's text laid out, and what it was laid out in.
package struct LabelLayout {
  package fileprivate(set) var container: TextContainer
  fileprivate var minimumScale: Double
  package fileprivate(set) var text: PositionedText
  /// What fonts were multiplied by so that the text fits.
  package fileprivate(set) var scaleFactor: Double
}

/// How large a label's text is, and in what.
private struct LabelMeasurement {
  var container: TextContainer
  var extent: TextExtent
}
