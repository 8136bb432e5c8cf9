import Foundation
import ImageComparison
import Testing

/// Compares ΔE\*94 and L\*a\*b\* with other programs and printed values (`Fixtures/make-delta-e.py`).
@Suite struct LabColorTests {
  private struct Tables: Decodable {
    struct Published: Decodable { let standard, sample: [Double], difference: Double, digits: Int, source: String }
    struct Pair: Decodable { let standard, sample: [Double], difference: Double }
    struct Pixels: Decodable { let standard, sample: String, lab: [Double], difference: Double }

    let published: [Published]
    let lab: [Pair]
    let pixels: [Pixels]
  }

  private let tables: Tables

  init() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/delta-e.json")
    tables = try JSONDecoder().decode(Tables.self, from: Data(contentsOf: url))
  }

  private func color(_ values: [Double]) -> LabColor { LabColor(lightness: values[0], a: values[1], b: values[2]) }

  private func color(_ hexadecimal: String) throws -> LabColor {
    LabColor(sRGB: try #require(UInt32(hexadecimal, radix: 16)))
  }

  @Test func differencesAreThosePrinted() {
    #expect(tables.published.count == 5)
    for pair in tables.published {
      let difference = color(pair.standard).difference(to: color(pair.sample))
      // Half of the last printed digit.
      #expect(abs(difference - pair.difference) <= 0.5 * pow(10, -Double(pair.digits)), "\(pair.source): \(difference)")
    }
  }

  @Test func differencesAreThoseOfOtherPrograms() {
    #expect(tables.lab.count == 34)
    for pair in tables.lab {
      let difference = color(pair.standard).difference(to: color(pair.sample))
      // The programs agree with each other to 1e-9.
      #expect(abs(difference - pair.difference) < 1e-9, "\(pair.standard), \(pair.sample): \(difference)")
    }
  }

  @Test func pixelsHaveTheColorsAndDifferencesOfAnotherProgram() throws {
    #expect(tables.pixels.count > 100)
    for pair in tables.pixels {
      let (standard, sample) = (try color(pair.standard), try color(pair.sample))
      for (value, expected) in zip([standard.lightness, standard.a, standard.b], pair.lab) {
        // That program uses x and y of the white, which loses the last digits.
        #expect(abs(value - expected) < 1e-6, "\(pair.standard): \(standard)")
      }
      #expect(abs(standard.difference(to: sample) - pair.difference) < 1e-6, "\(pair.standard), \(pair.sample)")
    }
  }

  @Test func noTwoGreysLookTheSame() {
    for value in UInt32(0)..<255 {
      let (grey, next) = (LabColor(sRGB: value * 0x01_0101), LabColor(sRGB: (value + 1) * 0x01_0101))
      #expect(abs(grey.a) < 1e-9 && abs(grey.b) < 1e-9 && grey.difference(to: next) > 0.1, "\(value)")
    }
  }
}
