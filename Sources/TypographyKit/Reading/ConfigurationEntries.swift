import SourcePlaces
import Suggestions

/// The entries of a dictionary in a configuration, and the problems found in them.
///
/// Invalid entries are reported and skipped: the rest of the file is used.
struct ConfigurationEntries {
  /// The keys that lead to the dictionary.
  let path: [String]
  /// Of two entries with the same key the first one is used.
  private(set) var entries: [(key: String, place: SourcePlace, value: ConfigurationValue)] = []
  private var indices: [String: Int] = [:]

  /// - Parameter known: All allowed keys; nil if keys are names.
  init(
    _ members: [ConfigurationValue.Member], path: [String], known: [String]? = nil, _ issues: inout IssueLog
  ) {
    self.path = path
    for member in members {
      if let known, !known.contains(member.key) {
        issues.add(
          TypographyKitIssue(
            member.place, path + [member.key], "the key is not known." + Self.hint(member.key, known),
            "It is ignored."))
      } else if indices[member.key] != nil {
        issues.add(
          TypographyKitIssue(member.place, path + [member.key], "the key occurs twice.", "The first one is used."))
      } else {
        indices[member.key] = entries.count
        entries.append((member.key, member.place, member.value))
      }
    }
  }

  var isEmpty: Bool { entries.isEmpty }

  func value(_ key: String) -> ConfigurationValue? { indices[key].map { entries[$0].value } }

  func string(_ key: String, _ issues: inout IssueLog) -> String? {
    guard let value = value(key) else { return nil }
    if case .string(let text) = value.content { return text }
    return refuse(value, key, "a string", &issues)
  }

  func bool(_ key: String, _ issues: inout IssueLog) -> Bool? {
    guard let value = value(key) else { return nil }
    if case .bool(let bool) = value.content { return bool }
    return refuse(value, key, "true or false", &issues)
  }

  /// A number within a range.
  func number(_ key: String, in range: ClosedRange<Double>, _ issues: inout IssueLog) -> Double? {
    guard let value = value(key) else { return nil }
    guard case .number(let number) = value.content else { return refuse(value, key, "a number", &issues) }
    guard range.contains(number) else {
      let (least, most) = (Self.text(range.lowerBound), Self.text(range.upperBound))
      note(value, key, "\(Self.text(number)) is not between \(least) and \(most).", "It is ignored.", &issues)
      return nil
    }
    return number
  }

  /// The value for one of the names.
  func named<Value>(_ key: String, _ values: [(name: String, value: Value)], _ issues: inout IssueLog)
    -> Value?
  {
    guard let name = string(key, &issues), let value = value(key) else { return nil }
    if let found = values.first(where: { $0.name == name }) { return found.value }
    note(value, key, "there is no '\(name)'." + Self.hint(name, values.map(\.name)), "It is ignored.", &issues)
    return nil
  }

  /// The entries of a nested dictionary; empty if there is none.
  func dictionary(_ key: String, known: [String]? = nil, _ issues: inout IssueLog) -> ConfigurationEntries {
    var members: [ConfigurationValue.Member] = []
    if let value = value(key) {
      if case .dictionary(let found) = value.content {
        members = found
      } else {
        let _: Void? = refuse(value, key, "a dictionary", &issues)
      }
    }
    return ConfigurationEntries(members, path: path + [key], known: known, &issues)
  }

  /// Reports an invalid value.
  func note(
    _ value: ConfigurationValue, _ key: String, _ problem: @autoclosure () -> String, _ fallback: String,
    _ issues: inout IssueLog
  ) {
    issues.add(TypographyKitIssue(value.place, path + [key], problem(), fallback))
  }

  private func refuse<Value>(
    _ value: ConfigurationValue, _ key: String, _ expected: String, _ issues: inout IssueLog
  ) -> Value? {
    note(value, key, "it must be \(expected), not \(value.kind).", "It is ignored.", &issues)
    return nil
  }

  private static func hint(_ name: String, _ names: [String]) -> String {
    Suggestion.sentence(Suggestion.nearest(to: name, among: names), orOneOf: names)
  }

  /// A number in its usual notation.
  static func text(_ number: Double) -> String {
    number.magnitude < 1e15 && number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
