import Glibc

extension LabColor {
  /// An opaque colour of sRGB, `0xRRGGBB`: what is above does not count.
  ///
  /// Channels become linear light, light becomes X, Y and Z (IEC 61966-2-1), and those L\*a\*b\* (CIE 15:2004, §8.2.1).
  package init(sRGB pixel: UInt32) {
    let light = LabColor.light
    let red = light[Int(pixel >> 16 & 0xFF)]
    let green = light[Int(pixel >> 8 & 0xFF)]
    let blue = light[Int(pixel & 0xFF)]
    // Divided by the sum of its row, which is white's: white is 1, 1, 1.
    let x = LabColor.response((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    let y = LabColor.response(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = LabColor.response((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  /// The cube root, and a line near black.
  private static func response(_ light: Double) -> Double {
    light > 216.0 / 24_389 ? cbrt(light) : (24_389.0 / 27 * light + 16) / 116
  }

  /// The linear light of each value of a channel.
  private static let light = (0...255).map { value in
    let encoded = Double(value) / 255
    return encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }
}
