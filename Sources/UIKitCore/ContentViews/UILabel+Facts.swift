import Foundation

extension UILabel {
  /// Adds the facts about the label's text that the rules of Dynamic Type check.
  func addTextFacts(to facts: inout ViewFacts) {
    facts.text = text
    facts.fonts = fontRuns
    facts.isDisabled = facts.isDisabled || !isEnabled
    facts.clips = clipsToBounds || lineBreakMode == .byClipping || clipsTextAtEdges
    facts.hasSystemAlignment = systemAlignment == textAlignment
  }

  private var fontRuns: [FontRun] { displayedFonts.map { FontRun($0.text, $0.font) } }

  /// The runs of the text that have a font each.
  var displayedFonts: [(text: String, font: UIFont)] {
    guard let string = content.attributedString, string.length > 0 else { return [(text ?? "", font)] }
    var runs: [(text: String, font: UIFont)] = []
    string.enumerateAttribute(.font, in: NSRange(location: 0, length: string.length)) { value, range, _ in
      runs.append((string.attributedSubstring(from: range).string, (value as? UIFont) ?? font))
    }
    return runs
  }
}

extension FontRun {
  /// A run in a font.
  package init(_ text: String, _ font: UIFont) {
    self.init(text: text, pointSize: Double(font.pointSize), followsTextSize: font.origin != .fixed)
  }
}
