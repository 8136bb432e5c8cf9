import Foundation
import HeadlessUIKit
import SpokenElements

/// The facts about an element beside its number: containers that are entered, words, hint, actions, content, silent
/// traits, names for Voice Control.
@MainActor
enum LegendEntry {
  private static let fontSize = 12.0
  /// The distance between the number's leading edge and the text, for numbers of two digits.
  private static let indent = 30.0
  private static let grey = UIColor(white: 0.33, alpha: 1)

  /// - Parameters:
  ///   - index: the place in the order of reading, from 0.
  ///   - entered: the containers that are entered with the element.
  static func view(
    _ index: Int, _ element: SpokenElement, entered: [SpokenContainer] = [], width: Double
  ) -> UIView {
    let badge = NumberBadge.view(index)
    let left = max(indent, badge.frame.width + 6)
    let entry = note(text(of: element, entered), width: width, left: left)
    badge.frame.origin = .zero
    entry.addSubview(badge)
    entry.frame.size.height = max(entry.frame.height, badge.frame.height)
    return entry
  }

  /// A remark in the place of an entry.
  static func note(_ text: String, width: Double) -> UIView { note(line(text, color: grey), width: width, left: 0) }

  private static func note(_ text: NSAttributedString, width: Double, left: Double) -> UIView {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    let height = label.sizeThatFits(CGSize(width: width - left, height: 1e6)).height
    label.frame = CGRect(x: left, y: 0, width: width - left, height: height)
    let entry = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    entry.addSubview(label)
    return entry
  }

  private static func text(of element: SpokenElement, _ entered: [SpokenContainer]) -> NSAttributedString {
    var lines = entered.map { line("in “\($0.name)”", color: grey) }
    if !element.description.isEmpty { lines.append(line(element.description)) }
    if let hint = element.hint { lines.append(line(hint, font: .italicSystemFont(ofSize: fontSize), color: grey)) }
    if element.description.isEmpty, element.hint == nil, element.customActions.isEmpty {
      lines.append(line("nothing is read", font: .italicSystemFont(ofSize: fontSize), color: grey))
    }
    lines += actions(of: element) + content(of: element)
    lines += speech(of: element).map { line($0, color: grey) }
    let whole = NSMutableAttributedString()
    for (index, line) in lines.enumerated() {
      if index > 0 { whole.append(NSAttributedString(string: "\n")) }
      whole.append(line)
    }
    return whole
  }

  private static func actions(of element: SpokenElement) -> [NSAttributedString] {
    guard !element.customActions.isEmpty else { return [] }
    return [line("Actions Available", color: grey)] + element.customActions.map { line("↓ \($0)") }
  }

  private static func content(of element: SpokenElement) -> [NSAttributedString] {
    guard !element.customContent.isEmpty else { return [] }
    return [line("More Content Available", color: grey)]
      + element.customContent.map { content in
        let words = [content.label, content.value].filter { !$0.isEmpty }.joined(separator: ": ")
        return line(words, font: content.isImportant ? .boldSystemFont(ofSize: fontSize) : nil)
      }
  }

  /// The parts of an entry that leave the words as they are: silent traits, and how they are spoken and called.
  private static func speech(of element: SpokenElement) -> [String] {
    let silent = element.traits.filter(SpokenTrait.shownSilent.contains).map(\.rawValue)
    return (silent.isEmpty ? [] : ["traits: \(silent.joined(separator: ", "))"])
      + (element.respondsToUserInteraction ? [] : ["does not respond to touches"])
      + element.speech.map { "\($0.name): “\($0.text)” \($0.value)" }
      + (element.language.map { ["language: \($0)"] } ?? [])
      + (element.userInputLabels.isEmpty
        ? [] : ["Voice Control: " + element.userInputLabels.map { "“\($0)”" }.joined(separator: ", ")])
  }

  private static func line(_ text: String, font: UIFont? = nil, color: UIColor = .black) -> NSAttributedString {
    NSAttributedString(
      string: text,
      attributes: [.font: font ?? .systemFont(ofSize: fontSize), .foregroundColor: color])
  }
}

extension SpokenTrait {
  /// Traits that VoiceOver does not name, except that of texts, which is on every label.
  fileprivate static let shownSilent: Set<SpokenTrait> = [
    .playsSound, .keyboardKey, .summaryElement, .updatesFrequently, .startsMediaSession, .allowsDirectInteraction,
    .causesPageTurn,
  ]
}
