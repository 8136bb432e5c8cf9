/// A value of a property list in the old format of OpenStep, in which Xcode writes its projects.
package enum OpenStepValue: Sendable, Hashable {
  case string(String)
  case array([OpenStepValue])
  case dictionary([String: OpenStepValue])

  package var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  /// The texts of an array; none for another value.
  package var strings: [String] {
    guard case .array(let values) = self else { return [] }
    return values.compactMap(\.string)
  }

  package subscript(key: String) -> OpenStepValue? {
    guard case .dictionary(let entries) = self else { return nil }
    return entries[key]
  }
}
