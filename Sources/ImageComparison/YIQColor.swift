/// A colour in YIQ, with a metric for perceived differences.
///
/// Yuriy Kotsarenko and Fernando Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space
/// in mobile applications", Programación Matemática y Software 2 (2), 2010. Channels here are integers, the paper's
/// fractions times 100,000,000, so that equal brightness is detected exactly.
struct YIQColor {
  /// The squared difference between the two most different colours, in the metric's weights.
  static let largestDifference = 35_215.0
  private static let unit = 100_000_000.0

  let y: Int
  let i: Int
  let q: Int

  /// Creates the colour of a premultiplied pixel `0xAARRGGBB` on white.
  init(_ pixel: UInt32) {
    let clear = 255 - Int(pixel >> 24)
    let red = Int(pixel >> 16 & 0xFF) + clear
    let green = Int(pixel >> 8 & 0xFF) + clear
    let blue = Int(pixel & 0xFF) + clear
    y = 29_889_531 * red + 58_662_247 * green + 11_448_223 * blue
    i = 59_597_799 * red - 27_417_610 * green - 32_180_189 * blue
    q = 21_147_017 * red - 52_261_711 * green + 31_114_694 * blue
  }

  /// The squared perceived difference, from 0 to `largestDifference`.
  func difference(to other: YIQColor) -> Double {
    let y = Double(self.y - other.y) / Self.unit
    let i = Double(self.i - other.i) / Self.unit
    let q = Double(self.q - other.q) / Self.unit
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }
}
