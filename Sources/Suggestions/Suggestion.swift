/// Suggestions for misspelled names: "Did you mean …?"
package enum Suggestion {
  /// The candidate closest to `name`; nil if none is close.
  ///
  /// Case is ignored. Close means that at most a third of the longer name's characters are inserted, removed, replaced
  /// or swapped with a neighbour; among equally close ones the first is chosen.
  package static func nearest(to name: String, among candidates: [String]) -> String? {
    // A long name is not a misspelling of a short one, and computing distances takes time.
    guard !name.isEmpty, name.utf8.count <= 100 else { return nil }
    let wanted = Array(name.lowercased())
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased())
      let distance = editDistance(wanted, letters)
      guard distance * 3 <= max(wanted.count, letters.count) else { continue }
      if distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.candidate
  }

  /// The final sentence of a message: the suggestion, or all existing names.
  package static func sentence(_ suggestion: String?, orOneOf names: [String]) -> String {
    if let suggestion { return " Did you mean '\(suggestion)'?" }
    return names.isEmpty ? "" : " Use \(names.count == 1 ? "" : "one of ")\(names.joined(separator: ", "))."
  }

  /// The optimal string alignment distance: the number of insertions, removals, replacements and swaps of neighbours
  /// that turn one list into the other.
  private static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for (row, letter) in a.enumerated() {
      var current = [row + 1]
      for (column, other) in b.enumerated() {
        var distance = previous[column] + (letter == other ? 0 : 1)
        distance = min(distance, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == b[column - 1], other == a[row - 1] {
          distance = min(distance, beforePrevious[column - 1] + 1)
        }
        current.append(distance)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[b.count]
  }
}
