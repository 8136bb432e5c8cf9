package import SourcePlaces

/// A file of a set.
package struct AssetFile: Hashable, Sendable {
  /// The path without links.
  package let path: String
  /// The path as it was named, for messages.
  package let shownPath: String
  /// The place of its entry.
  package let place: SourcePlace

  /// The extension, in lower case.
  package var kind: String { path.split(separator: "/").last?.split(separator: ".").last?.lowercased() ?? "" }

  /// Whether the file is a vector picture.
  package var isVector: Bool { ["svg", "pdf"].contains(kind) }
}
