import Drawing
import Foundation
import TextLayout
@_spi(Subclasses) import UIKitValues

extension UILabel {
  /// Adds the text and its style, unless the label is empty.
  func addTextAppearance(to appearance: inout ViewAppearance, showing drawn: ViewContent) {
    guard let string = text, !string.isEmpty else { return }
    let styled = preparedText.styled
    if !drawn.shows(styled.text.string) {
      appearance.add(.text, styled.text.string)
      appearance.add(.numberOfLines, "\(numberOfLines)")
      appearance.add(.lineBreakMode, "\(lineBreakMode)")
    }
    appearance.add(.font, ofParts: displayedFonts.map(\.font.recorded))
    appearance.add(.textColor, ofParts: styled.paints.map { $0.color.recorded(under: appearance.traits) })
    appearance.add(.shadow, ofParts: styled.paints.map { $0.shadow?.recorded(under: appearance.traits) })
    // Plain text has none of these.
    if content.attributedString != nil { addRuns(of: styled, to: &appearance) }
    if textAlignment != .natural { appearance.add(.textAlignment, UILabel.alignments[textAlignment]) }
    appearance.add(.adjustsFontSizeToFitWidth, adjustsFontSizeToFitWidth)
  }

  private static let alignments = CaseNames<NSTextAlignment>()

  /// Adds the style of attributed text.
  private func addRuns(of styled: StyledText, to appearance: inout ViewAppearance) {
    let runs = styled.text.runs
    appearance.add(.textBackground, ofParts: styled.paints.map { $0.background?.recorded(under: appearance.traits) })
    appearance.add(.underline, ofParts: styled.paints.map { $0.hasUnderline ? "single" : nil })
    appearance.add(.strikethrough, ofParts: styled.paints.map { $0.hasStrikethrough ? "single" : nil })
    appearance.add(.kern, ofParts: runs.map { $0.attributes.kern.map(number) })
    appearance.add(.tracking, ofParts: runs.map { $0.attributes.tracking.map(number) })
    appearance.add(.baselineOffset, ofParts: runs.map { number($0.attributes.baselineOffset) })
    appearance.add(.lineSpacing, ofParts: runs.map { number($0.style.lineSpacing) })
    appearance.add(.paragraphSpacing, ofParts: runs.map { number($0.style.paragraphSpacing) })
    appearance.add(.lineHeightMultiple, ofParts: runs.map { number($0.style.lineHeightMultiple) })
    appearance.add(.minimumLineHeight, ofParts: runs.map { number($0.style.minimumLineHeight) })
    appearance.add(.maximumLineHeight, ofParts: runs.map { number($0.style.maximumLineHeight) })
  }
}

extension ViewContent {
  /// Whether the drawn lines have all of a text.
  fileprivate func shows(_ text: String) -> Bool {
    if lines.count == 1, lines[0].text == text { return true }
    return text.unicodeScalars.lazy.filter { $0.isInked }.elementsEqual(
      lines.lazy.flatMap { $0.text.unicodeScalars }.filter { $0.isInked })
  }
}

extension Unicode.Scalar {
  /// Whether it is neither white space, which lines lose at their ends, nor an ASCII control character.
  fileprivate var isInked: Bool { isASCII ? self > " " : !properties.isWhitespace }
}
