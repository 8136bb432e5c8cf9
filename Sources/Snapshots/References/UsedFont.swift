import Foundation
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

extension Record {
  /// Whether the reference was made by the engine that rendered the case: the same libraries, and the same bytes of
  /// each font that both used. A different font is a change of the case.
  func isOfSameEngine(as rendered: RenderedCase) -> Bool {
    let used = Dictionary(grouping: rendered.fonts, by: \.name)
    let recorded = Dictionary(grouping: fonts, by: \.name)
    return engine == rendered.engine && recorded.allSatisfy { used[$0.key] == nil || used[$0.key] == $0.value }
  }

  /// Whether the hashes alone prove that the case is as recorded, so that it need not be drawn.
  func vouches(for rendered: RenderedCase) -> Bool {
    engine == rendered.engine && fonts == rendered.fonts && displayList == rendered.displayList
      && layout == rendered.layout
  }

  /// Whether a picture is the recorded one: by its file, or by its pixels if the record is the reference alone.
  func isOf(_ png: Data) -> Bool {
    file.map { $0 == Hash128(hashing: png) } ?? ((try? PNG.decode(png).hash) == pixels)
  }
}
