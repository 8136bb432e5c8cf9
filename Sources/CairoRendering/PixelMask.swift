/// Coverage that a colour can be painted through: a byte a pixel, 0 to 255.
protocol PixelMask {
  /// Where the mask lies in the picture.
  var area: PixelRect { get }
  /// The distance between the starts of two rows, as `bytesPerRow(width:)` says.
  var bytesPerRow: Int { get }

  /// Calls `body` with the first pixel of the top row.
  func withCoverage(_ body: (UnsafeMutablePointer<UInt8>?) -> Void)
}

extension PixelMask {
  /// The bytes of a row of `width` pixels: rounded up to eight, because they are looked at eight at a time. Cairo wants a
  /// multiple of four.
  static func bytesPerRow(width: Int) -> Int { (width + 7) & ~7 }
}
