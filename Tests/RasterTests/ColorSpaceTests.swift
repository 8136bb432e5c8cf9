import Foundation
import Testing

@testable import Raster

/// A PNG file whose chunks describe its colours (`Fixtures/make-color-cases.py`).
private struct ColorCase: CustomTestStringConvertible, Decodable {
  let name: String
  let png: Data
  /// `sRGB`, `displayP3`, or a description of another.
  let colorSpace: String
  /// Premultiplied BGRA in sRGB, in hexadecimal digits.
  let pixels: String

  var testDescription: String { name }

  struct Table: Decodable {
    var cases: [ColorCase]
    var displayP3Profile: Data
  }

  static let table = Result {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/color-cases.json")
    return try JSONDecoder().decode(Table.self, from: Data(contentsOf: path))
  }

  static var all: [ColorCase] { (try? table.get().cases) ?? [] }
}

@Suite struct ColorSpaceTests {
  @Test func thereAreCases() {
    #expect(ColorCase.all.count == 23)
  }

  @Test(arguments: ColorCase.all)
  private func chunksOfColoursAreUnderstood(example: ColorCase) throws {
    let image = try PNG.read(example.png)
    let expected: ColorSpace =
      switch example.colorSpace {
      case "sRGB": .sRGB
      case "displayP3": .displayP3
      default: .other(example.colorSpace)
      }
    #expect(image.colorSpace == expected)
    let bytes = contents(image.bitmap)
    let digits = bytes.map { String(format: "%02x", $0) }.joined()
    #expect(digits == example.pixels)
    #expect(try contents(PNG.decode(example.png)) == bytes)
  }

  /// web-platform-tests, css/css-color/display-p3-001: `color(display-p3 0.21604 0.49418 0.13151)` is `green`, #008000.
  /// In 8 bits that is 55, 126, 34, the last pixel of the cases; a rounding step here is at most two of sRGB's.
  @Test func displayP3GreenIsTheWebsGreen() throws {
    let example = try #require(ColorCase.all.first { $0.name == "cICP of Display P3" })
    let pixel = try contents(PNG.decode(example.png)).suffix(4).map(Int.init)
    #expect(zip(pixel, [0, 128, 0, 255]).allSatisfy { abs($0 - $1) <= 2 }, "\(pixel)")
  }

  /// In the header only the colour space and the signature matter.
  @Test func damagedProfilesAreNoneOfSRGB() throws {
    let whole = Array(try ColorCase.table.get().displayP3Profile)
    #expect(ColorProfile(whole)?.colorSpace == .displayP3)
    for count in whole.indices {
      #expect(ColorProfile(Array(whole.prefix(count)))?.colorSpace == nil, "cut to \(count)")
    }
    for offset in whole.indices {
      for change in [0x01, 0x40, 0x80, 0xFF] as [UInt8] {
        var profile = whole
        profile[offset] ^= change
        #expect(ColorProfile(profile)?.colorSpace != .sRGB, "byte \(offset)")
      }
    }
  }
}
