/// Two premultiplied pixels whose hue, saturation and luminosity are mixed (PDF 32000-1, §11.3.5.3).
struct MixedColor {
  private let source, destination: SIMD3<Double>
  private let sourceAlpha, destinationAlpha: Double

  init(_ source: UInt32, _ destination: UInt32) {
    sourceAlpha = Double(source >> 24) / 255
    destinationAlpha = Double(destination >> 24) / 255
    self.source = Self.channels(source)
    self.destination = Self.channels(destination)
  }

  private static func channels(_ pixel: UInt32) -> SIMD3<Double> {
    SIMD3(Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255)) / 255
  }

  func pixel(hue: PixelBlend.Side, saturation: PixelBlend.Side, luminosity: PixelBlend.Side) -> UInt32 {
    let plain = (1 - sourceAlpha) * destination + (1 - destinationAlpha) * source
    let both = sourceAlpha * destinationAlpha
    let color = both > 0 ? plain + both * mixed(hue, saturation, luminosity) : plain
    let alpha = sourceAlpha + destinationAlpha - both
    func byte(_ value: Double) -> UInt32 { UInt32(max(0, min(value, alpha)) * 255 + 0.5) }
    return byte(alpha) << 24 | byte(color.x) << 16 | byte(color.y) << 8 | byte(color.z)
  }

  private func mixed(
    _ hue: PixelBlend.Side, _ saturation: PixelBlend.Side, _ luminosity: PixelBlend.Side
  ) -> SIMD3<Double> {
    let opaque = (source: source / sourceAlpha, destination: destination / destinationAlpha)
    func side(_ side: PixelBlend.Side) -> SIMD3<Double> { side == .source ? opaque.source : opaque.destination }
    let color = hue == saturation ? side(hue) : side(hue).withSaturation(side(saturation).saturation)
    return color.withLuminosity(side(luminosity).luminosity)
  }
}

extension SIMD3<Double> {
  fileprivate var luminosity: Double { 0.3 * x + 0.59 * y + 0.11 * z }
  fileprivate var saturation: Double { self.max() - self.min() }

  /// The smallest component becomes 0, the largest the saturation.
  fileprivate func withSaturation(_ saturation: Double) -> SIMD3<Double> {
    let (low, range) = (self.min(), self.saturation)
    return range > 0 ? (self - SIMD3(repeating: low)) * (saturation / range) : .zero
  }

  /// The same hue with another luminosity, moved towards grey as far as components would leave 0...1.
  fileprivate func withLuminosity(_ luminosity: Double) -> SIMD3<Double> {
    var color = self + SIMD3(repeating: luminosity - self.luminosity)
    let grey = SIMD3(repeating: luminosity)
    let low = color.min()
    if low < 0, luminosity > low { color = grey + (color - grey) * (luminosity / (luminosity - low)) }
    let high = color.max()
    if high > 1, high > luminosity { color = grey + (color - grey) * ((1 - luminosity) / (high - luminosity)) }
    return color
  }
}
