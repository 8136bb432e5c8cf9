/// The words for an axis and its values, on a gallery's page and on its sheets.
package struct AxisWording: Sendable {
  /// The name of the axis among the facts of a case: `Layout direction`.
  package let term: String
  /// The title of the page's filter: `Direction`; nil for an axis that cases are not filtered by.
  package let filter: String?
  /// The value of a case whose name has none; nil where there is none, or where the device determines it.
  package private(set) var usual: String?
  /// The names of values among those of other axes, where that is not the phrase: `left to right`.
  package let words: [String: String]
  /// The phrase for a value among those of other axes, with `{value}` in its place: `{value} contrast`.
  package let phrase: String
  /// The value among the facts of a case, likewise, where the term stands before it: `{value} cm`.
  package let fact: String
  /// Whether it is so much the device's that it is not said of each case.
  package let isOfDevice: Bool

  package init(
    _ term: String, filter: String? = nil, usual: String? = nil, words: [String: String] = [:],
    phrase: String = "{value}", fact: String = "{value}", isOfDevice: Bool = false
  ) {
    (self.term, self.filter, self.usual, self.words) = (term, filter, usual, words)
    (self.phrase, self.fact, self.isOfDevice) = (phrase, fact, isOfDevice)
  }

  func withUsual(_ value: String?) -> AxisWording {
    var result = self
    result.usual = value
    return result
  }

  /// The words of a value among those of other axes: `right to left`, `high contrast`.
  package func words(of value: String) -> String {
    words[value] ?? phrase.replacing("{value}", with: value)
  }
}
