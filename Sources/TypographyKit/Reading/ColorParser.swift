import HeadlessUIKit
import LocalizedStrings
import Suggestions

/// Makes colours from a configuration's entries, which may refer to each other in any order and in chains of any
/// length.
struct ColorParser {
  static let key = "typography-colors"
  /// A reason that a colour cannot be made.
  private enum Problem: Error {
    case cycle([String])
    case format(String)
    case leftOut(String)
    case unknown(String)
  }

  /// The colour that a text refers to: `darker light ink` is the entry `ink`, made lighter, then darker.
  private struct Naming {
    enum Base {
      case entry(String)
      case color(TypographyColor)
    }

    var base: Base
    var shades: [String] = []
  }

  let entries: ConfigurationEntries
  /// The lengths of entries' names in UTF-8.
  private let nameLengths: Set<Int>
  private var made: [String: NestedColor] = [:]
  private var problems: [String: Problem] = [:]

  init(_ entries: ConfigurationEntries) {
    self.entries = entries
    nameLengths = Set(entries.entries.map(\.key.utf8.count))
  }

  /// Makes the colours of all valid entries.
  mutating func colors(_ issues: inout IssueLog) -> [String: TypographyColor] {
    for entry in entries.entries {
      make(entry.key)
      guard let problem = problems[entry.key] else { continue }
      entries.note(entry.value, entry.key, sentence(problem), "It is ignored.", &issues)
    }
    return made.mapValues(\.color)
  }

  /// The colour that a text refers to, by itself or by an entry, once all entries are made; reports problems.
  func color(_ key: String, of owner: ConfigurationEntries, _ issues: inout IssueLog) -> TypographyColor? {
    guard let text = owner.string(key, &issues), let value = owner.value(key) else { return nil }
    do throws(Problem) { return try color(named: text, by: nil).color } catch {
      owner.note(value, key, sentence(error), "It is ignored.", &issues)
      return nil
    }
  }

  // MARK: Entries

  /// Makes an entry's colour after those it refers to: without recursion, as there may be many.
  private mutating func make(_ name: String) {
    var chain = [name]
    var indices = [name: 0]
    while let key = chain.last {
      if let next = unmadeEntry(for: key) {
        guard let start = indices[next] else {
          indices[next] = chain.count
          chain.append(next)
          continue
        }
        let circle = Array(chain[start...])
        for member in circle {
          problems[member] = .cycle(circle)
          indices[member] = nil
        }
        chain.removeSubrange(start...)
      } else {
        finish(key)
        indices[key] = nil
        chain.removeLast()
      }
    }
  }

  /// An entry that has to be made before another one; nil if there is none left.
  private func unmadeEntry(for key: String) -> String? {
    guard made[key] == nil, problems[key] == nil, let value = entries.value(key) else { return nil }
    return entries(namedBy: value, of: key).first { made[$0] == nil && problems[$0] == nil }
  }

  /// The entries that a colour refers to.
  ///
  /// - Parameter key: The entry that has the value, if any.
  func entries(namedBy value: ConfigurationValue, of key: String?) -> [String] {
    texts(in: value).compactMap { text in
      if case .entry(let name) = naming(text, by: key)?.base { name } else { nil }
    }
  }

  /// The texts that can refer to entries: a dictionary with more members than there are appearances is invalid anyway.
  private func texts(in value: ConfigurationValue) -> [String] {
    switch value.content {
    case .string(let text): [text]
    case .dictionary(let members):
      members.prefix(TypographyInterfaceStyle.allCases.count).compactMap { member in
        if case .string(let text) = member.value.content { text } else { nil }
      }
    case .number, .bool, .other: []
    }
  }

  private mutating func finish(_ key: String) {
    guard made[key] == nil, problems[key] == nil, let value = entries.value(key) else { return }
    do throws(Problem) { made[key] = try color(value, of: key) } catch { problems[key] = error }
  }

  // MARK: Values

  private func color(_ value: ConfigurationValue, of key: String) throws(Problem) -> NestedColor {
    switch value.content {
    case .string(let text): return try color(named: text, by: key)
    case .dictionary(let members): return try dynamicColor(members, of: key)
    case .number, .bool, .other:
      throw .format("it must be a string, or a dictionary of 'light' and 'dark', not \(value.kind).")
    }
  }

  /// - Parameter key: The entry that has the text as its value, if any.
  private func color(named text: String, by key: String?) throws(Problem) -> NestedColor {
    guard let naming = naming(text, by: key) else { throw .unknown(Self.withoutShades(text)) }
    return try naming.shades.reversed().reduce(color(naming.base)) { color, shade in
      NestedColor(.shade(shade: shade, color: color.color), around: [color])
    }
  }

  private func color(_ base: Naming.Base) throws(Problem) -> NestedColor {
    switch base {
    case .color(let color): return NestedColor(color, around: [])
    case .entry(let name):
      guard let known = made[name] else { throw .leftOut(name) }
      return known
    }
  }

  private func dynamicColor(
    _ members: [ConfigurationValue.Member], of key: String
  ) throws(Problem) -> NestedColor {
    var colors: [TypographyInterfaceStyle: NestedColor] = [:]
    let texts = try appearances(members)
    for style in TypographyInterfaceStyle.allCases {
      if let text = texts[style] { colors[style] = try color(named: text, by: key) }
    }
    return NestedColor(.dynamicColor(colors: colors.mapValues(\.color)), around: Array(colors.values))
  }

  private func appearances(
    _ members: [ConfigurationValue.Member]
  ) throws(Problem) -> [TypographyInterfaceStyle: String] {
    var texts: [TypographyInterfaceStyle: String] = [:]
    for member in members {
      guard let style = TypographyInterfaceStyle(rawValue: member.key.lowercased()) else {
        throw .format("there is no appearance '\(member.key)'. Use one of light, dark.")
      }
      guard case .string(let text) = member.value.content else {
        throw .format("the colour for '\(member.key)' must be a string, not \(member.value.kind).")
      }
      guard texts.updateValue(text, forKey: style) == nil else {
        throw .format("there are two colours for '\(style.rawValue)'.")
      }
    }
    guard texts[.light] != nil else { throw .format("the colour for 'light' is missing.") }
    return texts
  }

  // MARK: Names

  /// An entry, the colour that the text describes by itself, or a shade of one of them; nil for anything else.
  ///
  /// As in the library, words for shades are removed one by one until the rest is a name, which may contain such words,
  /// too: `darker light blue` is the entry `light blue`, if there is one, made darker.
  private func naming(_ text: String, by key: String?) -> Naming? {
    if let base = base(text, by: key) { return Naming(base: base) }
    let words = text.split(separator: " ")
    var (kept, shades): ([Substring], [String]) = ([], [])
    var length = words.reduce(words.count - 1) { $0 + $1.utf8.count }
    for (index, word) in words.enumerated() {
      guard UIColor.shades[String(word)] != nil else {
        kept.append(word)
        continue
      }
      shades.append(String(word))
      length -= word.utf8.count + 1
      // The rest is only joined if it can be a name: there may be as many rests as words.
      guard nameLengths.contains(length) else { continue }
      let rest = (kept + words[(index + 1)...]).joined(separator: " ")
      if entries.value(rest) != nil, let base = base(rest, by: key) { return Naming(base: base, shades: shades) }
    }
    guard !shades.isEmpty else { return nil }
    return base(kept.joined(separator: " "), by: key).map { Naming(base: $0, shades: shades) }
  }

  /// An entry whose value is its own name means the predefined colour: `"gray": "gray"`.
  private func base(_ text: String, by key: String?) -> Naming.Base? {
    let own = TypographyColor(string: text)
    if entries.value(text) != nil, own == nil || key != text { return .entry(text) }
    return own.map { .color($0) }
  }

  /// The name in a text that is not a colour, for messages.
  private static func withoutShades(_ text: String) -> String {
    let words = text.split(separator: " ")
    let rest = words.filter { UIColor.shades[String($0)] == nil }
    return rest.isEmpty || rest.count == words.count ? text : rest.joined(separator: " ")
  }

  // MARK: Messages

  private func sentence(_ problem: Problem) -> String {
    switch problem {
    case .cycle(let names): return "colours refer to each other in a cycle: \(NameCycle(names))."
    case .format(let sentence): return sentence
    case .leftOut(let name): return "it refers to the colour '\(name)', which is ignored."
    case .unknown(let name):
      let names = entries.entries.prefix(500).map(\.key) + TypographyColor.names.keys.sorted()
      let hint = Suggestion.nearest(to: name, among: names).map { " Did you mean '\($0)'?" }
      return "there is no colour '\(name)'."
        + (hint ?? " Write #RRGGBB, rgb(r, g, b), a name, or that of an entry of typography-colors.")
    }
  }
}

/// A colour that may contain others, nested at most 32 levels deep: deeper ones are converted to numbers, which look
/// the same, as drawing visits all levels.
private struct NestedColor {
  private static let depthLimit = 32

  let color: TypographyColor
  private let depth: Int

  init(_ color: TypographyColor, around inner: [NestedColor]) {
    let depth = inner.map { $0.depth + 1 }.max() ?? 0
    let isDeep = depth > Self.depthLimit
    self.color = isDeep ? color.inNumbers : color
    self.depth = isDeep ? 1 : depth
  }
}
