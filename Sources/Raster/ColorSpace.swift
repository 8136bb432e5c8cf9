import Foundation

/// What the red, green and blue of an image's samples mean, as far as they can be converted to sRGB.
package enum ColorSpace: Sendable, Equatable {
  case sRGB
  case displayP3
  /// Another one, in words: its samples are taken as sRGB.
  case other(String)
}

extension ColorSpace {
  /// Where primaries and white are: x and y of CIE 1931, in 100,000ths.
  struct Chromaticities: Equatable {
    var white: [Int]
    /// Red, green, blue.
    var primaries: [Int]

    /// ITU-R BT.709-6, §1.
    static let sRGB = Chromaticities(white: [31270, 32900], primaries: [64000, 33000, 30000, 60000, 15000, 6000])
    /// SMPTE EG 432-1, with the white of sRGB.
    static let displayP3 = Chromaticities(white: [31270, 32900], primaries: [68000, 32000, 26500, 69000, 15000, 6000])

    /// Whether they are the same but for rounding to two or three digits, as files have it.
    func isClose(to other: Chromaticities) -> Bool {
      zip(white + primaries, other.white + other.primaries).allSatisfy { abs($0 - $1) <= 500 }
    }
  }

  /// The linear light of an encoded value, both 0 to 1 (IEC 61966-2-1; Display P3 has the same).
  package static func linear(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }
}

/// Turns straight Display P3 pixels into sRGB ones. What sRGB has no colour for takes the nearest value of each channel.
struct DisplayP3Conversion {
  /// From linear light of Display P3's primaries to that of sRGB's; both have the same white. Worked out from
  /// `ColorSpace.Chromaticities` in exact fractions, as SMPTE RP 177 says.
  private func converted(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
    (
      1.2249401762805598 * red - 0.22494017628055996 * green,
      -0.04205695470968816 * red + 1.042056954709688 * green,
      -0.019637554590334432 * red - 0.07863604555063189 * green + 1.0982736001409663 * blue
    )
  }

  private let linear = (0...255).map { ColorSpace.linear(Double($0) / 255) }
  /// The linear light half way from each value of a channel to the next.
  private let steps = (0..<255).map { ColorSpace.linear((Double($0) + 0.5) / 255) }

  /// The last pixel, and what it became: neighbours are often alike.
  private var last: (source: UInt32, result: UInt32) = (0, 0)

  /// A pixel with red in its lowest byte and alpha in its highest.
  mutating func sRGB(_ pixel: UInt32) -> UInt32 {
    if pixel == last.source { return last.result }
    let (red, green, blue) = converted(
      linear[Int(pixel & 0xFF)], linear[Int(pixel >> 8 & 0xFF)], linear[Int(pixel >> 16 & 0xFF)])
    let result = pixel & 0xFF00_0000 | encoded(red) | encoded(green) << 8 | encoded(blue) << 16
    last = (pixel, result)
    return result
  }

  /// The value of a channel nearest to a linear light.
  private func encoded(_ light: Double) -> UInt32 {
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = (low + high) / 2
      if steps[middle] <= light { low = middle + 1 } else { high = middle }
    }
    return UInt32(low)
  }
}
