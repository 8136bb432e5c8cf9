import Foundation
import Raster
import Testing

@testable import VectorPictures

/// SVG against resvg and PDF against MuPDF, at two pixels per point (`scripts/picture-fixtures/vectors.py`).
///
/// Both antialias edges by other rules, so pixels at edges differ; those that differ by more than a quarter of the range
/// are at most one in a hundred, as in 200 pictures of apps that were compared.
@Suite struct VectorDrawingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let format: VectorPicture.Format
    let file: Data
    let width: Int
    let height: Int
    /// Straight RGBA.
    let pixels: [UInt8]

    var testDescription: String { "\(format.rawValue): \(name)" }
  }

  private struct Table: Decodable {
    struct Row: Decodable {
      let name: String
      let file: String
      let width: Int
      let height: Int
      let zlib: Data
    }
    let cases: [Row]
  }

  static let cases: [Case] = VectorPicture.Format.allCases.flatMap { format -> [Case] in
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/\(format.rawValue).json")
    guard let data = try? Data(contentsOf: url), let table = try? JSONDecoder().decode(Table.self, from: data) else {
      return []
    }
    return table.cases.map { row in
      let file = format == .svg ? Data(row.file.utf8) : Data(base64Encoded: row.file) ?? Data()
      let count = row.width * row.height * 4
      return Case(
        name: row.name, format: format, file: file, width: row.width, height: row.height,
        pixels: PDFStream.inflated(row.zlib, count: count) ?? [])
    }
  }

  @Test func fixturesAreThere() {
    #expect(Self.cases.filter { $0.format == .svg }.count >= 40)
    #expect(Self.cases.filter { $0.format == .pdf }.count >= 30)
    #expect(Self.cases.allSatisfy { $0.pixels.count == $0.width * $0.height * 4 })
  }

  /// The other program's pixels, premultiplied as bitmaps are.
  private func premultiplied(_ pixels: [UInt8]) -> [UInt8] {
    stride(from: 0, to: pixels.count, by: 4).flatMap { start -> [UInt8] in
      let alpha = Int(pixels[start + 3])
      return [2, 1, 0].map { UInt8((Int(pixels[start + $0]) * alpha + 127) / 255) } + [UInt8(alpha)]
    }
  }

  @Test(arguments: cases) func likeAnotherProgram(_ fixture: Case) throws {
    let picture = try VectorPicture(fixture.file, format: fixture.format)
    #expect(
      picture.size == CGSize(width: Double(fixture.width) / 2, height: Double(fixture.height) / 2))
    let bitmap = try picture.draw(width: fixture.width, height: fixture.height)
    let wanted = premultiplied(fixture.pixels)
    let bytes = Array(bitmap.bytes)
    let differing = stride(from: 0, to: bytes.count, by: 4).filter { start in
      (start..<(start + 4)).contains { abs(Int(bytes[$0]) - Int(wanted[$0])) > 64 }
    }
    #expect(differing.count * 100 <= bitmap.width * bitmap.height, "\(differing.count) pixels differ")
  }

  /// The same bytes from one drawing to the next.
  @Test(arguments: cases) func drawingsRepeat(_ fixture: Case) throws {
    let picture = try VectorPicture(fixture.file, format: fixture.format)
    let first = try picture.draw(width: 30, height: 20).hash
    #expect(try picture.draw(width: 30, height: 20).hash == first)
    #expect(try VectorPicture(fixture.file, format: fixture.format).draw(width: 30, height: 20).hash == first)
  }

  @Test func librariesSayTheirVersions() throws {
    #expect(try VectorPicture.libraryVersion(for: .svg).hasPrefix("librsvg 2."))
    #expect(try VectorPicture.libraryVersion(for: .pdf).hasPrefix("poppler "))
  }
}

extension PDFStream {
  /// A zlib stream of a known length.
  static func inflated(_ data: Data, count: Int) -> [UInt8]? {
    let head = Array("1 0 obj << /FlateDecode >> stream\n".utf8)
    let stream = PDFStream(after: 0, in: head + [UInt8](data) + Array("\nendstream".utf8))
    guard let bytes = try? stream?.unpacked(limit: 1 << 24).bytes, bytes.count == count else { return nil }
    return bytes
  }
}
