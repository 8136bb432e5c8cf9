package import Raster

extension ImageComparison {
  /// Colours of the difference picture, opaque `0xAARRGGBB`.
  private enum Mark {
    static let different: UInt32 = 0xFFFF_0000
    static let onlyInExpected: UInt32 = 0xFF5B_8DEF
    static let onlyInActual: UInt32 = 0xFFFF_A62B
    static let inNeither: UInt32 = 0xFFFF_FFFF
  }

  /// A picture of what differs: the expected image faded to light grey, every differing pixel red.
  ///
  /// Where the sizes are not the same, the area only the expected image has is blue, and the area only the actual one
  /// has is orange.
  package static func picture(expected: Bitmap, actual: Bitmap) throws(BitmapError) -> Bitmap {
    let picture = try Bitmap(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height))
    let (pixels, expectedPixels, actualPixels) = (picture.pixels, expected.pixels, actual.pixels)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let isInExpected = x < expected.width && y < expected.height
        let isInActual = x < actual.width && y < actual.height
        pixels[y * picture.width + x] =
          switch (isInExpected, isInActual) {
          case (true, true):
            mark(expected: expectedPixels[y * expected.width + x], actual: actualPixels[y * actual.width + x])
          case (true, false): Mark.onlyInExpected
          case (false, true): Mark.onlyInActual
          case (false, false): Mark.inNeither
          }
      }
    }
    return picture
  }

  private static func mark(expected: UInt32, actual: UInt32) -> UInt32 {
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
}
