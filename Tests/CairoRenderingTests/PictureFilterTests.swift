import CairoRendering
import Drawing
import Foundation
import Raster
import TestSupport
import Testing

/// Compares filtered pictures with SciPy's Gaussian and exact arithmetic.
@Suite struct PictureFilterTests {
  private struct Fixture: Decodable {
    struct Blurred: Decodable {
      let deviation: Double
      let bound: Double
      let light: [Double]
    }

    let width: Int
    let height: Int
    let pixels: [String]
    let blurred: [Blurred]
  }

  private static func fixture() throws -> Fixture {
    try JSONDecoder().decode(Fixture.self, from: Data(contentsOf: TestFiles.fixture("blurred-pictures.json")))
  }

  /// An image, pixel on pixel, filtered.
  private func filtered(_ source: Bitmap, _ filters: [PictureFilter], scale: Double = 1) throws -> Bitmap {
    let size = CGSize(width: Double(source.width) / scale, height: Double(source.height) / scale)
    let command = DrawCommand.image(ImageSource(bitmap: source), in: CGRect(origin: .zero, size: size))
    let list = DisplayList(size: size, commands: [command], filters: filters)
    return try CairoRenderer().draw(list, scale: scale, into: BitmapPool())
  }

  private func bitmap(_ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> UInt32) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height)
    for index in 0..<width * height { bitmap.pixels[index] = pixel(index % width, index / width) }
    return bitmap
  }

  private func picture(_ fixture: Fixture) throws -> Bitmap {
    let pixels = fixture.pixels.map { 0xFF00_0000 | (UInt32($0, radix: 16) ?? 0) }
    return try bitmap(fixture.width, fixture.height) { pixels[$1 * fixture.width + $0] }
  }

  /// IEC 61966-2-1, from encoded to linear.
  private func light(_ value: Double) -> Double {
    let encoded = value / 255
    return encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }

  // MARK: Blur

  /// The fixture bounds the error of five boxes, or of rounded weights, relative to a Gaussian. In addition, ten passes
  /// round to the nearest of 65,535 steps, the fixture to five digits, and the result to the nearest byte.
  @Test func aBlurIsTheGaussianOfLinearLight() throws {
    let fixture = try Self.fixture()
    let source = try picture(fixture)
    for expected in fixture.blurred {
      let blurred = try filtered(source, [.blur(standardDeviation: expected.deviation)])
      let slack = expected.bound + 5.0 / 65_535 + 1e-5
      for index in 0..<fixture.pixels.count {
        let channels = blurred.channels(index % fixture.width, index / fixture.width)
        #expect(channels[0] == 255)
        for channel in 0..<3 {
          let value = Double(channels[channel + 1])
          let gaussian = expected.light[3 * index + channel]
          #expect(
            light(value - 0.5) <= gaussian + slack && gaussian - slack <= light(value + 0.5),
            "deviation \(expected.deviation), pixel \(index), channel \(channel): \(value), SciPy \(gaussian)")
        }
      }
    }
  }

  /// On average the boxes are far closer. There is no authority for how much: half a byte's step plus a fifth is twice
  /// the observed error.
  @Test func aBlurHasTheGaussiansLightInTheMean() throws {
    let fixture = try Self.fixture()
    for expected in fixture.blurred {
      let blurred = try filtered(try picture(fixture), [.blur(standardDeviation: expected.deviation)])
      var difference = 0.0
      for index in 0..<fixture.pixels.count {
        let channels = blurred.channels(index % fixture.width, index / fixture.width)
        for channel in 0..<3 {
          difference += abs(light(Double(channels[channel + 1])) - expected.light[3 * index + channel])
        }
      }
      let mean = difference / Double(3 * fixture.pixels.count)
      #expect(mean <= expected.bound / 5 + 0.002, "deviation \(expected.deviation): \(mean)")
    }
  }

  @Test(arguments: [0.3, 1, 4, 30, 160]) func aPictureOfOneColorStaysToItsEdges(deviation: Double) throws {
    for color: UInt32 in [0xFFFF_FFFF, 0xFF00_0000, 0xFF0A_84FF, 0x8040_2000, 0] {
      let source = try bitmap(9, 5) { _, _ in color }
      #expect(try filtered(source, [.blur(standardDeviation: deviation)]).allPixels == source.allPixels)
    }
  }

  /// Half of the light of a black and a white half is 188 of 255; in encoded values it would be 128.
  @Test func blackAndWhiteMeetInLinearLight() throws {
    let source = try bitmap(200, 1) { x, _ in x < 100 ? 0xFF00_0000 : 0xFFFF_FFFF }
    let blurred = try filtered(source, [.blur(standardDeviation: 10)])
    let (left, right) = (light(Double(blurred.channels(99, 0)[1])), light(Double(blurred.channels(100, 0)[1])))
    #expect(abs((left + right) / 2 - 0.5) < 0.005)
    #expect(blurred.channels(0, 0) == [255, 0, 0, 0])
    #expect(blurred.channels(199, 0) == [255, 255, 255, 255])
  }

  @Test func aBlurIsInPoints() throws {
    let source = try bitmap(40, 40) { x, y in (x / 5 + y / 5) % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
    let inPixels = try filtered(source, [.blur(standardDeviation: 3)])
    #expect(try filtered(source, [.blur(standardDeviation: 1.5)], scale: 2).allPixels == inPixels.allPixels)
  }

  @Test func alphaIsBlurredWithItsColors() throws {
    let source = try bitmap(40, 1) { x, _ in x < 20 ? 0 : 0xFFFF_0000 }
    let blurred = try filtered(source, [.blur(standardDeviation: 3)])
    let alphas = (0..<40).map { blurred.alpha($0, 0) }
    #expect(alphas == alphas.sorted() && alphas[0] == 0 && alphas[39] == 255)
    // Red stays red, however faint.
    for x in 0..<40 { #expect(blurred.channels(x, 0) == [alphas[x], alphas[x], 0, 0]) }
  }

  // MARK: Colours and contrast

  private static let matrix = [0.5, 0.6, -0.1, 0.1, 0.8, 0.1, -0.2, 0.1, 1.1]

  @Test func colorsAreMultipliedInLinearLight() throws {
    let colors: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_0000, 0xFF34_C759, 0xFF0A_84FF, 0xFF7F_3311]
    let source = try bitmap(colors.count, 1) { x, _ in colors[x] }
    let seen = try filtered(source, [.colors(Self.matrix)])
    for x in colors.indices {
      let lights = source.channels(x, 0).dropFirst().map { light(Double($0)) }
      for row in 0..<3 {
        let exact = (0..<3).reduce(0) { $0 + Self.matrix[3 * row + $1] * lights[$1] }
        let value = Double(seen.channels(x, 0)[row + 1])
        let expected = min(1, max(0, exact))
        #expect(
          light(value - 0.5) <= expected + 1e-4 && expected - 1e-4 <= light(value + 0.5), "\(x), \(row): \(value)")
      }
    }
  }

  @Test func theIdentityAndFullContrastChangeNothing() throws {
    let source = try bitmap(16, 16) { x, y in 0xFF00_0000 | UInt32(x * 16) << 16 | UInt32(y * 16) << 8 | 0x55 }
    #expect(try filtered(source, []).allPixels == source.allPixels)
    #expect(try filtered(source, [.colors([1, 0, 0, 0, 1, 0, 0, 0, 1])]).allPixels == source.allPixels)
    #expect(try filtered(source, [.contrast(1)]).allPixels == source.allPixels)
    #expect(try filtered(source, [.blur(standardDeviation: 0)]).allPixels == source.allPixels)
  }

  /// A quarter white on black has a mean of a quarter: at half the contrast white is 5/8 and black 1/8.
  @Test func contrastIsAboutTheMeanLight() throws {
    let source = try bitmap(8, 1) { x, _ in x < 2 ? 0xFFFF_FFFF : 0xFF00_0000 }
    let seen = try filtered(source, [.contrast(0.5)])
    for (x, expected) in [(0, 0.625), (1, 0.625), (2, 0.125), (7, 0.125)] {
      let value = Double(seen.channels(x, 0)[1])
      #expect(light(value - 0.5) <= expected + 1e-4 && expected - 1e-4 <= light(value + 0.5), "\(x): \(value)")
    }
    let none = try filtered(source, [.contrast(0)])
    #expect(Set(none.allPixels).count == 1)
  }

  @Test func whatIsTransparentHasNoPartInTheMean() throws {
    let source = try bitmap(8, 1) { x, _ in x < 6 ? 0 : x == 6 ? 0xFFFF_FFFF : 0xFF00_0000 }
    let seen = try filtered(source, [.contrast(0)])
    #expect(seen.allPixels[0..<6].allSatisfy { $0 == 0 })
    // Half of all light: 188 of 255.
    #expect(seen.channels(6, 0) == [255, 188, 188, 188])
    #expect(seen.channels(7, 0) == [255, 188, 188, 188])
  }

  @Test func filtersAreAppliedOneAfterTheOther() throws {
    let source = try bitmap(30, 3) { x, _ in x < 10 ? 0xFFFF_0000 : 0xFF00_80FF }
    let filters: [PictureFilter] = [.blur(standardDeviation: 2), .colors(Self.matrix), .contrast(0.5)]
    let once = try filtered(source, filters)
    #expect(try filtered(source, filters).allPixels == once.allPixels)
    #expect(try filtered(source, [filters[0], filters[2], filters[1]]).allPixels != once.allPixels)
  }

  // MARK: Limits and pages

  @Test(
    arguments: [
      .blur(standardDeviation: 161), .blur(standardDeviation: -1), .blur(standardDeviation: .nan),
      .blur(standardDeviation: .infinity), .colors([]), .colors([1]), .colors([1, 0, 0, 0, .nan, 0, 0, 0, 1]),
      .colors([1, 0, 0, 0, 17, 0, 0, 0, 1]), .contrast(-0.1), .contrast(1.1), .contrast(.nan),
    ] as [PictureFilter])
  func numbersBeyondTheLimitsAreAnError(filter: PictureFilter) throws {
    let source = try bitmap(2, 2) { _, _ in 0xFFFF_FFFF }
    #expect(throws: RenderingError.unsupportedFilter(filter: 1)) {
      try filtered(source, [.contrast(0.5), filter])
    }
    #expect(
      RenderingError.unsupportedFilter(filter: 1).description
        == "Filter 1 of the picture cannot be applied: a blur must be 0 to 160 pixels, a matrix 9 numbers from -16 to 16, a "
        + "contrast 0 to 1. Choose other values or a smaller scale.")
  }

  @Test func aPageOfAPDFIsThePicture() throws {
    let list = DisplayList(
      size: CGSize(width: 40, height: 20), commands: [.fill(.rectangle(0, 0, 20, 20), .black)],
      filters: [.blur(standardDeviation: 2)])
    let document = PDFDocument(title: "Blurred")
    try document.addPage(list)
    let file = try document.finish()
    let images = try PDFTool.run("pdfimages", ["-list"], on: file)
    #expect(images.contains("   160    80 "), "\(images)")
  }
}
