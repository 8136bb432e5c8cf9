import Glibc

/// The coverage of one glyph run: the union of its glyphs' masks, one byte per pixel.
///
/// A pixel that two glyphs cover gets the larger coverage, not the sum: joining strokes have no seam, and overlaps are
/// not painted twice. The object is reused from run to run to reuse its memory.
final class RunMask: PixelMask {
  /// The bounding rectangle of the glyphs added so far, clipped to the visible area.
  private(set) var area = PixelRect(.zero)
  private var visibleArea = PixelRect(.zero)
  /// The distance between rows in bytes; bytes beyond the width are zero.
  private(set) var bytesPerRow = 0

  private var coverage: [UInt8] = []
  private var placed: [(mask: GlyphMask, left: Int, top: Int)] = []

  var isEmpty: Bool { placed.isEmpty }

  /// Removes the last run's glyphs and prepares for a run of which `visibleArea` is visible.
  func begin(within visibleArea: PixelRect) {
    placed.removeAll(keepingCapacity: true)
    self.visibleArea = visibleArea
    area = .nothing(within: visibleArea)
  }

  /// Adds a glyph; one outside the visible area is ignored.
  func add(_ mask: GlyphMask, at origin: GlyphOrigin) {
    let (left, top) = (origin.column + mask.left, origin.baseline - mask.top)
    let box = PixelRect(left: left, top: top, right: left + mask.width, bottom: top + mask.height)
    let seen = box.intersection(visibleArea)
    guard !mask.coverage.isEmpty, !seen.isEmpty else { return }
    placed.append((mask, left, top))
    area = area.union(seen)
  }

  /// Computes the union of the glyphs.
  func unite() {
    guard !isEmpty else { return }
    bytesPerRow = Self.bytesPerRow(width: area.width)
    clearCoverage()
    for (mask, left, top) in placed { unite(mask, left: left - area.left, top: top - area.top) }
  }

  private func clearCoverage() {
    let count = bytesPerRow * area.height
    if coverage.count < count {
      coverage = [UInt8](repeating: 0, count: count)
    } else {
      coverage.withUnsafeMutableBufferPointer { _ = $0.baseAddress.map { memset($0, 0, count) } }
    }
  }

  /// Merges `mask`, whose top left pixel is at (`left`, `top`) in this one, by taking the larger coverage of each
  /// pixel.
  @inline(never)
  private func unite(_ mask: GlyphMask, left: Int, top: Int) {
    let (area, bytesPerRow) = (area, bytesPerRow)
    let columns = max(0, -left)..<min(mask.width, area.width - left)
    let rows = max(0, -top)..<min(mask.height, area.height - top)
    coverage.withUnsafeMutableBufferPointer { union in
      mask.coverage.withUnsafeBufferPointer { glyph in
        guard let union = union.baseAddress, let glyph = glyph.baseAddress else { return }
        for row in rows {
          let first = (top &+ row) &* bytesPerRow &+ left &+ columns.lowerBound
          unite(glyph + (row &* mask.width &+ columns.lowerBound), into: union + first, count: columns.count)
        }
      }
    }
  }

  @inline(__always)
  private func unite(_ glyph: UnsafePointer<UInt8>, into union: UnsafeMutablePointer<UInt8>, count: Int) {
    var column = 0
    while column < count {
      let (old, new) = (union[column], glyph[column])
      union[column] = old > new ? old : new
      column &+= 1
    }
  }

  func withCoverage(_ body: (UnsafeMutablePointer<UInt8>?) -> Void) {
    coverage.withUnsafeMutableBufferPointer { body($0.baseAddress) }
  }
}
