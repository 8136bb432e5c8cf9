import Foundation

/// The colour space of an image's samples, as far as they can be converted to sRGB.
package enum ColorSpace: Sendable, Equatable {
  case sRGB
  case displayP3
  /// Another one, with a description: its samples are treated as sRGB.
  case other(String)
}

extension ColorSpace {
  /// The positions of the primaries and white: x and y of CIE 1931, times 100,000.
  struct Chromaticities: Equatable {
    var white: [Int]
    /// The x and y of red, green and blue.
    var primaries: [Int]

    /// ITU-R BT.709-6, §1.
    static let sRGB = Chromaticities(white: [31270, 32900], primaries: [64000, 33000, 30000, 60000, 15000, 6000])
    /// SMPTE EG 432-1, with the white of sRGB.
    static let displayP3 = Chromaticities(white: [31270, 32900], primaries: [68000, 32000, 26500, 69000, 15000, 6000])

    /// Whether they are equal up to rounding to two or three digits, as in files.
    func isClose(to other: Chromaticities) -> Bool {
      zip(white + primaries, other.white + other.primaries).allSatisfy { abs($0 - $1) <= 500 }
    }
  }

  /// The linear light of an encoded value, both from 0 to 1 (IEC 61966-2-1; Display P3 uses the same curve).
  package static func linear(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }
}

/// Converts straight Display P3 pixels to sRGB. Colours outside sRGB are clamped in each channel.
struct DisplayP3Conversion {
  /// Converts linear light from Display P3's primaries to sRGB's; both have the same white. The matrix was computed
  /// from `ColorSpace.Chromaticities` in exact fractions, following SMPTE RP 177.
  private func converted(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
    (
      1.2249401762805598 * red - 0.22494017628055996 * green,
      -0.04205695470968816 * red + 1.042056954709688 * green,
      -0.019637554590334432 * red - 0.07863604555063189 * green + 1.0982736001409663 * blue
    )
  }

  private let linear = (0...255).map { ColorSpace.linear(Double($0) / 255) }
  /// The linear light half way between each value of a channel and the next.
  private let steps = (0..<255).map { ColorSpace.linear((Double($0) + 0.5) / 255) }

  /// The last pixel and its result, as neighbours are often equal.
  private var last: (source: UInt32, result: UInt32) = (0, 0)

  /// Converts a pixel with red in its lowest byte and alpha in its highest.
  mutating func sRGB(_ pixel: UInt32) -> UInt32 {
    if pixel == last.source { return last.result }
    let (red, green, blue) = converted(
      linear[Int(pixel & 0xFF)], linear[Int(pixel >> 8 & 0xFF)], linear[Int(pixel >> 16 & 0xFF)])
    let result = pixel & 0xFF00_0000 | encoded(red) | encoded(green) << 8 | encoded(blue) << 16
    last = (pixel, result)
    return result
  }

  /// The channel value closest to a linear light.
  private func encoded(_ light: Double) -> UInt32 {
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = (low + high) / 2
      if steps[middle] <= light { low = middle + 1 } else { high = middle }
    }
    return UInt32(low)
  }
}
