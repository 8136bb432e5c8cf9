import Glibc

/// The rows of a picture that is reduced: bytes of equally many channels for each pixel.
struct ReducedRows {
  /// The first byte of the first row.
  let start: UnsafePointer<UInt8>
  /// The distance between the starts of two rows in bytes.
  let distance: Int
  let width: Int
  let height: Int
  let channels: Channels

  /// The channels of a pixel, in the order of the bytes.
  enum Channels: Int {
    /// Red, green and blue of an opaque pixel.
    case rgb = 3
    /// A pixel of a bitmap.
    case bgra = 4

    /// A pixel with these channels as one of a bitmap: alpha, red, green and blue from the highest byte.
    @inline(__always)
    func pixel(_ bytes: SIMD4<UInt32>) -> UInt32 {
      switch self {
      case .rgb: 0xFF00_0000 | bytes.x &<< 16 | bytes.y &<< 8 | bytes.z
      case .bgra: bytes.w &<< 24 | bytes.z &<< 16 | bytes.y &<< 8 | bytes.x
      }
    }
  }

  var byteCount: Int { width * channels.rawValue }

  subscript(y: Int) -> UnsafePointer<UInt8> { start + y &* distance }

  /// For each row the first of those around it that are equal to it and to each other.
  var firstEqualRows: [Int] {
    var first = 0
    return (0..<height).map { y in
      if y > 0, memcmp(self[y], self[y - 1], byteCount) != 0 { first = y }
      return first
    }
  }
}

/// The sums of a picture's rows that belong to one row of a reduced one.
///
/// In units in which a pixel of the picture is as wide as the reduced one has columns, and one of the latter as wide as
/// the picture has, all edges are integers. The same holds for rows, which are summed first: that is most of the
/// work, and the same for each byte. Rows that are equal to the one above, as most are on a screen, are counted instead.
struct RowSums {
  /// The number of bytes whose sum fits into 16 bits. A thumbnail's row, for one, covers at most 204 rows: those of a picture
  /// 32,767 pixels wide whose thumbnail is one pixel high.
  private static let maxRows = 257
  /// The number of pixels whose sum fits into 32 bits, with half of that number for rounding.
  private static let mostInWord = 1 << 24

  private let picture: ReducedRows
  private let size: (width: Int, height: Int)
  private let firstEqualRows: [Int]
  /// The columns of the picture that each column of the reduced one covers.
  private let columnSpans: [Span]
  /// The sums of the entirely covered rows, by channel.
  private var inner: [UInt16]
  /// The sums of all rows, weighted by their coverage, and one more number, so that each pixel has four.
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
  init(_ picture: ReducedRows, _ size: (width: Int, height: Int)) {
    precondition(
      picture.height <= size.height * Self.maxRows, "\(size.height) rows are too few for \(picture.height)")
    (self.picture, self.size) = (picture, size)
    firstEqualRows = picture.firstEqualRows
    columnSpans = (0..<size.width).map { Span($0, of: size.width, length: picture.width) }
    inner = [UInt16](repeating: 0, count: picture.byteCount)
    columns = [UInt32](repeating: 0, count: picture.byteCount + 1)
  }

  /// Writes a row of the reduced picture. Rows are written from top to bottom.
  mutating func write(_ row: Int, to reduced: Bitmap) {
    let span = Span(row, of: size.height, length: picture.height)
    let first = firstEqualRows[span.last]
    if row > 0, first <= Span(row - 1, of: size.height, length: picture.height).first {
      reduced.row(row).update(from: reduced.row(row - 1), count: size.width)
      return
    }
    if first <= span.first { multiplyRow(span.first) } else { sumRows(of: span) }
    if picture.width * picture.height < Self.mostInWord {
      writeMeans(to: reduced.row(row), as: UInt32.self)
    } else {
      writeMeans(to: reduced.row(row), as: UInt64.self)
    }
  }

  /// Writes the means of the columns. Many pixels are equal to the one before.
  ///
  /// - Parameter word: what holds the sum of all pixels.
  private func writeMeans<Word: FixedWidthInteger & UnsignedInteger & SIMDScalar>(
    to output: UnsafeMutablePointer<UInt32>, as word: Word.Type
  ) {
    let area = Word(picture.width * picture.height)
    let half = area / 2
    let channels = picture.channels
    columns.withUnsafeBytes { columns in
      var (known, pixel) = (SIMD4<Word>.zero, channels.pixel(.zero))
      for (place, span) in columnSpans.enumerated() {
        let sums: SIMD4<Word> = sums(of: span, in: columns, channels.rawValue)
        if sums != known {
          func mean(_ sum: Word) -> UInt32 { UInt32(truncatingIfNeeded: (sum &+ half) / area) }
          known = sums
          pixel = channels.pixel(
            SIMD4(mean(sums.x), mean(sums.y), mean(sums.z), channels == .bgra ? mean(sums.w) : 0))
        }
        output[place] = pixel
      }
    }
  }

  /// Sums of columns, weighted by a span's coverage.
  @inline(__always)
  private func sums<Word: FixedWidthInteger & UnsignedInteger & SIMDScalar>(
    of span: Span, in columns: UnsafeRawBufferPointer, _ channelCount: Int
  ) -> SIMD4<Word> {
    let stride = channelCount &* MemoryLayout<UInt32>.stride
    func column(_ index: Int) -> SIMD4<Word> {
      SIMD4(
        truncatingIfNeeded: columns.loadUnaligned(fromByteOffset: index &* stride, as: SIMD4<UInt32>.self))
    }
    var whole = SIMD4<Word>.zero
    var index = span.first &+ 1
    while index < span.last {
      whole &+= column(index)
      index &+= 1
    }
    return whole &* Word(size.width) &+ column(span.first) &* Word(span.firstOverlap)
      &+ column(span.last) &* Word(span.lastOverlap)
  }

  /// Sums the rows of a span; in its units each row is as high as the reduced picture has rows.
  private mutating func sumRows(of span: Span) {
    sumInnerRows(of: span)
    let (first, last) = (picture[span.first], picture[span.last])
    let whole = UInt16(size.height)
    let count = picture.byteCount
    columns.withUnsafeMutableBufferPointer { columns in
      inner.withUnsafeBufferPointer { inner in
        for index in 0..<min(count, columns.count, inner.count) {
          columns[index] =
            Self.product(inner[index], whole) &+ Self.product(UInt16(first[index]), span.firstOverlap)
            &+ Self.product(UInt16(last[index]), span.lastOverlap)
        }
      }
    }
  }

  /// The sums of a span of rows that are all equal to one.
  private mutating func multiplyRow(_ row: Int) {
    let (bytes, count, height) = (picture[row], picture.byteCount, UInt16(picture.height))
    columns.withUnsafeMutableBufferPointer { columns in
      for index in 0..<min(count, columns.count) { columns[index] = Self.product(UInt16(bytes[index]), height) }
    }
  }

  /// A product of 16-bit numbers, of which processors multiply many at once.
  private static func product(_ one: UInt16, _ other: UInt16) -> UInt32 { UInt32(one) &* UInt32(other) }

  private mutating func sumInnerRows(of span: Span) {
    inner.withUnsafeMutableBufferPointer { [picture, firstEqualRows] inner in
      inner.update(repeating: 0)
      var row = span.inner.lowerBound
      while row < span.inner.upperBound {
        var next = row &+ 1
        while next < span.inner.upperBound, firstEqualRows[next] <= row { next &+= 1 }
        let (bytes, times) = (picture[row], UInt16(next &- row))
        for index in 0..<inner.count { inner[index] &+= UInt16(bytes[index]) &* times }
        row = next
      }
    }
  }
}
