import Glibc

extension LabColor {
  /// Converts an opaque sRGB colour, `0xRRGGBB`; higher bits are ignored.
  ///
  /// Channels are converted to linear light, this to X, Y and Z (IEC 61966-2-1), and those to L\*a\*b\* (CIE 15:2004,
  /// §8.2.1).
  package init(sRGB pixel: UInt32) {
    let light = LabColor.light
    let red = light[Int(pixel >> 16 & 0xFF)]
    let green = light[Int(pixel >> 8 & 0xFF)]
    let blue = light[Int(pixel & 0xFF)]
    // Divided by the sum of the row, which is white's value, so that white is 1, 1, 1.
    let x = LabColor.response((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    let y = LabColor.response(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = LabColor.response((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  /// The cube root, with a linear part near black.
  private static func response(_ light: Double) -> Double {
    light > 216.0 / 24_389 ? cbrt(light) : (24_389.0 / 27 * light + 16) / 116
  }

  /// The linear light of each channel value.
  private static let light = (0...255).map { value in
    let encoded = Double(value) / 255
    return encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }
}
