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

extension [LeftOutCase] {
  /// A sentence for all cases that were left out for one reason, without their names.
  package var sentences: [String] {
    grouped(by: \.reason).map { group in
      "\(group.count.cases) \(group.count == 1 ? "was" : "were") left out: \(group[0].reason)."
    }
  }

  /// A line for all cases that were left out for one reason.
  ///
  /// - Parameter all: the paths of the cases that ran: a line tells whether it is about every case of a scene.
  package func lines(beside all: [CasePath]) -> [String] {
    let paths = compactMap { CasePath(catalogueCase: $0.case) }
    let cases = CasesInShort(all: all + paths)
    return grouped(by: \.reason).map { group in
      "left-out\t\(cases.text(group.compactMap { CasePath(catalogueCase: $0.case) })): \(group[0].reason)"
    }
  }
}
