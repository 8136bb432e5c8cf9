/// The vertical extents of a line, as TextKit makes them of its fonts and its paragraph's style.
///
/// Of a line with ascent a and descent d, h = min(maximum, max((a + d) multiple, minimum)) is the height; what it has
/// more than a + d goes above the text (STULabel's `STUTextFrameOptions`, the mode that imitates TextKit; Apple's
/// description applies the multiple before the limits too).
///
/// An offset from the baseline that all text of a line has moves the text within the line. A line that no limit holds grows
/// by it, and the text stands at its top or, of a negative one, at its bottom: a line of 16 above and 4 below its baseline
/// is 25 high with an offset of 5, the text's baseline at 16, and at 21 with one of -5. In a line of 30 points the text moves
/// up or down by the offset, from 26 to 21 and 31: design systems centre text so. Of a label's whole text, that is how UIKit
/// has it since iOS 16.6 (its release notes, 106109259: a negative offset lowers the text within the label's bounds; Stack
/// Overflow 76655003: it makes a label larger whose lines have no fixed height).
struct LineBox: Hashable, Sendable {
  var height: Double
  /// Points below the baseline.
  var descent: Double
  var leading: Double
  /// Points between this line and the next.
  var gap: Double

  var ascent: Double { height - descent }

  /// - Parameters:
  ///   - extents: those of the text around the baseline, but for `sharedOffset`.
  ///   - sharedOffset: how far all text of the line is raised, and below 0 lowered.
  init(_ extents: LineMetrics, sharedOffset: Double, style: ParagraphStyle, usesFontLeading: Bool) {
    let multiple = style.lineHeightMultiple.finite
    let own = extents.lineHeight * (multiple > 0 ? multiple : 1)
    height = LineBox.limited(own + abs(sharedOffset), by: style)
    // What lowered text makes a line grow by is below the baseline.
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
  /// The box of a line that holds text of the styles `range`.
  func box(ofStyles range: ClosedRange<Int>, in container: TextContainer) -> LineBox {
    let offset = sharedOffset(ofStyles: range)
    return LineBox(
      extents(ofStyles: range, above: offset), sharedOffset: offset, style: style,
      usesFontLeading: container.usesFontLeading)
  }

  /// The box of every line, where there is one style, in its font or in another size of that; nil where there are several.
  func onlyBox(in font: TextFont?, _ container: TextContainer) -> LineBox? {
    guard runs.count == 1 else { return nil }
    let attributes = runs[0].attributes
    let offset = attributes.baselineOffset.finite
    return LineBox(
      attributes.extents(in: font ?? attributes.font, above: offset), sharedOffset: offset, style: style,
      usesFontLeading: container.usesFontLeading)
  }

  /// How far all text of the styles is raised or, below 0, lowered: the least that they have in common.
  private func sharedOffset(ofStyles range: ClosedRange<Int>) -> Double {
    var (lowest, highest) = (Double.infinity, -Double.infinity)
    for run in runs[range] {
      lowest = min(lowest, run.attributes.baselineOffset.finite)
      highest = max(highest, run.attributes.baselineOffset.finite)
    }
    return lowest > 0 ? lowest : min(highest, 0)
  }

  /// The largest extents of each kind around a baseline that is `offset` above the line's.
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
