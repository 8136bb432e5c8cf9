/// A pixel in linear light: red, green, blue and alpha, from 0 to 65,535, with the first three premultiplied by alpha.
package typealias LinearPixel = SIMD4<UInt16>

/// Converts bitmaps' pixels to linear light (IEC 61966-2-1) and back. An unmodified pixel is restored exactly.
///
/// The tables are computed only with products, quotients and comparisons, which every machine rounds in the same way.
package struct LinearLight: Sendable {
  package static let sRGB = LinearLight()

  /// The light for each channel value.
  private let light: [UInt16]
  /// The closest channel value for each light, with boundaries at the light of half-way values.
  private let value: [UInt8]

  private init() {
    light = (0...255).map { UInt16(LinearLight.light(of: Double($0) / 255)) }
    var value = [UInt8](repeating: 0, count: 65_536)
    var first = 0
    for step in 0...255 {
      let last = step == 255 ? 65_535 : LinearLight.light(of: (Double(step) + 0.5) / 255)
      for light in first...last { value[light] = UInt8(step) }
      first = last + 1
    }
    self.value = value
  }

  /// The light of an encoded value from 0 to 1, in 1/65,535, rounded to nearest. A power of 2.4 is the fifth root of
  /// the twelfth power.
  private static func light(of encoded: Double) -> Int {
    guard encoded > 0.04045 else { return Int(encoded / 12.92 * 65_535 + 0.5) }
    let base = (encoded + 0.055) / 1.055
    let cube = base * base * base
    let power = cube * cube * cube * cube
    var (low, high) = (0, 65_535)
    while low < high {
      let middle = (low + high) / 2
      let root = (Double(middle) + 0.5) / 65_535
      if root * root * root * root * root > power { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The light of a premultiplied pixel `0xAARRGGBB`.
  @inline(__always)
  package func linear(_ pixel: UInt32) -> LinearPixel {
    let alpha = pixel &>> 24
    let straight = Premultiplication.straightARGB(premultiplied: pixel)
    let (red, green, blue) = (
      light[Int(straight &>> 16 & 0xFF)], light[Int(straight &>> 8 & 0xFF)], light[Int(straight & 0xFF)]
    )
    guard alpha < 255 else { return LinearPixel(red, green, blue, 65_535) }
    func covered(_ light: UInt16) -> UInt16 { UInt16((UInt32(light) &* alpha &+ 127) / 255) }
    return LinearPixel(covered(red), covered(green), covered(blue), UInt16(alpha &* 257))
  }

  /// The premultiplied pixel `0xAARRGGBB` closest to a light. A channel above its alpha counts as alpha.
  @inline(__always)
  package func pixel(_ linear: LinearPixel) -> UInt32 {
    let cover = UInt32(linear.w)
    let alpha = (cover &+ 128) / 257
    guard alpha > 0 else { return 0 }
    guard cover < 65_535 else {
      let (red, green) = (UInt32(value[Int(linear.x)]), UInt32(value[Int(linear.y)]))
      return 0xFF00_0000 | red &<< 16 | green &<< 8 | UInt32(value[Int(linear.z)])
    }
    func channel(_ light: UInt16) -> UInt32 {
      let straight = (min(UInt32(light), cover) &* 65_535 &+ cover / 2) / cover
      return Premultiplication.premultiply(UInt32(value[Int(straight)]), alpha: alpha)
    }
    return alpha &<< 24 | channel(linear.x) &<< 16 | channel(linear.y) &<< 8 | channel(linear.z)
  }
}
