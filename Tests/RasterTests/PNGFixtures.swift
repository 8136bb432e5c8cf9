import Foundation
import Raster
import Testing

/// A PNG file built by another tool, and the pixels it must decode to (`Fixtures/make-png-cases.py`).
struct PNGCase: CustomTestStringConvertible {
  static let width = 9
  static let height = 7

  let name: String
  let file: Data
  /// Premultiplied BGRA.
  let pixels: [UInt8]

  var testDescription: String { name }

  static let all: [PNGCase] = {
    guard let table = try? JSONDecoder().decode(Table.self, from: Data(contentsOf: path)) else { return [] }
    return table.cases.compactMap { row in
      guard let file = Data(base64Encoded: row.png) else { return nil }
      return PNGCase(name: row.name, file: file, pixels: bytes(ofHexadecimal: row.pixels))
    }
  }()

  private static let path = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/png-cases.json")

  private struct Table: Decodable {
    struct Row: Decodable {
      let name: String
      let png: String
      let pixels: String
    }
    let cases: [Row]
  }

  private static func bytes(ofHexadecimal text: String) -> [UInt8] {
    let digits = text.utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
  }
}

/// A copy of a bitmap's bytes. The parameter keeps the bitmap alive, which `Array(PNG.decode(file).bytes)` would not.
func contents(_ bitmap: Bitmap) -> [UInt8] {
  Array(bitmap.bytes)
}
