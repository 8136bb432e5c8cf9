import Foundation
import Testing

@testable import Raster

@Suite struct LinearLightTests {
  private let light = LinearLight.sRGB

  /// IEC 61966-2-1, from encoded to linear.
  private func linear(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }

  @Test func everyValueHasTheNearestLight() {
    for value in 0...255 {
      let pixel = 0xFF00_0000 | UInt32(value) << 16 | UInt32(255 - value) << 8 | UInt32(value)
      let seen = light.linear(pixel)
      #expect(abs(Double(seen.x) - linear(Double(value) / 255) * 65_535) <= 0.5 + 1e-6, "\(value)")
      #expect(abs(Double(seen.y) - linear(Double(255 - value) / 255) * 65_535) <= 0.5 + 1e-6, "\(value)")
      #expect(seen.x == seen.z && seen.w == 65_535)
    }
  }

  /// The closest value changes at half steps of 255.
  @Test func everyLightHasTheNearestValue() {
    for light in stride(from: 0, through: 65_535, by: 7) {
      let pixel = self.light.pixel(LinearPixel(UInt16(light), 0, 0, 65_535))
      let value = Double(pixel >> 16 & 0xFF)
      let (below, above) = (linear((value - 0.5) / 255), linear((value + 0.5) / 255))
      let share = Double(light) / 65_535
      #expect(share >= below - 1e-5 && share <= above + 1e-5, "\(light)")
    }
  }

  /// All possible premultiplied channels: 32,896 of them.
  @Test func whatNothingIsDoneToComesBack() {
    for alpha in UInt32(0)...255 {
      for channel in 0...alpha {
        let pixel = alpha << 24 | channel << 16 | (alpha - channel) << 8 | channel / 2
        #expect(light.pixel(light.linear(pixel)) == pixel, "\(pixel)")
      }
    }
  }

  @Test func aChannelAboveItsAlphaCountsAsAlpha() {
    let half: UInt16 = 257 * 128
    #expect(light.pixel(LinearPixel(65_535, 0, half, half)) == 0x8080_0080)
    #expect(light.pixel(LinearPixel(5, 5, 5, 0)) == 0)
  }
}
