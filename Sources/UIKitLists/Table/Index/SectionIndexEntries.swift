import Foundation

/// The titles that a table's index shows: all of them, or as many as there is room for, with dots for the others.
struct SectionIndexEntries: Equatable {
  /// The sign between two titles for those that are left out.
  static var dot: String { "•" }

  let texts: [String]

  /// - Parameter room: how many lines fit.
  init(_ titles: [String], room: Int) {
    guard titles.count > max(room, 0) else {
      texts = titles
      return
    }
    // A title and a dot by turns, beginning and ending with a title.
    let shown = max(1, (room + 1) / 2)
    guard shown > 1 else {
      texts = room > 0 ? [titles[0]] : []
      return
    }
    let places = (0..<shown).map { $0 * (titles.count - 1) / (shown - 1) }
    texts = Array(places.map { [titles[$0]] }.joined(separator: [Self.dot]))
  }
}
