package import Raster

/// A font that a picture was drawn with: its name, and the hash of its file.
package struct UsedFont: Hashable, Sendable, Comparable {
  /// Its PostScript name, with its location in the design space if it is variable: `Example[wght=650.0]`.
  package var name: String
  package var file: Hash128

  package init(name: String, file: Hash128) {
    self.name = name
    self.file = file
  }

  /// Ordered by name, and by hash if several files have the same one.
  package static func < (left: UsedFont, right: UsedFont) -> Bool {
    (left.name, left.file.description) < (right.name, right.file.description)
  }
}
