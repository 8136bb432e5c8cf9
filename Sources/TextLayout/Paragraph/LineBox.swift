/// The vertical extents of a line, as TextKit makes them of its fonts and its paragraph's style.
///
/// Of a line with ascent a and descent d, h = min(maximum, max((a + d) multiple, minimum)) is the height; what it has
/// more than a + d goes above the text (STULabel's `STUTextFrameOptions`, the mode that imitates TextKit; Apple's
/// description applies the multiple before the limits too).
struct LineBox: Hashable, Sendable {
  var height: Double
  /// Points below the baseline.
  var descent: Double
  var leading: Double
  /// Points between this line and the next.
  var gap: Double

  var ascent: Double { height - descent }

  init(_ extents: LineMetrics, style: ParagraphStyle, usesFontLeading: Bool) {
    let multiple = style.lineHeightMultiple.finite
    let own = extents.lineHeight * (multiple > 0 ? multiple : 1)
    let maximum = style.maximumLineHeight.finite
    let limited = max(own, style.minimumLineHeight.finite)
    height = maximum > 0 ? min(maximum, limited) : limited
    descent = extents.descent
    leading = extents.leading
    gap = LineBox.gap(
      lineSpacing: max(0, style.lineSpacing.finite), leading: usesFontLeading ? extents.leading : 0)
  }

  /// Points between one line and the next: the larger of line spacing and the font's leading; a negative leading is
  /// added to the spacing.
  ///
  /// mobimeo/ios-baseline-alignment asserts this of UILabel over all preferred fonts (iOS 14). STULabel found, on iOS 11
  /// and 12, that labels leave leading out; the newer source is followed.
  private static func gap(lineSpacing: Double, leading: Double) -> Double {
    leading > 0 ? max(lineSpacing, leading) : lineSpacing + leading
  }
}

extension TextParagraph {
  /// The box of a line that holds text of the styles `range`.
  func box(ofStyles range: ClosedRange<Int>, in container: TextContainer) -> LineBox {
    LineBox(extents(ofStyles: range), style: style, usesFontLeading: container.usesFontLeading)
  }

  /// The box of every line, where there is one style, in its font or in another size of that; nil where there are several.
  func onlyBox(in font: TextFont?, _ container: TextContainer) -> LineBox? {
    guard runs.count == 1 else { return nil }
    let extents = font.map { runs[0].attributes.extents(in: $0) } ?? runs[0].attributes.extents
    return LineBox(extents, style: style, usesFontLeading: container.usesFontLeading)
  }

  /// The largest extents of each kind.
  private func extents(ofStyles range: ClosedRange<Int>) -> LineMetrics {
    var extents = runs[range.lowerBound].attributes.extents
    for index in range.dropFirst() {
      let other = runs[index].attributes.extents
      extents.ascent = max(extents.ascent, other.ascent)
      extents.descent = max(extents.descent, other.descent)
      extents.leading = max(extents.leading, other.leading)
    }
    return extents
  }
}
