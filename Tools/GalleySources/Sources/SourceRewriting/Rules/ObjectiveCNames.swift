/// The names that Swift's declarations have in Objective-C.
///
/// `func move(to point: CGPoint, animated: Bool)` is `moveTo:animated:`, `func show(item: Item)` is `showWithItem:`: the
/// first label is joined to the name by "With", unless it begins, or the name ends, with a preposition.
enum ObjectiveCNames {
  /// The selector of a method or an initialiser.
  ///
  /// - Parameters:
  ///   - labels: the arguments' labels, "_" for none.
  ///   - suffix: the label of the argument that stands for `throws` or `async`.
  static func selector(of name: String, labels: [String], suffix: Suffix? = nil) -> String {
    var labels = labels.map { $0 == "_" ? "" : $0 }
    switch suffix {
    case .error where labels.isEmpty: return name + "AndReturnError:"
    case .error: labels.append("error")
    case .completionHandler where labels.isEmpty: return name + "WithCompletionHandler:"
    case .completionHandler: labels.append("completionHandler")
    case nil: break
    }
    guard let first = labels.first else { return name }
    let needsWith = !first.isEmpty && !isPreposition(firstWord(of: first)) && !isPreposition(lastWord(of: name))
    return name + (needsWith ? "With" : "") + capitalized(first) + ":" + labels.dropFirst().map { $0 + ":" }.joined()
  }

  /// The last argument in Objective-C.
  enum Suffix {
    case error, completionHandler
  }

  /// The selector of a property's setter, where `name` is its name in Objective-C.
  static func setter(of name: String) -> String { "set" + capitalized(name) + ":" }

  /// A name with its first letter in upper case.
  static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  /// The name of an Objective-C property whose getter has the name: `hidden` for `isHidden`.
  static func property(ofGetter name: String) -> String {
    guard name.hasPrefix("is"), let letter = name.dropFirst(2).first, letter.isUppercase else { return name }
    let rest = name.dropFirst(2)
    // An acronym keeps its letters: isURLValid is URLValid.
    if rest.dropFirst().first?.isUppercase == true { return String(rest) }
    return letter.lowercased() + rest.dropFirst()
  }

  private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word.lowercased()) }

  /// The words before which a label needs no "With".
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using",
    "via", "when", "with", "within",
  ]

  private static func firstWord(of name: String) -> String {
    guard let first = name.first else { return "" }
    return String(first) + name.dropFirst().prefix { !$0.isUppercase && $0 != "_" }
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: { $0.isUppercase }) else { return name }
    return String(name[start...])
  }
}
