import Foundation
import Raster
import Testing

/// `galley diff` with kinds of PNG files that Galley does not write.
@Suite struct DiffKindsTests {
  private struct Cases: Decodable {
    struct Row: Decodable {
      var name: String
      var png: Data
      var pixels: String
    }
    var cases: [Row]
  }

  /// Every colour type, depth and interlacing, and chunks that describe colours: equal to the pixels decoded by another
  /// program (`RasterTests/Fixtures`).
  @Test(arguments: [("png-cases", 9, 7), ("color-cases", 4, 2)])
  func picturesOfEveryKindAreBroughtToOneForm(table: String, width: Int, height: Int) async throws {
    let path = GalleyProcess.repository.appendingPathComponent("Tests/RasterTests/Fixtures/\(table).json")
    let rows = try JSONDecoder().decode(Cases.self, from: Data(contentsOf: path)).cases
    let workspace = try Workspace()
    for (index, row) in rows.enumerated() {
      let digits = row.pixels.compactMap(\.hexDigitValue)
      let bitmap = try Bitmap(width: width, height: height)
      #expect(digits.count == 2 * bitmap.bytes.count, "\(row.name)")
      for place in bitmap.bytes.indices { bitmap.bytes[place] = UInt8(digits[2 * place] * 16 + digits[2 * place + 1]) }
      try workspace.write(row.png, to: "a/\(index).png")
      try workspace.write(PNG.encode(bitmap), to: "b/\(index).png")
    }
    let run = try await workspace.run("diff", "a", "b")
    #expect(run.status == 0)
    #expect(run.lines.last == "\(rows.count) equal, 0 different", "\(run)")
  }

  /// Colours that are not converted are reported.
  @Test func unknownColorsAreNoted() async throws {
    let workspace = try Workspace.differing()
    let file = try workspace.read("a.png")
    // After the header: samples with gamma 1. The checksum covers the four letters and the number 100,000.
    let gamma = Data([0, 0, 0, 4]) + Data("gAMA".utf8) + Data([0, 1, 0x86, 0xA0, 0x31, 0xE8, 0x96, 0x5F])
    try workspace.write(file[..<33] + gamma + file[33...], to: "c.png")
    let run = try await workspace.run("diff", "a.png", "c.png")
    #expect(run.status == 0)
    #expect(
      run.output == """
        equal\tc.png: 20x10 pixels
          'c.png' is in colours of gamma 1.0, which is not converted: its colours are taken as sRGB.

        """)
  }
}
