import HeadlessUIKit
import Suggestions

/// Suggests corrections for constraint lines.
package enum ConstraintSuggestion {
  /// Common misspellings of signs, with the correct sign.
  static let signs: KeyValuePairs<String, String> = [
    "=>": ">=", "=<": "<=", "<": "<=", ">": ">=", "===": "=", "−": "-", "–": "-", "×": "*", "·": "*", "÷": "/",
  ]

  /// Words from other systems, and from earlier versions of UIKit, with today's.
  private static let synonyms: KeyValuePairs<String, String> = [
    "start": "leading", "end": "trailing", "topLayoutGuide": "safeAreaLayoutGuide",
    "bottomLayoutGuide": "safeAreaLayoutGuide",
  ]

  /// The closest word or else the first that begins or ends with `name`: `defaultHigh` for `high`. Names of anchors are
  /// treated as those of their attributes.
  package static func nearest(to name: String, among words: [String]) -> String? {
    if let word = synonyms.first(where: { $0.key == name })?.value, words.contains(word) { return word }
    let name = name.hasSuffix("Anchor") ? String(name.dropLast("Anchor".count)) : name
    if let word = Suggestion.nearest(to: name, among: words) { return word }
    guard name.count >= 3 else { return nil }
    let letters = name.lowercased()
    return words.first { $0.lowercased().hasPrefix(letters) || $0.lowercased().hasSuffix(letters) }
  }

  /// The name to suggest for an unknown view: a controller's `view` is `self`, and `safeArea` is the guide of `self`.
  ///
  /// - Parameter guides: the guides that `self` has.
  static func view(_ name: String, among names: [String], guides: [ConstraintGuide]) -> String? {
    if let nearest = Suggestion.nearest(to: name, among: names) { return nearest }
    if name == "view" { return "self" }
    if ["super", "parent", "container"].contains(name), names.contains("superview") { return "superview" }
    return nearest(to: name, among: guides.map(\.rawValue)).map { "self.\($0)" }
  }
}
