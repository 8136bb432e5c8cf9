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
/// edges are whole numbers. The same holds for rows.
private struct RowSums {
  private let picture: Bitmap
  private let size: (width: Int, height: Int)
  /// Four channels a column.
  private var sums: [UInt64]
  /// What each column covers of a row of the picture.
  private let spans: [Span]

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
    sums = [UInt64](repeating: 0, count: size.width * 4)
  }

  /// Writes a row of the thumbnail.
  mutating func write(_ row: Int, to thumbnail: Bitmap) {
    for index in sums.indices { sums[index] = 0 }
    let (start, end) = (row * picture.height, (row + 1) * picture.height)
    var source = start / size.height
    while source * size.height < end {
      let overlap = min(end, (source + 1) * size.height) - max(start, source * size.height)
      add(source, times: UInt64(overlap))
      source += 1
    }
    let area = UInt64(picture.width * picture.height)
    let bytes = thumbnail.bytes.bindMemory(to: UInt8.self)
    let offset = row * thumbnail.bytesPerRow
    for index in sums.indices { bytes[offset + index] = UInt8((sums[index] + area / 2) / area) }
  }

  /// Adds a row of the picture, column by column, as many times as it overlaps.
  private mutating func add(_ source: Int, times: UInt64) {
    let pixels = UnsafeMutableBufferPointer(
      rebasing: picture.pixels[source * picture.width..<(source + 1) * picture.width])
    let whole = UInt64(size.width)
    sums.withUnsafeMutableBufferPointer { sums in
      for (column, span) in spans.enumerated() {
        // Two channels in each: none of their sums is as large as 32 bits.
        var (even, odd): (UInt64, UInt64) = (0, 0)
        for index in span.first + 1..<max(span.last, span.first + 1) {
          even &+= RowSums.spread(pixels[index].littleEndian)
          odd &+= RowSums.spread(pixels[index].littleEndian &>> 8)
        }
        (even, odd) = (even &* whole, odd &* whole)
        let (first, last) = (pixels[span.first].littleEndian, pixels[span.last].littleEndian)
        even &+= RowSums.spread(first) &* span.firstOverlap &+ RowSums.spread(last) &* span.lastOverlap
        odd &+= RowSums.spread(first &>> 8) &* span.firstOverlap &+ RowSums.spread(last &>> 8) &* span.lastOverlap
        sums[column * 4] &+= (even & 0xFFFF_FFFF) &* times
        sums[column * 4 + 1] &+= (odd & 0xFFFF_FFFF) &* times
        sums[column * 4 + 2] &+= (even &>> 32) &* times
        sums[column * 4 + 3] &+= (odd &>> 32) &* times
      }
    }
  }

  /// The first and third byte of a pixel, each in half of a word.
  @inline(__always) private static func spread(_ pixel: UInt32) -> UInt64 {
    UInt64(pixel & 0xFF) | UInt64(pixel & 0xFF_0000) &<< 16
  }
}
