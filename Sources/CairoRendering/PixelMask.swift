/// Coverage through which a colour can be painted: one byte per pixel, 0 to 255.
protocol PixelMask {
  /// The mask's position in the picture.
  var area: PixelRect { get }
  /// The distance between the starts of two rows in bytes, as given by `bytesPerRow(width:)`.
  var bytesPerRow: Int { get }

  /// Calls `body` with the first pixel of the top row.
  func withCoverage(_ body: (UnsafeMutablePointer<UInt8>?) -> Void)
}

extension PixelMask {
  /// The number of bytes in a row of `width` pixels: a multiple of eight, as bytes are processed eight at a time. Cairo
  /// requires a multiple of four.
  static func bytesPerRow(width: Int) -> Int { (width + 7) & ~7 }
}
