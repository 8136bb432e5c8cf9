extension Bitmap {
  /// Premultiplies straight pixels, with red in the lowest byte, into a bitmap's own format.
  package func premultiply() {
    let (pixels, count) = (start.assumingMemoryBound(to: UInt32.self), width * height)
    var index = 0
    while index < count {
      pixels[index] = Premultiplication.premultipliedBGRA(straightRGBA: pixels[index])
      index &+= 1
    }
  }

  /// Converts straight Display P3 pixels, with red in the lowest byte, to sRGB.
  package func convertDisplayP3() {
    var conversion = DisplayP3Conversion()
    let pixels = pixels
    for index in pixels.indices { pixels[index] = conversion.sRGB(pixels[index]) }
  }

  /// Converts opaque Display P3 pixels in a bitmap's own format to sRGB.
  package func convertOpaqueDisplayP3() {
    var conversion = DisplayP3Conversion()
    let pixels = pixels
    for index in pixels.indices { pixels[index] = Self.swapped(conversion.sRGB(Self.swapped(pixels[index]))) }
  }

  /// A pixel with red and blue swapped.
  private static func swapped(_ pixel: UInt32) -> UInt32 {
    pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16
  }
}
