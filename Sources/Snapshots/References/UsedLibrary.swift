/// A library that made some of a picture's pixels before it was drawn, such as that of a vector picture, with its version.
package struct UsedLibrary: Hashable, Sendable {
  package var name: String
  package var version: String

  /// - Parameter text: name and version: `librsvg 2.54.7`.
  package init?(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard words.count == 2, !words[0].isEmpty, !words[1].isEmpty else { return nil }
    (name, version) = (String(words[0]), String(words[1]))
  }
}

extension UsedLibrary: Comparable {
  package static func < (left: UsedLibrary, right: UsedLibrary) -> Bool {
    (left.name, left.version) < (right.name, right.version)
  }
}

extension UsedLibrary: CustomStringConvertible {
  package var description: String { "\(name) \(version)" }
}
