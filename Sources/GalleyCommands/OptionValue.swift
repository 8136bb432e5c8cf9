import ArgumentParser
import HeadlessUIKit
import Suggestions
import ViewDocuments

/// Values of options that are names.
enum OptionValue {
  /// The value of this name, upper and lower case aside.
  ///
  /// - Throws: a validation error that says which names there are, and which one may have been meant.
  static func named<Value>(
    _ text: String, _ option: String, among values: [Value], name: (Value) -> String
  ) throws -> Value {
    if let value = values.first(where: { name($0).lowercased() == text.lowercased() }) { return value }
    let names = values.map(name)
    throw ValidationError(
      "\(option) does not know '\(text)'." + didYouMean(text, among: names)
        + " It is one of \(names.joined(separator: ", ")).")
  }

  static func didYouMean(_ text: String, among names: [String]) -> String {
    Suggestion.nearest(to: text, among: names).map { " Did you mean '\($0)'?" } ?? ""
  }
}
