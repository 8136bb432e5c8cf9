import Foundation
import Testing

@testable import TextLayout

/// Fonts with bytes changed or cut off: each is rejected with a message, or sets text with a finite size.
@Suite struct FontDamageTests {
  private static let names = ["Plain.ttf", "Plain.woff", "Plain.woff2", "Axes.ttf", "Pair.ttc", "Emoji.ttf"]
  private static let mutations = 150
  /// The system's fonts, which are those in the folder, have the advances of others.
  private static let tables = [
    AdvanceTable(
      ["A": .init(text: 0.6, display: 0.5), "a": .init(text: 0.5, display: 0.4), "0": .init(text: 0.6, display: 0.6)],
      kerning: .init(text: 1, display: 1)), AdvanceTable(monospaced: 0.6),
  ]

  @Test(arguments: names)
  func aFontCutOffAnywhereIsRefusedOrUsable(name: String) throws {
    let whole = try Data(contentsOf: FontFixtures.url(name))
    for length in stride(from: 1, to: whole.count, by: max(1, whole.count / 80)) {
      try check(whole.prefix(length), "\(name) cut to \(length) bytes")
    }
  }

  @Test(arguments: names)
  func aFontWithChangedBytesIsRefusedOrUsable(name: String) throws {
    let whole = try Data(contentsOf: FontFixtures.url(name))
    var random = Sequence32(state: 0x6A11_E7)
    for number in 0..<Self.mutations {
      var bytes = whole
      for _ in 0...random.next(below: 8) {
        bytes[random.next(below: bytes.count)] = UInt8(truncatingIfNeeded: random.next(below: 256))
      }
      try check(bytes, "\(name), mutation \(number)")
    }
  }

  private func check(_ bytes: Data, _ name: String) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString).font")
    try bytes.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let fonts: [FontInstance]
    do {
      fonts = try FontFiles.fonts(in: FontFile(path: url.path))
    } catch {
      #expect(!error.description.isEmpty)
      return
    }
    for font in fonts {
      for advances in [nil] + Self.tables.map({ SubstituteAdvances(of: font, in: $0) }) {
        let cascade = FontCascade(
          primary: font, fallbacks: FontFallbacks([]), faults: FontFaults(), advances: advances)
        let text = TextLayoutEngine().layout("AV a01é\u{1F600}", font: TextFont(cascade: cascade, pointSize: 17))
        #expect(text.size.width.isFinite && text.size.height.isFinite && text.size.height > 0, "\(name)")
      }
      let strokes = [
        font.underlinePosition, font.underlineThickness, font.strikeoutPosition, font.strikeoutThickness,
      ]
      #expect(strokes.allSatisfy { $0.isFinite && abs($0) <= 10 * Double(font.unitsPerEm) }, "\(name)")
    }
  }

  /// A linear congruential generator with the constants from Numerical Recipes.
  private struct Sequence32 {
    var state: UInt32

    mutating func next(below limit: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(UInt64(state) * UInt64(limit) >> 32)
    }
  }
}
