import Findings
import Foundation
import HeadlessUIKit
import YAMLDocuments

/// Remedies for what a view is called.
extension DisplayedViews {
  func proposalsForLabel(_ question: Question) -> [Proposal] {
    let view = question.view
    switch question.kind {
    case .missingLabel: return proposalsForMissingLabel(view)
    case .repeatedTrait:
      let label = view.accessibilityLabel ?? ""
      let words = label.split(separator: " ").dropLast()
      guard !words.isEmpty else { return [] }
      let shorter = words.joined(separator: " ").trimmingCharacters(in: CharacterSet(charactersIn: ",;:- "))
      return [labelled(view, shorter, "Set accessibilityLabel '\(label.shortened)' → '\(shorter.shortened)'.")]
    case .duplicateLabel:
      let label = view.accessibilityLabel ?? (view as? UIButton)?.currentTitle ?? ""
      guard !label.isEmpty, let context = context(of: view, apartFrom: question.other) else { return [] }
      let longer = "\(label), \(context)"
      return [labelled(view, longer, "Set accessibilityLabel to '\(longer.shortened)', which says which is meant.")]
    default: return proposalsForLargeContent(view)
    }
  }

  private func labelled(_ view: UIView, _ label: String, _ sentence: String) -> Proposal {
    guard let written = written(view), written === view || written is UIControl else { return Proposal(sentence) }
    return Proposal(
      sentence,
      [
        .set(
          written, key: "accessibilityLabel", value: YAMLText.quoted(label), swift: "accessibilityLabel = \"\(label)\"")
      ])
  }

  private func proposalsForMissingLabel(_ view: UIView) -> [Proposal] {
    let words = wordsShown(by: view)
    var proposals: [Proposal] = []
    if let (word, source) = words {
      proposals.append(labelled(view, word, "Set accessibilityLabel to '\(word.shortened)', after \(source)."))
    }
    if !(view is UIControl), view.isAccessibilityElement, place(of: view) != nil {
      proposals.append(
        Proposal(
          "Set isAccessibilityElement to false, if it only decorates.",
          [.set(view, key: "isAccessibilityElement", value: "false", swift: "isAccessibilityElement = false")]))
    }
    return proposals.isEmpty ? [Proposal("Set accessibilityLabel to what it is for.")] : proposals
  }

  /// The words of a view's texts, its picture's name or its own name, and which of them it is.
  private func wordsShown(by view: UIView) -> (String, String)? {
    if let text = views.lazy.filter({ $0.isDescendant(of: view) }).compactMap({ ($0 as? UILabel)?.text }).first(where: {
      $0.contains(where: \.isLetter)
    }) {
      return (text, "its text")
    }
    if let field = view as? UITextField, let text = field.placeholder, !text.isEmpty {
      return (text, "its placeholder")
    }
    if let (name, isSymbol) = pictureName(of: view) {
      return (SymbolWords.words(for: name), isSymbol ? "its symbol" : "its image")
    }
    // The text beside a switch or a slider says what it is for.
    if view is UIControl, let row = view.superview,
      let text = row.subviews.compactMap({ ($0 as? UILabel)?.text }).first(where: { $0.contains(where: \.isLetter) }),
      row.subviews.count <= 3
    {
      return (text, "the text beside it")
    }
    guard let name = view.accessibilityIdentifier, name.contains(where: \.isLetter) else { return nil }
    return (SymbolWords.sentence(name), "its name")
  }

  private func pictureName(of view: UIView) -> (name: String, isSymbol: Bool)? {
    for view in views.filter({ $0.isDescendant(of: view) }) {
      let holders = [definition(of: view), value("configuration", of: view)].compactMap(\.self)
      for holder in holders {
        for key in ["symbol", "image"] {
          guard let value = document?.value(key, in: holder) else { continue }
          if let name = value.scalar ?? document?.value("name", in: value)?.scalar { return (name, key == "symbol") }
        }
      }
    }
    return nil
  }

  /// A text near a view that tells it from another one: the first one of the nearest view around it that the other is not in.
  private func context(of view: UIView, apartFrom other: UIView?) -> String? {
    func texts(in outer: UIView) -> [UILabel] {
      views.compactMap { $0 as? UILabel }.filter { label in
        label.isDescendant(of: outer) && !label.isDescendant(of: view)
          && (other.map { !label.isDescendant(of: $0) } ?? true) && label.text?.contains(where: \.isLetter) == true
      }
    }
    for outer in superviews(of: view) where !(other?.isDescendant(of: outer) ?? false) {
      if let text = texts(in: outer).first?.text { return text }
    }
    // Of two in one container, what is nearest above or beside.
    let frame = frame(of: view)
    let near = superviews(of: view).lazy.map(texts).first { !$0.isEmpty }?.min { one, another in
      distance(self.frame(of: one), frame) < distance(self.frame(of: another), frame)
    }
    if let text = near?.text { return text }
    return view.accessibilityIdentifier.map(SymbolWords.sentence) ?? "2"
  }

  private func distance(_ one: CGRect, _ other: CGRect) -> Double {
    let (x, y) = (one.midX - other.midX, one.midY - other.midY)
    return x * x + 4 * y * y
  }

  private func proposalsForLargeContent(_ view: UIView) -> [Proposal] {
    let word = view.accessibilityLabel ?? wordsShown(by: view)?.0
    guard let word else { return [Proposal("Give the item a title, which bars do not show beside an image.")] }
    let sentence = "Set largeContentTitle to '\(word.shortened)'."
    guard place(of: view) != nil else {
      return [Proposal("Give the item the title '\(word.shortened)', which bars do not show beside an image.")]
    }
    return [
      Proposal(
        sentence,
        [
          .set(
            view, key: "largeContentTitle", value: YAMLText.quoted(word), swift: "largeContentTitle = \"\(word)\"")
        ])
    ]
  }
}

/// Words for what pictures show.
enum SymbolWords {
  /// The names of buttons with the commonest of Apple's symbols in its apps, in English.
  private static let known: [String: String] = [
    "plus": "Add", "minus": "Remove", "xmark": "Close", "trash": "Delete", "pencil": "Edit", "gear": "Settings",
    "gearshape": "Settings", "magnifyingglass": "Search", "heart": "Favorite", "star": "Favorite",
    "bell": "Notifications",
    "square.and.arrow.up": "Share", "square.and.arrow.down": "Download", "chevron.left": "Back",
    "chevron.right": "Next",
    "ellipsis": "More", "house": "Home", "person": "Profile", "envelope": "Mail", "phone": "Call", "camera": "Camera",
    "play": "Play", "pause": "Pause", "checkmark": "Done", "line.3.horizontal": "Menu", "arrow.clockwise": "Refresh",
    "info.circle": "Info", "questionmark.circle": "Help", "bookmark": "Bookmark", "folder": "Folder",
    "paperplane": "Send",
  ]

  /// The words for a symbol's name or an image's path.
  static func words(for name: String) -> String {
    let file = name.split(separator: "/").last.map(String.init) ?? name
    var stem = file
    for suffix in [".png", ".pdf", ".svg", "@1x", "@2x", "@3x", ".fill", ".circle"] where stem.hasSuffix(suffix) {
      if known[stem] != nil { break }
      stem = String(stem.dropLast(suffix.count))
    }
    if stem.hasPrefix("symbol-") { stem = String(stem.dropFirst("symbol-".count)) }
    return known[stem] ?? sentence(stem)
  }

  /// A name's words: `saveButton` is `Save`.
  static func sentence(_ name: String) -> String {
    var words: [String] = []
    for part in name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      var word = ""
      for character in part {
        if character.isUppercase, let last = word.last, last.isLowercase {
          words.append(word)
          word = ""
        }
        word.append(character)
      }
      words.append(word)
    }
    let kinds: Set<String> = ["button", "image", "icon", "view", "control", "symbol", "picture", "switch", "slider"]
    let meant = words.filter { !kinds.contains($0.lowercased()) }
    let text = (meant.isEmpty ? words : meant).joined(separator: " ").lowercased()
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
