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
  private var right = 0
  private var bottom = 0
  private var size = PixelSize.zero
  /// A multiple of `rowAlignment`. What lies beyond the width is zero.
  private(set) var bytesPerRow = 0

  private var coverage: [UInt8] = []
  private var placed: [(mask: GlyphMask, left: Int, top: Int)] = []

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { placed.isEmpty }

  /// Forgets the last run's glyphs and makes room for a run on a bitmap of `size`.
  func begin(within size: PixelSize) {
    placed.removeAll(keepingCapacity: true)
    self.size = size
    (left, top, right, bottom) = (size.width, size.height, 0, 0)
  }

  /// Adds a glyph; one that lies outside the bitmap is not seen.
  func add(_ mask: GlyphMask, at origin: GlyphOrigin) {
    let (left, top) = (origin.column + mask.left, origin.baseline - mask.top)
    let (right, bottom) = (left + mask.width, top + mask.height)
    guard !mask.coverage.isEmpty, left < size.width, top < size.height, right > 0, bottom > 0 else { return }
    placed.append((mask, left, top))
    self.left = min(self.left, max(0, left))
    self.top = min(self.top, max(0, top))
    self.right = max(self.right, min(size.width, right))
    self.bottom = max(self.bottom, min(size.height, bottom))
  }

  /// Unites the glyphs.
  func unite() {
    guard !isEmpty else { return }
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
