package import Drawing
import Findings
package import Foundation
import QuotedText
package import TextLayout

/// The text that a label has drawn, for its lines and findings.
package struct LabelDrawing {
  private let styled: StyledText
  private let text: PositionedText
  /// The top left corner of the text, in the root view's coordinates.
  private let origin: CGPoint
  /// The size available to the text.
  private let size: CGSize
  /// Whether the label clips text at its edges.
  private let clips: Bool

  package init(styled: StyledText, text: PositionedText, origin: CGPoint, size: CGSize, clips: Bool) {
    (self.styled, self.text, self.origin, self.size, self.clips) = (styled, text, origin, size, clips)
  }

  private var string: String { styled.text.string }

  /// The lines of the text at their drawn positions.
  package var lines: [LayoutNode.Line] {
    text.lines.map { line in
      LayoutNode.Line(
        text: line.measured.shownText(of: string), x: origin.x + line.x, baseline: origin.y + line.baseline,
        width: line.measured.width)
    }
  }
}

extension MeasuredLine {
  /// The visible text of the line, including its ellipsis.
  fileprivate func shownText(of string: String) -> String {
    func text(_ start: Int, _ end: Int) -> String { string.part(start..<max(start, end)) }
    guard let hidden = truncatedRange else { return text(visibleRange.lowerBound, visibleRange.upperBound) }
    let (start, end) = (visibleRange.lowerBound, visibleRange.upperBound)
    return text(start, min(hidden.lowerBound, end)) + "\u{2026}" + text(max(min(hidden.upperBound, end), start), end)
  }
}

extension String {
  /// The text of UTF-16 code units; U+FFFD stands for half of a surrogate pair.
  fileprivate func part(_ range: Range<Int>) -> String {
    let units = utf16[utf16.index(offset: range.lowerBound)..<utf16.index(offset: range.upperBound)]
    // Copies bytes, where decoding goes from scalar to scalar.
    return String(units) ?? String(decoding: units, as: UTF16.self)
  }
}

extension String.UTF16View {
  fileprivate func index(offset: Int) -> Index { index(startIndex, offsetBy: offset) }
}

extension LabelDrawing {
  /// The maximum number of characters quoted in a message.
  private static let quotedLength = 40
  /// The maximum number of words, or characters, named in findings of one kind.
  private static let mentions = 8

  /// The findings about the text. Text that is truncated in a clipping label is not also reported as wider than the
  /// label.
  package var notes: [ViewContent.Note] {
    var notes: [ViewContent.Note] = []
    if text.isTruncated { notes.append(.init(kind: .truncatedText, message: truncation)) }
    for word in text.brokenWords.prefix(LabelDrawing.mentions) {
      let quoted = LabelDrawing.quoted(string.part(word))
      notes.append(.init(kind: .brokenWord, message: "The word \(quoted) is broken: no line has room for it."))
    }
    if isLargerThanItsRoom { notes.append(.init(kind: .clippedText, message: "The text is larger than the label.")) }
    notes += styled.paints.flatMap { $0.image?.content?.notes ?? [] }
    for name in Set(styled.paints.compactMap(\.absentFont)).sorted() {
      notes.append(.init(kind: .missingAsset, message: message(aboutAbsentFont: name)))
    }
    for missing in text.missingCharacters.prefix(LabelDrawing.mentions) {
      notes.append(.init(kind: .missingGlyph, message: message(about: missing)))
    }
    return notes
  }

  private var isLargerThanItsRoom: Bool {
    // Half a pixel of tolerance for a frame that was rounded to pixels.
    let room = CGSize(width: size.width + 0.5, height: size.height + 0.5)
    if text.size.height > room.height { return true }
    return !(clips && text.isTruncated) && text.lines.contains { $0.measured.width > room.width }
  }

  private func message(aboutAbsentFont name: String) -> String {
    "There is no file of the font \(name.quoted), which comes with iOS: the text is in a bundled font, and can be wider "
      + "or narrower than on a device."
  }

  private func message(about missing: MissingCharacter) -> String {
    let scalars = missing.characters.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
    let offset = styled.sourceOffset(of: missing.offset)
    return "No font has \(missing.characters.quoted) (\(scalars.joined(separator: " "))), offset \(offset)."
  }

  private var truncation: String {
    let lines = text.lines.count == 1 ? "1 line" : "\(text.lines.count) lines"
    let cut = text.cutRanges.map { string.part($0) }.joined(separator: " \u{2026} ")
    let words = cut.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "The text is cut after \(lines)." + (words.isEmpty ? "" : " Not shown: \(LabelDrawing.quoted(words)).")
  }

  package static func quoted(_ text: String) -> String {
    "\"" + (text.count > quotedLength ? text.prefix(quotedLength) + "\u{2026}" : text).isolated + "\""
  }
}
