/// The sums of a picture's rows that belong to one row of a reduced one.
///
/// In units in which a pixel of the picture is as wide as the reduced one has columns, and one of the latter as wide as
/// the picture has, all edges are integers. The same holds for rows, which are summed first: that is most of the
/// work, and the same for each byte.
struct RowSums {
  /// The number of bytes whose sum fits into 16 bits. A thumbnail's row, for one, covers at most 204 rows: those of a picture
  /// 32,767 pixels wide whose thumbnail is one pixel high.
  private static let maxRows = 257

  private let picture: Bitmap
  private let size: (width: Int, height: Int)
  /// The columns of the picture that each column of the reduced one covers.
  private let columnSpans: [Span]
  /// The sums of the entirely covered rows, by channel.
  private var inner: [UInt16]
  /// The sums of all rows, weighted by their coverage.
  private var columns: [UInt32]

  /// A span of pixels in a row or column, of which the first and the last are covered partially, all others entirely.
  private struct Span {
    let first: Int
    let last: Int
    let firstOverlap: UInt16
    /// Zero if the first pixel is the last.
    let lastOverlap: UInt16

    /// The pixels between the first and the last.
    var inner: Range<Int> { first + 1..<max(last, first + 1) }

    /// - Parameters:
    ///   - place: the index in the reduced picture, out of `count`.
    ///   - length: the number of pixels of the picture in that direction.
    init(_ place: Int, of count: Int, length: Int) {
      let (start, end) = (place * length, (place + 1) * length)
      (first, last) = (start / count, (end - 1) / count)
      firstOverlap = UInt16(min(end, (first + 1) * count) - start)
      lastOverlap = first == last ? 0 : UInt16(end - last * count)
    }
  }

  /// - Parameter size: the reduced picture's size.
  init(_ picture: Bitmap, _ size: (width: Int, height: Int)) {
    precondition(
      picture.height <= size.height * Self.maxRows, "\(size.height) rows are too few for \(picture.height)")
    (self.picture, self.size) = (picture, size)
    columnSpans = (0..<size.width).map { Span($0, of: size.width, length: picture.width) }
    inner = [UInt16](repeating: 0, count: picture.width * 4)
    columns = [UInt32](repeating: 0, count: picture.width * 4)
  }

  /// Writes a row of the reduced picture.
  mutating func write(_ row: Int, to reduced: Bitmap) {
    sumRows(of: Span(row, of: size.height, length: picture.height))
    let area = UInt64(picture.width * picture.height)
    let bytes = reduced.bytes.bindMemory(to: UInt8.self)
    var offset = row * reduced.bytesPerRow
    columns.withUnsafeBytes { columns in
      let pixels = columns.bindMemory(to: SIMD4<UInt32>.self)
      for span in columnSpans {
        let sums = self.sums(of: span, in: pixels)
        for channel in 0..<4 { bytes[offset + channel] = UInt8((sums[channel] + area / 2) / area) }
        offset += 4
      }
    }
  }

  /// Sums of columns, weighted by a span's coverage.
  private func sums(of span: Span, in pixels: UnsafeBufferPointer<SIMD4<UInt32>>) -> SIMD4<UInt64> {
    var whole = SIMD4<UInt64>.zero
    for index in span.inner { whole &+= SIMD4<UInt64>(truncatingIfNeeded: pixels[index]) }
    let (first, last) = (pixels[span.first], pixels[span.last])
    return whole &* UInt64(size.width) &+ SIMD4<UInt64>(truncatingIfNeeded: first) &* UInt64(span.firstOverlap)
      &+ SIMD4<UInt64>(truncatingIfNeeded: last) &* UInt64(span.lastOverlap)
  }

  /// Sums the rows of a span; in its units each row is as high as the reduced picture has rows.
  private mutating func sumRows(of span: Span) {
    sumInnerRows(of: span)
    let (first, last) = (picture.bytes(ofRow: span.first), picture.bytes(ofRow: span.last))
    let whole = UInt16(size.height)
    columns.withUnsafeMutableBufferPointer { columns in
      inner.withUnsafeBufferPointer { inner in
        for index in 0..<min(columns.count, inner.count) {
          columns[index] =
            Self.product(inner[index], whole) &+ Self.product(UInt16(first[index]), span.firstOverlap)
            &+ Self.product(UInt16(last[index]), span.lastOverlap)
        }
      }
    }
  }

  /// A product of 16-bit numbers, of which processors multiply many at once.
  private static func product(_ one: UInt16, _ other: UInt16) -> UInt32 { UInt32(one) &* UInt32(other) }

  private mutating func sumInnerRows(of span: Span) {
    inner.withUnsafeMutableBufferPointer { [picture] inner in
      inner.update(repeating: 0)
      for row in span.inner {
        let bytes = picture.bytes(ofRow: row)
        for index in 0..<min(inner.count, bytes.count) { inner[index] &+= UInt16(bytes[index]) }
      }
    }
  }
}

extension Bitmap {
  fileprivate func bytes(ofRow row: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[row * bytesPerRow..<(row + 1) * bytesPerRow])
  }
}
