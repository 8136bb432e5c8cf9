/// A requested case that a run left out, with the reason: a line of `left-out.jsonl`.
package struct LeftOutCase: Codable, Equatable, Sendable {
  /// The case's path.
  package var `case`: String
  /// Its place among all requested cases, from 0.
  package var place: Int
  /// A sentence without a full stop: `the inputs are those of main (4b36ee57)`.
  package var reason: String

  package init(case path: String, place: Int, reason: String) {
    (self.case, self.place, self.reason) = (path, place, reason)
  }
}

extension CasePath {
  /// The path of a catalogue's case; nil for a text with fewer parts.
  package init?(catalogueCase text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 3 else { return nil }
    self.init(
      catalogueFile: parts.dropLast(2).joined(separator: "/"), scene: parts[parts.count - 2],
      configuration: parts[parts.count - 1])
  }
}
