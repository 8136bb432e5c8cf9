import Drawing
import Foundation
import TextLayout

extension UILabel {
  /// Adds the lines of the text where `drawText(in:)` draws them, and what is wrong with them.
  func describeText(into node: inout ViewNode) {
    guard content.string?.isEmpty == false else { return }
    drawnText = nil
    placeDrawing(origin: node.frame.origin)
    guard let drawn = drawnText else { return }
    drawnText = nil
    let units = Array(drawn.styled.text.string.utf16)
    node.textLines = drawn.text.lines.map { line in
      ViewTextLine(
        text: line.measured.shownText(of: units), baseline: drawn.origin.y + line.baseline,
        x: drawn.origin.x + line.x, width: line.measured.width)
    }
    node.isTruncated = drawn.text.isTruncated
    let view = accessibilityIdentifier ?? String(describing: type(of: self))
    node.findings += drawn.findings(units: units, clips: lineBreakMode == .byClipping).map { kind, message in
      ViewFinding(kind: kind, view: view, message: message)
    }
  }
}

extension MeasuredLine {
  /// The text one sees on the line, its ellipsis where it stands.
  func shownText(of units: [UInt16]) -> String {
    func text(_ start: Int, _ end: Int) -> String { String(decoding: units[start..<max(start, end)], as: UTF16.self) }
    guard let hidden = truncatedRange else { return text(visibleRange.lowerBound, visibleRange.upperBound) }
    let (start, end) = (visibleRange.lowerBound, visibleRange.upperBound)
    return text(start, min(hidden.lowerBound, end)) + "\u{2026}" + text(max(min(hidden.upperBound, end), start), end)
  }
}

extension LabelDrawing {
  /// Characters of the text that a message quotes.
  private static let quotedLength = 40
  /// The most words, or characters, that findings of one kind are about.
  private static let mentions = 8

  /// What is wrong with the text. Text that a clipping label cuts off and that is named is not larger than the label as
  /// well.
  fileprivate func findings(units: [UInt16], clips: Bool) -> [(ViewFinding.Kind, String)] {
    var findings: [(ViewFinding.Kind, String)] = []
    if text.isTruncated { findings.append((.truncatedText, truncation(units))) }
    for word in text.brokenWords.prefix(LabelDrawing.mentions) {
      let quoted = LabelDrawing.quoted(String(decoding: units[word], as: UTF16.self))
      findings.append((.brokenWord, "The word \(quoted) is broken: no line has room for it."))
    }
    // Half a pixel allows for a frame that was rounded to pixels.
    let room = CGSize(width: size.width + 0.5, height: size.height + 0.5)
    if text.size.height > room.height
      || (!(clips && text.isTruncated) && text.lines.contains { $0.measured.width > room.width })
    {
      findings.append((.clippedText, "The text is larger than the label."))
    }
    findings += styled.paints.compactMap { $0.image?.colorFinding }.map { (.unknownColors, $0) }
    for missing in text.missingCharacters.prefix(LabelDrawing.mentions) {
      let scalars = missing.characters.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
      let offset = styled.sourceOffset(of: missing.offset)
      findings.append(
        (
          .missingGlyph,
          "No font has '\(missing.characters)' (\(scalars.joined(separator: " "))), offset \(offset)."
        ))
    }
    return findings
  }

  private func truncation(_ units: [UInt16]) -> String {
    let lines = text.lines.count == 1 ? "1 line" : "\(text.lines.count) lines"
    let cut = text.cutRanges.map { String(decoding: units[$0], as: UTF16.self) }.joined(separator: " \u{2026} ")
    let words = cut.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "The text is cut after \(lines)." + (words.isEmpty ? "" : " Not shown: \(LabelDrawing.quoted(words)).")
  }

  private static func quoted(_ text: String) -> String {
    "\"" + (text.count > quotedLength ? text.prefix(quotedLength) + "\u{2026}" : text) + "\""
  }
}
