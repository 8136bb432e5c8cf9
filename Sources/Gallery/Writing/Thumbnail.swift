import Raster

/// A smaller copy of a picture.
///
/// Each pixel is the mean of the area that it covers (a box filter), of premultiplied channels as they are, in sRGB: light
/// is not made linear first, so thin dark text on white keeps its weight in the thumbnail. Means are of whole numbers and
/// are rounded once, so what is of one colour stays so.
enum Thumbnail {
  /// The largest sides, in pixels.
  static let largest = (width: 240, height: 320)

  /// The size of a picture's thumbnail, in the same proportions; nil for a picture that is no larger than one.
  static func size(of width: Int, _ height: Int) -> (width: Int, height: Int)? {
    guard width > largest.width || height > largest.height else { return nil }
    let isWide = width * largest.height > height * largest.width
    return isWide
      ? (largest.width, max(1, (height * largest.width + width / 2) / width))
      : (max(1, (width * largest.height + height / 2) / height), largest.height)
  }

  /// - Parameter size: at most the picture's.
  static func make(of picture: Bitmap, _ size: (width: Int, height: Int)) throws(BitmapError) -> Bitmap {
    let thumbnail = try Bitmap(width: size.width, height: size.height)
    var rows = RowSums(picture, size)
    for row in 0..<size.height { rows.write(row, to: thumbnail) }
    return thumbnail
  }
}

/// Sums of rows of a picture that fall into one row of its thumbnail.
///
/// A pixel of the picture is as wide as the thumbnail has columns, one of the thumbnail as wide as the picture has: so all
/// edges are whole numbers. The same holds for rows, which are summed first: that is most of the work, and the same for
/// each byte.
private struct RowSums {
  private let picture: Bitmap
  private let size: (width: Int, height: Int)
  /// What each column covers of a row of the picture.
  private let spans: [Span]
  /// Sums of the rows that are covered wholly, a channel each.
  private var inner: [UInt32]
  /// Sums of all rows, as often as they are covered.
  private var columns: [UInt32]

  /// Pixels in a row, of which the first and the last are covered by so much; all others wholly.
  private struct Span {
    let first: Int
    let last: Int
    let firstOverlap: UInt64
    /// None where the first pixel is the last.
    let lastOverlap: UInt64

    /// - Parameters:
    ///   - column: of the thumbnail, which has so many.
    ///   - width: the picture's.
    init(column: Int, of columns: Int, width: Int) {
      let (start, end) = (column * width, (column + 1) * width)
      (first, last) = (start / columns, (end - 1) / columns)
      firstOverlap = UInt64(min(end, (first + 1) * columns) - start)
      lastOverlap = first == last ? 0 : UInt64(end - last * columns)
    }
  }

  init(_ picture: Bitmap, _ size: (width: Int, height: Int)) {
    (self.picture, self.size) = (picture, size)
    spans = (0..<size.width).map { Span(column: $0, of: size.width, width: picture.width) }
    inner = [UInt32](repeating: 0, count: picture.width * 4)
    columns = inner
  }

  /// Writes a row of the thumbnail.
  mutating func write(_ row: Int, to thumbnail: Bitmap) {
    addRows(from: row * picture.height, to: (row + 1) * picture.height)
    let area = UInt64(picture.width * picture.height)
    let bytes = thumbnail.bytes.bindMemory(to: UInt8.self)
    var offset = row * thumbnail.bytesPerRow
    columns.withUnsafeBytes { columns in
      let pixels = columns.bindMemory(to: SIMD4<UInt32>.self)
      for span in spans {
        let sums = self.sums(of: span, in: pixels)
        for channel in 0..<4 { bytes[offset + channel] = UInt8((sums[channel] + area / 2) / area) }
        offset += 4
      }
    }
  }

  private func sums(of span: Span, in pixels: UnsafeBufferPointer<SIMD4<UInt32>>) -> SIMD4<UInt64> {
    var whole = SIMD4<UInt64>.zero
    for index in span.first + 1..<max(span.last, span.first + 1) {
      whole &+= SIMD4<UInt64>(truncatingIfNeeded: pixels[index])
    }
    let (first, last) = (pixels[span.first], pixels[span.last])
    return whole &* UInt64(size.width) &+ SIMD4<UInt64>(truncatingIfNeeded: first) &* span.firstOverlap
      &+ SIMD4<UInt64>(truncatingIfNeeded: last) &* span.lastOverlap
  }

  /// Sums what is between two edges. A row of the picture is as high as the thumbnail has rows.
  private mutating func addRows(from start: Int, to end: Int) {
    clear()
    for source in start / size.height..<(end + size.height - 1) / size.height {
      let overlap = min(end, (source + 1) * size.height) - max(start, source * size.height)
      if overlap == size.height { addWhole(source) } else { add(source, times: UInt32(overlap)) }
    }
    let whole = UInt32(size.height)
    columns.withUnsafeMutableBufferPointer { sums in
      inner.withUnsafeBufferPointer { inner in
        for index in 0..<min(sums.count, inner.count) { sums[index] &+= inner[index] &* whole }
      }
    }
  }

  private mutating func clear() {
    inner.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    columns.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
  }

  private func bytes(of row: Int) -> UnsafeRawBufferPointer {
    let start = row * picture.bytesPerRow
    return UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(picture.bytes)[start..<start + picture.width * 4])
  }

  private mutating func addWhole(_ row: Int) {
    let bytes = bytes(of: row)
    inner.withUnsafeMutableBufferPointer { sums in
      for index in 0..<min(sums.count, bytes.count) { sums[index] &+= UInt32(bytes[index]) }
    }
  }

  private mutating func add(_ row: Int, times: UInt32) {
    let bytes = bytes(of: row)
    columns.withUnsafeMutableBufferPointer { sums in
      for index in 0..<min(sums.count, bytes.count) { sums[index] &+= UInt32(bytes[index]) &* times }
    }
  }
}
