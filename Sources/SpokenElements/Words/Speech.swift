/// The speech about an element: its description, and its hint.
///
/// The order is: whether it is selected, label and value, traits, place. Of a switch that is on and has the label "Wi-Fi",
/// `Wi-Fi. Switch Button. On.` is said, and the hint `Double tap to toggle setting.` All rules are those of
/// AccessibilitySnapshot, as its pictures and tests show them (H, of data tables M).
struct Speech {
  private let source: ElementSource
  private let position: ElementPosition?
  private let words: SpokenWords
  /// The text, preceded by the word for what is selected.
  private let selectedText: String
  /// Whether the hint is said in place of the label and value, as there is neither.
  private let hintStandsIn: Bool

  init(_ source: ElementSource, _ position: ElementPosition?, _ words: SpokenWords) {
    (self.source, self.position, self.words) = (source, position, words)
    selectedText = source.selectedText(words)
    hintStandsIn = selectedText.isEmpty && source.hint?.nonEmpty != nil
  }

  // MARK: Description

  var description: String {
    let traits = traitWords
    let text = hintStandsIn ? source.hint ?? "" : selectedText
    let described = traits.isEmpty ? text : String.joining([text.asSentence, String.joining(traits)])
    switch position {
    case .member(let number, let count, _):
      return String.joining([described, "\(number) \(words.of) \(count)."])
    case .start(let kind):
      return String.joining([described.asSentence, kind == .list ? words.listStart : words.landmarkStart])
    case .end(let kind):
      return String.joining([described.asSentence, kind == .list ? words.listEnd : words.landmarkEnd])
    case nil: return described
    }
  }

  private var traitWords: [String] {
    var said: [String] = []
    func say(_ word: String, if condition: Bool) { if condition { said.append(word) } }
    say(words.dimmed, if: has(.notEnabled))
    say(words.button, if: has(.button) && !hidesButton)
    say(words.backButton, if: has(.backButton))
    say(words.toggleButton, if: has(.toggleButton) && has(.button))
    if has(.toggleButton), let value = source.value?.nonEmpty { said.append(words.state(value)) }
    say(words.tab, if: has(.tabItem) || isInTabBar)
    say(has(.secureTextEntry) ? words.secureTextField : words.textField, if: has(.textEntry))
    say(words.isEditing, if: has(.isEditing))
    say(words.header, if: has(.header))
    say(words.link, if: has(.link))
    say(words.adjustable, if: has(.adjustable))
    say(words.image, if: has(.image))
    say(words.searchField, if: has(.searchField))
    return said
  }

  /// Whether another word says that the element is a button.
  private var hidesButton: Bool {
    !source.traits.isDisjoint(with: [.keyboardKey, .toggleButton, .tabItem, .backButton]) || isInTabBar
  }

  private var isInTabBar: Bool {
    if case .member(_, _, let isTab) = position { isTab } else { false }
  }

  private func has(_ trait: SpokenTrait) -> Bool { source.traits.contains(trait) }

  // MARK: Hint

  var hint: String? {
    let own = hintStandsIn ? nil : source.hint?.nonEmpty
    guard !has(.notEnabled), let system = systemHint else { return own }
    guard !has(.textEntry), let own else { return system }
    return (own.hasSuffix(".") ? String(own.dropLast()) : own) + ". " + system
  }

  /// The system's hint on the use of an element that is enabled.
  private var systemHint: String? {
    if has(.textEntry) {
      return has(.isEditing) ? words.editingHint : has(.textArea) ? words.editTextHint : words.editHint
    }
    if has(.toggleButton) { return words.toggleHint }
    return has(.adjustable) && !hintStandsIn ? words.adjustableHint : nil
  }
}

extension ElementSource {
  /// Label and value, preceded by the word for what is selected.
  fileprivate func selectedText(_ words: SpokenWords) -> String {
    let text = cell.map { self.text(of: $0, words) } ?? labelAndValue
    guard traits.contains(.selected) else { return text }
    return text.isEmpty ? words.selected : words.selectedPrefix + text
  }

  private var labelAndValue: String {
    guard let value = saidValue else { return saidLabel ?? "" }
    return saidLabel.map { "\($0): \(value)" } ?? value
  }

  /// The label, without the word that the trait of a back button says.
  private var saidLabel: String? {
    guard let label = label?.nonEmpty else { return nil }
    return traits.contains(.backButton) && label.lowercased() == "back" ? nil : label
  }

  /// The value, unless it is said among the traits.
  private var saidValue: String? { traits.contains(.toggleButton) ? nil : value?.nonEmpty }

  /// The headers, the label, the place and the value of a cell.
  private func text(of cell: DataTableCell, _ words: SpokenWords) -> String {
    var parts = cell.headers.map { header in
      [header.label?.nonEmpty, header.value?.nonEmpty].compactMap(\.self).joined(separator: ": ").asSentence
    }
    parts.append((saidLabel ?? "").asSentence)
    // Without a row or a column nothing is said of it (AccessibilitySnapshot's rules).
    if cell.row != nil, cell.rowSpan > 1 { parts.append("\(words.spans) \(cell.rowSpan) \(words.rows).") }
    if cell.column != nil, cell.columnSpan > 1 { parts.append("\(words.spans) \(cell.columnSpan) \(words.columns).") }
    if let row = cell.row, cell.isFirstOfRow { parts.append("\(words.row) \(row + 1).") }
    if let column = cell.column { parts.append("\(words.column) \(column + 1).") }
    parts.append(saidValue ?? "")
    return String.joining(parts)
  }
}

extension SpokenWords {
  /// The word for a switch's value: 1 is on, 0 off, 2 mixed; any other one is said as it is.
  fileprivate func state(_ value: String) -> String {
    switch value {
    case "1": isOn
    case "0": isOff
    case "2": isMixed
    default: value
    }
  }
}
