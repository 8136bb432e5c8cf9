extension Bitmap {
  /// A smaller copy of the picture.
  ///
  /// Each pixel is the mean of the area that it covers (a box filter), of premultiplied sRGB channels: they are not
  /// linearised first, so that thin dark text on white keeps its weight. Means are calculated from integers and rounded
  /// once, so areas of a single colour keep it.
  ///
  /// - Parameter size: at most the picture's size, and at least a 257th of its height.
  package func reduced(to size: (width: Int, height: Int)) throws(BitmapError) -> Bitmap {
    let rows = ReducedRows(
      start: start.assumingMemoryBound(to: UInt8.self), distance: bytesPerRow, width: width, height: height,
      channels: .bgra)
    return try withExtendedLifetime(self) { () throws(BitmapError) in try rows.reduced(to: size) }
  }
}

extension ReducedRows {
  /// The reduced picture: see `Bitmap.reduced(to:)`.
  func reduced(to size: (width: Int, height: Int)) throws(BitmapError) -> Bitmap {
    let reduced = try Bitmap(width: size.width, height: size.height)
    var rows = RowSums(self, size)
    for row in 0..<size.height { rows.write(row, to: reduced) }
    return reduced
  }
}
