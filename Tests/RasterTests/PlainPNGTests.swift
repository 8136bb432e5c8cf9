import Foundation
import TestSupport
import Testing

@testable import Raster

/// Files that libdeflate reads, compared with libspng reading the same rows: a private chunk makes a file go to
/// libspng.
@Suite struct PlainPNGTests {
  private func isPlain(_ file: Data) -> Bool { file.withUnsafeBytes { PlainPNG($0) != nil } }

  /// Rows with random filters and few or all values, so that runs and matches occur.
  private func file(colorType: UInt8, bitDepth: UInt8, parts: Int, random: inout SeededGenerator) throws -> Data {
    let (width, height) = (Int.random(in: 1...40, using: &random), Int.random(in: 1...12, using: &random))
    let bits = try #require([0: 1, 2: 3, 3: 1, 6: 4][Int(colorType)]) * Int(bitDepth)
    let most = Bool.random(using: &random) ? UInt8.max : 3
    let rows = (0..<height).flatMap { _ in
      [UInt8.random(in: 0...4, using: &random)]
        + (0..<(width * bits + 7) / 8).map { _ in UInt8.random(in: 0...most, using: &random) }
    }
    var bytes = PNGChunks.header(
      width: UInt32(width), height: UInt32(height), bitDepth: bitDepth, colorType: colorType)
    if colorType == 3 {
      let count = 1 << Int(bitDepth)
      bytes += PNGChunks.chunk("PLTE", (0..<count * 3).map { _ in UInt8.random(in: 0...255, using: &random) })
      let alphas = (0..<Int.random(in: 0...count, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random)
      }
      if !alphas.isEmpty { bytes += PNGChunks.chunk("tRNS", alphas) }
    }
    let stream = PNGChunks.stored(rows)
    let size = (stream.count + parts - 1) / parts
    for start in stride(from: 0, to: stream.count, by: size) {
      bytes += PNGChunks.chunk("IDAT", Array(stream[start..<min(start + size, stream.count)]))
    }
    return Data(bytes + PNGChunks.chunk("IEND", []))
  }

  @Test(
    arguments: [(0, 1), (0, 2), (0, 4), (0, 8), (2, 8), (3, 1), (3, 2), (3, 4), (3, 8), (6, 8)] as [(UInt8, UInt8)])
  func pixelsAreThoseLibspngReads(colorType: UInt8, bitDepth: UInt8) throws {
    var random = SeededGenerator(seed: UInt64(colorType) << 8 | UInt64(bitDepth))
    for parts in 1...60 {
      let file = try file(colorType: colorType, bitDepth: bitDepth, parts: parts % 3 + 1, random: &random)
      let expected = try contents(PNG.decode(PNGChunks.withPrivateChunk(file)))
      #expect(isPlain(file) && !isPlain(PNGChunks.withPrivateChunk(file)))
      #expect(try contents(PNG.decode(file)) == expected, "round \(parts)")
    }
  }

  @Test func whatIsWrittenIsReadByLibspngToo() throws {
    var random = SeededGenerator(seed: 7)
    for most in [1, 3, 15, 200, 400, 70_000] as [UInt32] {
      let bitmap = try Bitmap(width: 90, height: 70)
      for index in bitmap.pixels.indices {
        bitmap.pixels[index] = 0xFF00_0000 | .random(in: 0...most, using: &random) &* 0x01_0307 & 0xFF_FFFF
      }
      let file = try PNG.encode(bitmap)
      #expect(try contents(PNG.decode(PNGChunks.withPrivateChunk(file))) == contents(bitmap), "\(most) colours")
    }
  }

  /// Rows are read by words of eight bytes, and words that repeat are copied; 8, 4, 2 and 1 pixels are in a byte.
  @Test(arguments: [2, 4, 16, 200]) func runsOfPixelsAreThoseLibspngReads(colorCount: UInt32) throws {
    var random = SeededGenerator(seed: UInt64(colorCount))
    let pool = BitmapPool()
    for width in [7, 8, 63, 64, 65, 300, 1179] {
      let bitmap = try Bitmap(width: width, height: 20)
      var index = 0
      while index < bitmap.pixels.count {
        let end = min(bitmap.pixels.count, index + Int.random(in: 1...200, using: &random))
        let color = 0xFF00_0000 | .random(in: 0..<colorCount, using: &random) &* 0x01_0107
        while index < end {
          bitmap.pixels[index] = color
          index += 1
        }
      }
      let file = try PNG.encode(bitmap)
      #expect(isPlain(file))
      // From the second on, the pool's memory has the pixels of an earlier picture.
      #expect(try contents(PNG.decode(file, pool: pool)) == contents(bitmap), "\(width) pixels wide")
      #expect(try contents(PNG.decode(PNGChunks.withPrivateChunk(file), pool: pool)) == contents(bitmap))
    }
  }

  @Test func aPixelBeyondThePaletteIsWhatLibspngTakesItFor() throws {
    let bytes =
      PNGChunks.header(width: 2, height: 1, bitDepth: 8, colorType: 3) + PNGChunks.chunk("PLTE", [1, 2, 3])
      + PNGChunks.chunk("IDAT", PNGChunks.stored([0, 0, 1])) + PNGChunks.chunk("IEND", [])
    let file = Data(bytes)
    #expect(try contents(PNG.decode(file)) == contents(PNG.decode(PNGChunks.withPrivateChunk(file))))
  }

  @Test(arguments: [5, 255] as [UInt8])
  func anUnknownFilterIsAFault(filter: UInt8) throws {
    let bytes =
      PNGChunks.header(width: 2, height: 1) + PNGChunks.chunk("IDAT", PNGChunks.stored([filter, 0, 1]))
      + PNGChunks.chunk("IEND", [])
    #expect(throws: PNGError.corrupt("a row names a filter that PNG does not have")) { try PNG.decode(Data(bytes)) }
  }

  @Test func rowsThatAreTooShortAreAFault() throws {
    let bytes =
      PNGChunks.header(width: 2, height: 2) + PNGChunks.chunk("IDAT", PNGChunks.stored([0, 0, 1]))
      + PNGChunks.chunk("IEND", [])
    #expect(throws: PNGError.truncated) { try PNG.decode(Data(bytes)) }
  }

  /// Ancillary chunks of other programs, as defined by W3C PNG, third edition, §11.3; iDOT is Apple's.
  @Test(
    arguments: [
      ("sRGB", [0]), ("tEXt", Array("Software\0Screenshot".utf8)), ("tIME", [7, 234, 11, 23, 9, 30, 0]),
      ("pHYs", [0, 0, 22, 37, 0, 0, 22, 37, 1]), ("eXIf", Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 0]),
      ("iDOT", [UInt8](repeating: 0, count: 28)),
    ] as [(String, [UInt8])])
  func whatChangesNoPixelIsPassedOver(type: String, body: [UInt8]) throws {
    for example in PNGCase.all where isPlain(example.file) {
      let file = PNGChunks.with(type, body, example.file)
      #expect(isPlain(file))
      for file in [file, PNGChunks.withPrivateChunk(file)] {
        #expect(try contents(PNG.decode(file)) == example.pixels, "\(example.name)")
      }
    }
  }

  @Test func plainFilesAreReadAsTheSpecificationSays() {
    // Grey and indexed with 1, 2, 4 and 8 bits, the latter with and without tRNS; 8-bit RGB and RGBA.
    #expect(PNGCase.all.filter { isPlain($0.file) }.count == 4 + 8 + 2)
  }

  @Test(arguments: ["gAMA", "cHRM", "iCCP", "cICP", "zTXt", "iTXt", "bKGD"])
  func whatMayChangeSomethingIsLeftToLibspng(type: String) throws {
    let file = try PNG.encode(Bitmap(width: 2, height: 2))
    #expect(isPlain(file) && !isPlain(PNGChunks.with(type, [1, 2, 3], file)))
  }

  @Test func muchTextIsLeftToLibspng() throws {
    let file = try PNG.encode(Bitmap(width: 2, height: 2))
    let text = Array("Title\0".utf8) + [UInt8](repeating: 65, count: 40_000)
    let once = PNGChunks.with("tEXt", text, file)
    #expect(isPlain(once) && !isPlain(PNGChunks.with("tEXt", text, once)))
  }

  /// The rows end where another chunk begins.
  @Test func textBetweenRowsIsAFault() {
    let rows = PNGChunks.stored([0, 1, 0, 2])
    let bytes =
      PNGChunks.header(width: 1, height: 2) + PNGChunks.chunk("IDAT", Array(rows[..<9]))
      + PNGChunks.chunk("tEXt", Array("Title\0A".utf8)) + PNGChunks.chunk("IDAT", Array(rows[9...]))
      + PNGChunks.chunk("IEND", [])
    #expect(throws: PNGError.truncated) { try PNG.decode(Data(bytes)) }
  }
}
