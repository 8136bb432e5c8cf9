/// The coverage of one glyph's outline, or of a line along it, at one size and position within a pixel: one byte per
/// pixel, 0 to 255.
final class GlyphMask: Sendable {
  /// The distance of the first column to the right of the origin's pixel column.
  let left: Int
  /// The distance of the first row's top edge above the baseline.
  let top: Int
  let width: Int
  let height: Int
  /// The rows from top to bottom, without gaps; empty for a glyph without ink.
  let coverage: [UInt8]

  static let empty = GlyphMask(left: 0, top: 0, width: 0, height: 0, coverage: [])

  init(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.coverage = coverage
  }

  /// The memory that the mask takes in a cache, in bytes: the coverage, and the approximate overhead.
  var cost: Int { coverage.count + 128 }
}
