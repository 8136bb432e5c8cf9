import Foundation
import Raster
import Testing

@testable import ImageDecoding

/// Files against the decoders of resvg, which share no code with the libraries used here
/// (`scripts/picture-fixtures/bitmaps.py`).
@Suite struct DecodedImageTests {
  private struct Table: Decodable {
    struct Case: Decodable {
      let name: String
      let file: Data
      let width: Int
      let height: Int
      let rgba: Data
    }
    let cases: [Case]
  }

  private static let cases: [Table.Case] = {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/bitmaps.json")
    guard let data = try? Data(contentsOf: url) else { return [] }
    return (try? JSONDecoder().decode(Table.self, from: data))?.cases ?? []
  }()

  private static func names(_ prefix: String) -> [String] { cases.map(\.name).filter { $0.hasPrefix(prefix) } }

  private func fixture(_ name: String) throws -> Table.Case {
    try #require(Self.cases.first { $0.name == name }, "\(name) is no fixture")
  }

  /// The largest difference of a channel from a straight RGBA picture, of opaque pixels and those that are clear.
  private func difference(_ image: DecodedImage, _ expected: Table.Case) throws -> Int {
    try #require(image.bitmap.width == expected.width && image.bitmap.height == expected.height)
    let (bytes, rgba) = (image.bitmap.bytes, [UInt8](expected.rgba))
    return stride(from: 0, to: rgba.count, by: 4).map { start in
      let alpha = Int(rgba[start + 3])
      // Premultiplied, in the order blue, green, red, alpha.
      let wanted = [2, 1, 0].map { (Int(rgba[start + $0]) * alpha * 2 + 255) / 510 } + [alpha]
      return zip(wanted, bytes[start..<(start + 4)]).map { abs($0 - Int($1)) }.max() ?? 0
    }.max() ?? 0
  }

  /// Each plane's transform may be rounded to either side, and red is luma + 1.402 red difference, so channels may differ
  /// by 1 + 1.8; with smaller planes their enlargement adds one more.
  @Test(arguments: names("JPEG").filter { !$0.contains("orientation") && !$0.contains("P3") && !$0.contains("CMYK") })
  func jpeg(_ name: String) throws {
    let fixture = try fixture(name)
    let image = try DecodedImage.read(fixture.file)
    #expect(try difference(image, fixture) <= 4)
    #expect(image.colorSpace == .sRGB)
    #expect(image.orientation == 1)
  }

  /// Bytes that were recorded with `JSIMD_FORCENONE=1`, which turns libjpeg-turbo's vector instructions off.
  @Test func vectorInstructionsChangeNothing() throws {
    var bytes: [UInt8] = []
    for fixture in Self.cases where fixture.name.hasPrefix("JPEG") {
      let image = try DecodedImage.read(fixture.file)
      bytes += Array(image.bitmap.bytes)
    }
    #expect(Hash128(hashing: bytes).description == "8c4dddea35c188776b0d04d89f629c06")
  }

  /// The pixels are as they are stored; turning them is the image's.
  @Test(arguments: 1...8) func orientation(_ value: Int) throws {
    let fixture = try fixture("JPEG of orientation \(value)")
    let image = try DecodedImage.read(fixture.file)
    #expect(image.orientation == value)
    #expect(image.bitmap.width == 8)
  }

  /// Display P3 (200, 100, 50) in sRGB: by the matrix of SMPTE RP 177 and the curve of IEC 61966-2-1 (213, 95, 32).
  @Test func displayP3() throws {
    let image = try DecodedImage.read(try fixture("JPEG in Display P3").file)
    #expect(image.colorSpace == .displayP3)
    let pixel = image.bitmap.pixels[9]
    let channels = [16, 8, 0].map { Int(pixel >> UInt32($0) & 0xFF) }
    #expect(zip(channels, [213, 95, 32]).allSatisfy { abs($0 - $1) <= 2 }, "\(channels)")
  }

  /// Magenta and yellow ink make red.
  @Test func cmyk() throws {
    let image = try DecodedImage.read(try fixture("JPEG in CMYK").file)
    #expect(image.colorSpace == .other("CMYK"))
    let pixel = image.bitmap.pixels[9]
    #expect(pixel >> 16 & 0xFF >= 250 && pixel >> 8 & 0xFF <= 5 && pixel & 0xFF <= 5, "\(String(pixel, radix: 16))")
  }

  // MARK: Writing

  private func bitmap(_ width: Int, _ height: Int, of pixel: UInt32) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height)
    bitmap.pixels.update(repeating: pixel)
    return bitmap
  }

  private func written(_ bitmap: Bitmap, quality: Int) throws -> DecodedImage {
    try DecodedImage.read(try #require(bitmap.jpegFile(quality: quality)))
  }

  /// A block of one colour has a mean alone, which is stored to 1/8 of a level at libjpeg's quality 100; the conversion to
  /// luma and back is JFIF's, whose rounding the comment of `jpeg(_:)` counts.
  @Test(arguments: [0xFF00_0000, 0xFFFF_FFFF, 0xFFF0_780A, 0xFF12_3456] as [UInt32]) func aColourIsWritten(
    _ pixel: UInt32
  ) throws {
    let image = try written(try bitmap(37, 21, of: pixel), quality: 100)
    #expect(image.bitmap.width == 37 && image.bitmap.height == 21 && image.orientation == 1)
    for word in image.bitmap.pixels {
      let differences = [0, 8, 16, 24].map { abs(Int(word >> $0 & 0xFF) - Int(pixel >> $0 & 0xFF)) }
      #expect(differences.allSatisfy { $0 <= 3 })
    }
  }

  /// Half of red, premultiplied, on white is (255, 127, 127).
  @Test func clearPixelsAreWrittenOnWhite() throws {
    // An image owns the memory of its pixels.
    func pixel(_ color: UInt32, quality: Int) throws -> UInt32 {
      withExtendedLifetime(try written(try bitmap(8, 8, of: color), quality: quality)) { $0.bitmap.pixels[9] }
    }
    let red = try pixel(0x8080_0000, quality: 100)
    #expect(zip([16, 8, 0], [255, 127, 127]).allSatisfy { abs(Int(red >> $0 & 0xFF) - $1) <= 3 })
    #expect(try pixel(0, quality: 50) == 0xFFFF_FFFF)
  }

  @Test func lowerQualitiesAreSmaller() throws {
    let bitmap = try bitmap(64, 64, of: 0xFF00_0000)
    for index in bitmap.pixels.indices { bitmap.pixels[index] |= UInt32(index &* 2_654_435_761 & 0xFF_FFFF) }
    let sizes = try [-5, 1, 40, 90, 100, 400].map { try #require(bitmap.jpegFile(quality: $0)).count }
    #expect(sizes[0] == sizes[1] && sizes[1] < sizes[2] && sizes[2] < sizes[3] && sizes[3] < sizes[4])
    #expect(sizes[4] == sizes[5])
  }

  // MARK: Other formats

  @Test(arguments: ["WebP lossy", "WebP lossless"] + names("GIF")) func others(_ name: String) throws {
    let fixture = try fixture(name)
    // WebP's conversion to RGB is exact in its specification; straight colours are rounded once when premultiplied.
    #expect(try difference(try DecodedImage.read(fixture.file), fixture) <= 1)
  }

  @Test func animatedWebP() throws {
    let file = try fixture("WebP animated").file
    #expect(throws: ImageDecodingError.animated(.webp)) { try DecodedImage.read(file) }
  }

  // MARK: Bad input

  @Test(arguments: ["JPEG 4:4:4", "JPEG progressive", "WebP lossy", "WebP lossless", "GIF"])
  func truncatedFiles(_ name: String) throws {
    let file = try fixture(name).file
    for count in stride(from: 16, to: file.count - 4, by: 7) {
      #expect(throws: ImageDecodingError.self) { try DecodedImage.read(file.prefix(count)) }
    }
  }

  /// Damaged bytes give an image or an error, never anything else.
  @Test(arguments: [
    "JPEG 4:2:0", "JPEG progressive", "JPEG in Display P3", "WebP lossy", "WebP lossless", "GIF interlaced",
  ])
  func damagedFiles(_ name: String) throws {
    let file = try fixture(name).file
    for index in file.indices {
      for byte in [UInt8(0), 0x7F, 0xFF] {
        var damaged = file
        damaged[index] = byte
        let image = try? DecodedImage.read(damaged)
        #expect((image?.bitmap.width ?? 1) > 0)
      }
    }
  }

  /// 65,500 x 65,500 pixels in a file of a few hundred bytes.
  @Test func aJPEGThatIsTooLarge() throws {
    var file = [UInt8](try fixture("JPEG 4:4:4").file)
    let start = try #require(file.indices.first { file[$0...].starts(with: [0xFF, 0xC0]) })
    (file[start + 5], file[start + 6], file[start + 7], file[start + 8]) = (0xFF, 0xDC, 0xFF, 0xDC)
    #expect(throws: ImageDecodingError.tooLarge(.jpeg, width: 65_500, height: 65_500)) {
      try DecodedImage.read(Data(file))
    }
  }

  /// A progressive image of 8 x 8 pixels in three components, made by hand after ITU-T T.81, annexes B and G: one scan for
  /// the means, and one for each of some of the other 63 coefficients of each component.
  private func progressive(scanCount: Int) -> Data {
    func table(_ head: UInt8) -> [UInt8] { [0xFF, 0xC4, 0, 20, head, 1] + [UInt8](repeating: 0, count: 15) + [0] }
    var file: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
    file += [0xFF, 0xC2, 0, 17, 8, 0, 8, 0, 8, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
    file += table(0x00) + table(0x10)
    // Three zeros, each of one bit; the rest of a byte is ones.
    file += [0xFF, 0xDA, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 0, 0, 0b0001_1111]
    let scans = (1...3).flatMap { component in (1...63).map { (component, $0) } }
    for (component, coefficient) in scans.prefix(scanCount - 1) {
      let index = UInt8(coefficient)
      file += [0xFF, 0xDA, 0, 8, 1, UInt8(component), 0, index, index, 0, 0b0111_1111]
    }
    return Data(file + [0xFF, 0xD9])
  }

  @Test func scansAreLimited() throws {
    let image = try DecodedImage.read(progressive(scanCount: 100))
    #expect(image.bitmap.pixels.allSatisfy { $0 == 0xFF80_8080 })
    #expect(image.bitmap.width == 8)
    #expect(throws: ImageDecodingError.tooManyScans(limit: 100)) {
      try DecodedImage.read(progressive(scanCount: 101))
    }
  }

  @Test func formatsThatAreNotRead() throws {
    let heic = Data([0, 0, 0, 24] + Array("ftypheic".utf8))
    #expect(throws: ImageDecodingError.unsupported(.heic)) { try DecodedImage.read(heic) }
    #expect(throws: ImageDecodingError.png(.notPNG(looksLike: .other))) { try DecodedImage.read(Data("text".utf8)) }
    #expect(
      ImageDecodingError.unsupported(.heic).description
        == "The file is HEIC, which is not read. Save the picture as PNG or JPEG.")
    #expect(
      ImageDecodingError.truncated(.jpeg).description
        == "The JPEG file ends before its image does. Fetch or make it again.")
  }
}

/// EXIF's orientation, in data made by hand after CIPA DC-008.
@Suite struct EXIFTests {
  private let little: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]

  @Test func bothByteOrders() {
    #expect(EXIF.orientation(little) == 6)
    #expect(EXIF.orientation([0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 8, 0, 0]) == 8)
  }

  @Test func whateverIsCutOffOrSenselessIsNone() {
    for count in 0..<20 { #expect(EXIF.orientation(Array(little.prefix(count))) == nil) }
    for index in little.indices {
      var bytes = little
      bytes[index] = 0xFF
      let value = EXIF.orientation(bytes)
      #expect(value == nil || (1...8).contains(value ?? 0))
    }
  }
}
