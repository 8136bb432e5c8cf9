/// The coverage of one glyph's outline, or of a line along it, at one size and part of a pixel: a byte a pixel, 0 to 255.
final class GlyphMask: Sendable {
  /// The distance of the first column from the origin's pixel column, rightwards.
  let left: Int
  /// The distance of the top edge of the first row from the baseline, upwards.
  let top: Int
  let width: Int
  let height: Int
  /// Row after row from the top, without gaps; empty for a glyph without ink.
  let coverage: [UInt8]

  static let empty = GlyphMask(left: 0, top: 0, width: 0, height: 0, coverage: [])

  init(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.coverage = coverage
  }

  /// What the mask takes of a cache, in bytes: the coverage, and roughly what keeping it costs.
  var cost: Int { coverage.count + 128 }
}
