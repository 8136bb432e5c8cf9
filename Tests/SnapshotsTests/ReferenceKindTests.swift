import Foundation
import ImageComparison
import Raster
import Testing

@testable import Snapshots

/// References in every kind of PNG that other programs write are normalised before they are compared.
///
/// The files are those of `RasterTests/Fixtures`: every colour type and depth, plain and interlaced, with and without
/// transparent colours; and chunks that describe colours. Scripts next to them built the files and computed the pixels.
@Suite struct ReferenceKindTests {
  struct Kind: Decodable, CustomTestStringConvertible {
    let name: String
    let png: String
    /// Premultiplied BGRA, in hexadecimal.
    let pixels: String

    var testDescription: String { name }

    /// The pixels as words, `0xAARRGGBB`.
    var words: [UInt32] {
      let digits = pixels.compactMap(\.hexDigitValue).map(UInt32.init)
      return stride(from: 0, to: digits.count, by: 8).map { start in
        (0..<4).reduce(0) { $0 | (digits[start + 2 * $1] << 4 | digits[start + 2 * $1 + 1]) << UInt32(8 * $1) }
      }
    }
  }

  private struct Table: Decodable { let cases: [Kind] }

  private static func kinds(_ file: String) -> [Kind] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let url = folder.appending(path: "RasterTests/Fixtures/\(file).json")
    guard let data = try? Data(contentsOf: url) else { return [] }
    return (try? JSONDecoder().decode(Table.self, from: data).cases) ?? []
  }

  static let kinds = kinds("png-cases") + kinds("color-cases")

  @Test func everyKindIsThere() {
    #expect(Self.kinds.count == 52 + 23)
    for word in ["grey-", "rgb-", "indexed-", "rgba-", "-16", "adam7", "trns", "gAMA", "iCCP", "Display P3"] {
      #expect(Self.kinds.contains { $0.name.contains(word) }, "\(word)")
    }
  }

  @Test(arguments: kinds)
  func aReferenceOfAnyKindIsItsPixels(kind: Kind) throws {
    let bench = try Workbench()
    let card = try Card()
    let file = try #require(Data(base64Encoded: kind.png))
    let url = bench.url(card, "png")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try file.write(to: url)
    // Width and height are the fourth and fifth words of a file.
    (card.width, card.height) = (Int(file[19]), Int(file[23]))
    let words = kind.words
    card.marks = Dictionary(uniqueKeysWithValues: zip(words.indices, words))
    #expect(try bench.examiner().examine(card.rendered).verdict == .unchanged)

    for place in [0, words.count / 2, words.count - 1] {
      // Another level of blue that does not exceed the alpha; if there is none, another alpha.
      card.marks[place] = words[place] & 0xFF > 0 ? words[place] - 1 : words[place] ^ 0x0100_0000
      let outcome = try bench.examiner().examine(card.rendered)
      #expect(
        outcome.verdict == .changed && outcome.pixels?.differing == 1 && outcome.pixels?.largestChannelDifference == 1,
        "pixel \(place)")
      card.marks[place] = words[place]
    }
  }
}
