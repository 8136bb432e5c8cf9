/// The coverage of one run of glyphs: the union of their masks, a byte a pixel.
///
/// Where two glyphs cover a pixel it gets the larger coverage, not the sum: strokes that join have no seam, and where
/// they overlap nothing is painted twice. One object serves run after run, so that its memory is used again.
final class RunMask {
  /// What rows are a multiple of, in bytes: they are looked at eight bytes at a time. Cairo wants a multiple of 4.
  static let rowAlignment = 8

  /// Where the mask's top left pixel lies in the bitmap.
  private(set) var left = 0
  private(set) var top = 0
  private(set) var width = 0
  private(set) var height = 0
  /// A multiple of `rowAlignment`. What lies beyond the width is zero.
  private(set) var bytesPerRow = 0

  private var coverage: [UInt8] = []
  private var placed: [(mask: GlyphMask, left: Int, top: Int)] = []

  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Forgets the last run's glyphs.
  func removeAll() {
    placed.removeAll(keepingCapacity: true)
    (left, top, width, height) = (0, 0, 0, 0)
  }

  func add(_ mask: GlyphMask, at origin: GlyphOrigin) {
    guard !mask.coverage.isEmpty else { return }
    placed.append((mask, origin.column + mask.left, origin.baseline - mask.top))
  }

  /// Unites the glyphs, as far as they lie within a bitmap of `size`.
  func unite(within size: PixelSize) {
    // One glyph of the largest size may still be larger than the bitmap, or lie far outside.
    placed.removeAll {
      $0.left >= size.width || $0.top >= size.height || $0.left + $0.mask.width <= 0 || $0.top + $0.mask.height <= 0
    }
    guard !placed.isEmpty else { return }
    left = max(0, placed.reduce(Int.max) { min($0, $1.left) })
    top = max(0, placed.reduce(Int.max) { min($0, $1.top) })
    width = min(size.width, placed.reduce(0) { max($0, $1.left + $1.mask.width) }) - left
    height = min(size.height, placed.reduce(0) { max($0, $1.top + $1.mask.height) }) - top
    bytesPerRow = (width + Self.rowAlignment - 1) & ~(Self.rowAlignment - 1)
    clearCoverage()
    for (mask, left, top) in placed { unite(mask, left: left - self.left, top: top - self.top) }
  }

  private func clearCoverage() {
    let count = bytesPerRow * height
    if coverage.count < count {
      coverage = [UInt8](repeating: 0, count: count)
    } else {
      coverage.withUnsafeMutableBytes { bytes in
        _ = bytes[..<count].initializeMemory(as: UInt8.self, repeating: 0)
      }
    }
  }

  /// Takes the larger coverage of each pixel of `mask`, whose top left pixel lies at (`left`, `top`) in this one.
  private func unite(_ mask: GlyphMask, left: Int, top: Int) {
    let columns = max(0, -left)..<min(mask.width, width - left)
    let rows = max(0, -top)..<min(mask.height, height - top)
    let bytesPerRow = bytesPerRow
    coverage.withUnsafeMutableBufferPointer { union in
      mask.coverage.withUnsafeBufferPointer { glyph in
        for row in rows {
          let target = (top &+ row) &* bytesPerRow &+ left
          let source = row &* mask.width
          for column in columns {
            union[target &+ column] = max(union[target &+ column], glyph[source &+ column])
          }
        }
      }
    }
  }

  func withCoverage(_ body: (UnsafeMutablePointer<UInt8>?) -> Void) {
    coverage.withUnsafeMutableBufferPointer { body($0.baseAddress) }
  }
}
