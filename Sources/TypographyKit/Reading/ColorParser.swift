import HeadlessUIKit
import LocalizedStrings
import Suggestions

/// Makes colours of a configuration's entries, which may name each other in any order.
struct ColorParser {
  /// What a colour cannot be made for.
  private enum Problem: Error {
    case cycle([String])
    case tooDeep
    case unknown(String)
    case format(String)
  }

  /// References, one through another, that a colour may have.
  private static let depthLimit = 32

  private let entries: ConfigurationEntries
  /// What was made, with the references within it.
  private var made: [String: (color: TypographyColor, depth: Int)] = [:]
  /// The entries that are being made, each named by the one before it.
  private var trace: [String] = []

  init(_ entries: ConfigurationEntries) { self.entries = entries }

  /// The colours of all entries that are right.
  mutating func colors(_ issues: inout IssueLog) -> [String: TypographyColor] {
    for entry in entries.entries {
      do throws(Problem) {
        _ = try color(of: entry.key)
      } catch {
        entries.note(entry.value, entry.key, sentence(error), "It is left out.", &issues)
      }
    }
    return made.mapValues(\.color)
  }

  /// The colour that a text names, by itself or by an entry; notes what is wrong with it.
  mutating func color(
    _ key: String, of owner: ConfigurationEntries, _ issues: inout IssueLog
  ) -> TypographyColor? {
    guard let text = owner.string(key, &issues), let value = owner.value(key) else { return nil }
    do throws(Problem) { return try color(named: text).color } catch {
      owner.note(value, key, sentence(error), "It is left out.", &issues)
      return nil
    }
  }

  // MARK: Entries

  private mutating func color(of key: String) throws(Problem) -> (color: TypographyColor, depth: Int) {
    if let known = made[key] { return known }
    if let index = trace.firstIndex(of: key) { throw .cycle(Array(trace[index...])) }
    guard trace.count < Self.depthLimit else { throw .tooDeep }
    guard let value = entries.value(key) else { throw .unknown(key) }
    trace.append(key)
    defer { trace.removeLast() }
    var found = try color(value)
    found.depth += 1
    guard found.depth <= Self.depthLimit else { throw .tooDeep }
    made[key] = found
    return found
  }

  private mutating func color(_ value: ConfigurationValue) throws(Problem) -> (color: TypographyColor, depth: Int) {
    switch value.content {
    case .string(let text): return try color(named: text)
    case .dictionary(let members): return try dynamicColor(members)
    case .number, .bool, .other:
      throw .format("it has to be a string, or a dictionary of 'light' and 'dark', not \(value.kind).")
    }
  }

  /// An entry's colour, the colour that the text is by itself, or a shade of one of them.
  ///
  /// An entry that has its own name for a value is that colour itself: `"gray": "gray"`.
  private mutating func color(named text: String) throws(Problem) -> (color: TypographyColor, depth: Int) {
    let own = TypographyColor(string: text)
    if entries.value(text) != nil, own == nil || trace.last != text { return try color(of: text) }
    if let own { return (own, 0) }
    let words = text.split(separator: " ").map(String.init)
    let shades = words.filter { UIColor.shades[$0] != nil }
    guard !shades.isEmpty, shades.count < words.count else { throw .unknown(text) }
    guard shades.count <= Self.depthLimit else { throw .tooDeep }
    let rest = words.filter { UIColor.shades[$0] == nil }.joined(separator: " ")
    let base = try color(named: rest)
    let color = shades.reversed().reduce(base.color) { .shade(shade: $1, color: $0) }
    return (color, base.depth + shades.count)
  }

  private mutating func dynamicColor(
    _ members: [ConfigurationValue.Member]
  ) throws(Problem) -> (color: TypographyColor, depth: Int) {
    var colors: [TypographyInterfaceStyle: TypographyColor] = [:]
    var depth = 0
    for member in members {
      guard let style = TypographyInterfaceStyle(rawValue: member.key.lowercased()) else {
        throw .format("there is no appearance '\(member.key)'. It has light, dark.")
      }
      let found = try color(member.value)
      colors[style] = found.color
      depth = max(depth, found.depth)
    }
    guard colors[.light] != nil else { throw .format("a colour for 'light' is missing.") }
    return (.dynamicColor(colors: colors), depth + 1)
  }

  // MARK: Messages

  private func sentence(_ problem: Problem) -> String {
    switch problem {
    case .cycle(let names):
      return "colours name each other in a circle: \((names + names.prefix(1)).joined(separator: " → "))."
    case .tooDeep: return "more than \(Self.depthLimit) colours name one another here."
    case .format(let sentence): return sentence
    case .unknown(let name):
      let names = entries.entries.prefix(500).map(\.key) + TypographyColor.names.keys.sorted()
      let hint = Suggestion.nearest(to: name, among: names).map { " Did you mean '\($0)'?" }
      return "there is no colour '\(name)'."
        + (hint ?? " Write #RRGGBB, rgb(r, g, b), a name, or that of an entry of typography-colors.")
    }
  }
}
