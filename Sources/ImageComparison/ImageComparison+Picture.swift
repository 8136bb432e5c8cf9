import Glibc
package import Raster

extension ImageComparison {
  /// The colours of difference pictures, opaque `0xAARRGGBB`.
  private enum Mark {
    static let different: UInt32 = 0xFFFF_0000
    static let onlyInExpected: UInt32 = 0xFF5B_8DEF
    static let onlyInActual: UInt32 = 0xFFFF_A62B
    static let inNeither: UInt32 = 0xFFFF_FFFF
  }

  /// A picture of a difference.
  ///
  /// If the sizes differ, the area that only the expected image has is blue, and the area that only the actual one has
  /// is orange.
  package static func picture(
    _ kind: DifferencePicture = .overlay, expected: Bitmap, actual: Bitmap
  ) throws(BitmapError) -> Bitmap {
    switch kind {
    case .overlay: try picture(expected, actual, pixel: overlaid)
    case .amplified: try picture(expected, actual, pixel: amplified)
    case .sideBySide: try sideBySide([expected, picture(expected, actual, pixel: overlaid), actual])
    }
  }

  /// A picture computed from each pair of pixels at the same position.
  @inline(__always)
  private static func picture(
    _ expected: Bitmap, _ actual: Bitmap, pixel: (UInt32, UInt32) -> UInt32
  ) throws(BitmapError) -> Bitmap {
    let picture = try Bitmap(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height))
    // Most pixels are equal to the one before, and many rows to the one above.
    var last = (expected: UInt32(0), actual: UInt32(0), shown: pixel(0, 0))
    for y in 0..<picture.height {
      let output = picture.row(y)
      if y > 0, isRepetition(y, of: expected), isRepetition(y, of: actual) {
        output.update(from: output - picture.width, count: picture.width)
        continue
      }
      let expectedWidth = y < expected.height ? expected.width : 0
      let actualWidth = y < actual.height ? actual.width : 0
      let common = min(expectedWidth, actualWidth)
      if common > 0 {
        let (expectedRow, actualRow) = (expected.row(y), actual.row(y))
        var x = 0
        while x < common {
          let (expected, actual) = (expectedRow[x], actualRow[x])
          if expected != last.expected || actual != last.actual { last = (expected, actual, pixel(expected, actual)) }
          output[x] = last.shown
          x &+= 1
        }
      }
      for x in common..<picture.width {
        output[x] =
          x < expectedWidth ? Mark.onlyInExpected : x < actualWidth ? Mark.onlyInActual : Mark.inNeither
      }
    }
    return picture
  }

  /// Whether a row is equal to the one above, or both are outside of the bitmap.
  private static func isRepetition(_ y: Int, of bitmap: Bitmap) -> Bool {
    guard y < bitmap.height else { return y > bitmap.height }
    return memcmp(bitmap.row(y), bitmap.row(y - 1), bitmap.bytesPerRow) == 0
  }

  private static func overlaid(expected: UInt32, actual: UInt32) -> UInt32 {
    expected == actual ? faded(expected) : Mark.different
  }

  /// A premultiplied pixel on white, as grey, at a quarter of its strength.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
    // Rec. 601 luma in 256ths; the weights sum to 256.
    let luma = (red * 77 + green * 150 + blue * 29) >> 8
    let onWhite = luma + 255 - pixel >> 24
    let grey = 255 - (255 - min(onWhite, 255)) / 4
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }

  /// Black for equal pixels. Otherwise a channel that differs is at least 160 and one that does not is 64, so that even
  /// one level of blue is visible. A difference of alpha counts in all three.
  private static func amplified(expected: UInt32, actual: UInt32) -> UInt32 {
    guard expected != actual else { return 0xFF00_0000 }
    let alpha = difference(expected, actual, shift: 24)
    var pixel: UInt32 = 0xFF00_0000
    for shift in stride(from: UInt32(0), through: 16, by: 8) {
      let difference = max(alpha, Self.difference(expected, actual, shift: shift))
      pixel |= (difference == 0 ? 64 : 160 + difference * 95 / 255) << shift
    }
    return pixel
  }

  private static func difference(_ a: UInt32, _ b: UInt32, shift: UInt32) -> UInt32 {
    let (a, b) = (a >> shift & 0xFF, b >> shift & 0xFF)
    return max(a, b) - min(a, b)
  }
}
