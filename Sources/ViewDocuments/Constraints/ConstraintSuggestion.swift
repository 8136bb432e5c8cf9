import HeadlessUIKit
import Suggestions

/// What the writer of a constraint's line may have meant.
package enum ConstraintSuggestion {
  /// Signs that people write for those there are.
  static let signs: KeyValuePairs<String, String> = [
    "=>": ">=", "=<": "<=", "<": "<=", ">": ">=", "===": "=", "−": "-", "–": "-", "×": "*", "·": "*", "÷": "/",
  ]

  /// Words of other systems, and of earlier versions of UIKit.
  private static let synonyms: KeyValuePairs<String, String> = [
    "start": "leading", "end": "trailing", "topLayoutGuide": "safeAreaLayoutGuide",
    "bottomLayoutGuide": "safeAreaLayoutGuide",
  ]

  /// The word that is nearly the same or, without one, the first of which it is the beginning or the end: `high` is
  /// `defaultHigh`. The anchors of code are taken for their attributes.
  package static func nearest(to name: String, among words: [String]) -> String? {
    if let word = synonyms.first(where: { $0.key == name })?.value, words.contains(word) { return word }
    let name = name.hasSuffix("Anchor") ? String(name.dropLast("Anchor".count)) : name
    if let word = Suggestion.nearest(to: name, among: words) { return word }
    guard name.count >= 3 else { return nil }
    let letters = name.lowercased()
    return words.first { $0.lowercased().hasPrefix(letters) || $0.lowercased().hasSuffix(letters) }
  }

  /// What a view is called that nothing is named as: the view of a controller is `self`, one of `self`'s guides is
  /// meant by `safeArea`.
  ///
  /// - Parameter guides: the guides that `self` has.
  static func view(_ name: String, among names: [String], guides: [ConstraintGuide]) -> String? {
    if let nearest = Suggestion.nearest(to: name, among: names) { return nearest }
    if name == "view" { return "self" }
    if ["super", "parent", "container"].contains(name), names.contains("superview") { return "superview" }
    return nearest(to: name, among: guides.map(\.rawValue)).map { "self.\($0)" }
  }
}
