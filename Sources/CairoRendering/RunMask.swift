import Glibc

/// The coverage of one run of glyphs: the union of their masks, a byte a pixel.
///
/// Where two glyphs cover a pixel it gets the larger coverage, not the sum: strokes that join have no seam, and where
/// they overlap nothing is painted twice. One object serves run after run, so that its memory is used again.
final class RunMask: PixelMask {
  /// The pixels of the bitmap that the glyphs added so far have.
  private(set) var area = PixelRect(.zero)
  private var visibleArea = PixelRect(.zero)
  /// What lies beyond the width is zero.
  private(set) var bytesPerRow = 0

  private var coverage: [UInt8] = []
  private var placed: [(mask: GlyphMask, left: Int, top: Int)] = []

  var isEmpty: Bool { placed.isEmpty }

  /// Forgets the last run's glyphs and makes room for a run of which `visibleArea` will be seen.
  func begin(within visibleArea: PixelRect) {
    placed.removeAll(keepingCapacity: true)
    self.visibleArea = visibleArea
    area = .nothing(within: visibleArea)
  }

  /// Adds a glyph; one that lies outside the visible area is not seen.
  func add(_ mask: GlyphMask, at origin: GlyphOrigin) {
    let (left, top) = (origin.column + mask.left, origin.baseline - mask.top)
    let box = PixelRect(left: left, top: top, right: left + mask.width, bottom: top + mask.height)
    let seen = box.intersection(visibleArea)
    guard !mask.coverage.isEmpty, !seen.isEmpty else { return }
    placed.append((mask, left, top))
    area = area.union(seen)
  }

  /// Unites the glyphs.
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

  /// Takes the larger coverage of each pixel of `mask`, whose top left pixel lies at (`left`, `top`) in this one.
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
