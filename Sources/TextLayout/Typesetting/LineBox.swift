/// The vertical extents of a line, computed as in TextKit from its fonts and its paragraph's style.
///
/// For a line with ascent a and descent d, the height is h = min(maximum, max((a + d) multiple, minimum)); the part
/// beyond a + d goes above the text (STULabel's `STUTextFrameOptions`, the mode that imitates TextKit; Apple's
/// description applies the multiple before the limits too).
///
/// A baseline offset shared by all text of a line moves the text within the line. A line without height limits grows by
/// it, with the text at its top or, for a negative offset, at its bottom: a line with 16 points above and 4 below its
/// baseline is 25 high with an offset of 5, with the text's baseline at 16, and at 21 with an offset of -5. In a line
/// fixed at 30 points the text moves up or down by the offset, from 26 to 21 and 31: design systems centre text that
/// way. For a label's whole text, UIKit does this since iOS 16.6 (its release notes, 106109259: a negative offset
/// lowers the text within the label's bounds; Stack Overflow 76655003: it enlarges a label whose lines have no fixed
/// height).
struct LineBox: Hashable, Sendable {
  var height: Double
  /// Points below the baseline.
  var descent: Double
  var leading: Double
  /// Points between this line and the next.
  var gap: Double

  var ascent: Double { height - descent }

  /// - Parameters:
  ///   - extents: the extents of the text around the baseline, without `sharedOffset`.
  ///   - sharedOffset: the offset by which all text of the line is raised, or lowered if negative.
  init(_ extents: LineMetrics, sharedOffset: Double, style: ParagraphStyle, usesFontLeading: Bool) {
    let multiple = style.lineHeightMultiple.finite
    let own = extents.lineHeight * (multiple > 0 ? multiple : 1)
    height = LineBox.limited(own + abs(sharedOffset), by: style)
    // Lowered text makes a line grow below the baseline.
    descent = extents.descent + (sharedOffset < 0 ? height - LineBox.limited(own, by: style) : 0)
    leading = extents.leading
    gap = LineBox.gap(
      lineSpacing: max(0, style.lineSpacing.finite), leading: usesFontLeading ? extents.leading : 0)
  }

  private static func limited(_ height: Double, by style: ParagraphStyle) -> Double {
    let maximum = style.maximumLineHeight.finite
    let limited = max(height, style.minimumLineHeight.finite)
    return maximum > 0 ? min(maximum, limited) : limited
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
  /// The box of a line with text in the styles of `range`.
  func box(ofStyles range: ClosedRange<Int>, in container: TextContainer) -> LineBox {
    let offset = sharedOffset(ofStyles: range)
    return LineBox(
      extents(ofStyles: range, above: offset), sharedOffset: offset, style: style,
      usesFontLeading: container.usesFontLeading)
  }

  /// The box of every line in the font, or another size of it; nil if there are several styles.
  func onlyBox(in font: TextFont?, _ container: TextContainer) -> LineBox? {
    guard runs.count == 1 else { return nil }
    // Read in place: copying the attributes would count references.
    let offset = runs[0].attributes.baselineOffset.finite
    let extents = TextAttributes.extents(
      font?.metrics ?? runs[0].attributes.font.metrics, runs[0].attributes.attachment, raisedBy: offset - offset)
    return LineBox(extents, sharedOffset: offset, style: style, usesFontLeading: container.usesFontLeading)
  }

  /// The offset by which all text in the styles is raised or, if negative, lowered: the smallest one in common.
  private func sharedOffset(ofStyles range: ClosedRange<Int>) -> Double {
    var (lowest, highest) = (Double.infinity, -Double.infinity)
    for run in runs[range] {
      lowest = min(lowest, run.attributes.baselineOffset.finite)
      highest = max(highest, run.attributes.baselineOffset.finite)
    }
    return lowest > 0 ? lowest : min(highest, 0)
  }

  /// The largest ascent, descent and leading around a baseline that is `offset` above the line's.
  private func extents(ofStyles range: ClosedRange<Int>, above offset: Double) -> LineMetrics {
    func extents(_ index: Int) -> LineMetrics {
      let attributes = runs[index].attributes
      return attributes.extents(in: attributes.font, above: offset)
    }
    var largest = extents(range.lowerBound)
    for index in range.dropFirst() {
      let other = extents(index)
      largest.ascent = max(largest.ascent, other.ascent)
      largest.descent = max(largest.descent, other.descent)
      largest.leading = max(largest.leading, other.leading)
    }
    return largest
  }
}
