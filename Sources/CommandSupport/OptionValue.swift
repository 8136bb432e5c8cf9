import ArgumentParser
import Suggestions

/// Values of options that are given by name.
package enum OptionValue {
  /// The value with a name, ignoring case.
  ///
  /// - Throws: a validation error that lists the names, and suggests a similar one.
  package static func named<Value>(
    _ text: String, _ option: String, among values: [Value], name: (Value) -> String
  ) throws -> Value {
    if let value = values.first(where: { name($0).lowercased() == text.lowercased() }) { return value }
    let names = values.map(name)
    throw ValidationError(
      "\(option): '\(text)' is not a known value." + didYouMean(text, among: names)
        + " Use one of \(names.joined(separator: ", ")).")
  }

  package static func didYouMean(_ text: String, among names: [String]) -> String {
    Suggestion.nearest(to: text, among: names).map { " Did you mean '\($0)'?" } ?? ""
  }
}
