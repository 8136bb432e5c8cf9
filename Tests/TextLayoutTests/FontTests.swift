import Foundation
import TestSupport
import Testing

@testable import TextLayout

@Suite struct FontTests {
  private func temporaryFile(_ bytes: [UInt8]) throws -> String {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString).ttf")
    try Data(bytes).write(to: url)
    return url.path
  }

  @Test func aMissingFileSaysSo() {
    #expect(throws: FontError.unreadable(path: "/no/such.ttf", reason: "No such file or directory")) {
      try FontFile(path: "/no/such.ttf")
    }
  }

  @Test func anEmptyFileSaysSo() throws {
    let path = try temporaryFile([])
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(throws: FontError.unreadable(path: path, reason: "it is empty")) { try FontFile(path: path) }
  }

  @Test func aFolderIsNoFont() {
    #expect(throws: FontError.unreadable(path: "/tmp", reason: "it is not a regular file")) {
      try FontFile(path: "/tmp")
    }
  }

  @Test func aPipeIsNoFontAndNotWaitedFor() throws {
    let path = try temporaryFile([])
    defer { try? FileManager.default.removeItem(atPath: path) }
    try FileManager.default.removeItem(atPath: path)
    try EmptyPipe.standing(at: URL(fileURLWithPath: path)) {
      #expect(throws: FontError.unreadable(path: path, reason: "it is not a regular file")) { try FontFile(path: path) }
    }
  }

  @Test(arguments: [(1, "it ends early"), (100, "its format is unknown")])
  func aCorruptFileSaysSo(count: Int, reason: String) throws {
    let path = try temporaryFile(Array(String(repeating: "this is no font", count: count).utf8))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let error = #expect(throws: FontError.self) { try FontInstance(file: FontFile(path: path)) }
    #expect(error == .notAFont(path: path, reason: reason))
  }

  @Test func aFontCutOffAnywhereDoesNotCrash() throws {
    let whole = try Data(contentsOf: Fonts.fixtures.appendingPathComponent("Variable.ttf"))
    for length in stride(from: 1, to: whole.count, by: 7) {
      let path = try temporaryFile(Array(whole.prefix(length)))
      defer { try? FileManager.default.removeItem(atPath: path) }
      if let font = try? FontInstance(file: FontFile(path: path)) {
        _ = TextLayoutEngine().layout("AAA", font: TextFont(cascade: FontCascade(font), pointSize: 17))
      }
    }
  }

  @Test func aFaceThatIsNotThereSaysSo() throws {
    let path = Fonts.fixtures.appendingPathComponent("Variable.ttf").path
    #expect(throws: FontError.noSuchFace(path: path, index: 3, count: 1)) {
      try FontInstance(file: FontFile(path: path), faceIndex: 3)
    }
  }

  @Test func anAxisThatIsNotThereSaysSo() throws {
    let path = Fonts.fixtures.appendingPathComponent("Variable.ttf").path
    #expect(throws: FontError.noSuchAxis(path: path, tag: "opsz", available: ["wght"])) {
      try FontInstance(file: FontFile(path: path), variations: [FontVariation(tag: "opsz", value: 12)])
    }
  }

  @Test func aFolderWithoutManifestSaysSo() {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString)")
    let error = #expect(throws: FontError.self) { try FontLibrary(directory: folder) }
    #expect(error?.description.contains("manifest.json' cannot be used: it cannot be read") == true)
  }

  @Test func spacesTakeTheFirstFontAndClustersTheFirstThatHasThem() throws {
    let engine = TextLayoutEngine()
    let runs = engine.layout("\u{5D0} \u{5D1}", font: try Fonts.textFont()).lines.flatMap(\.runs)
    #expect(runs.map(\.font.postScriptName) == ["NotoSansHebrew-Regular", "Inter-Regular", "NotoSansHebrew-Regular"])
  }

  @Test(arguments: [
    ("ja", "NotoSansCJKjp-Regular"), ("zh-Hans", "NotoSansCJKsc-Regular"),
    ("zh-Hant", "NotoSansCJKtc-Regular"), ("zh-Hant-TW", "NotoSansCJKtc-Regular"),
  ])
  func hanTakesTheFontOfTheLanguage(language: String, font: String) throws {
    let placed = TextLayoutEngine().layout(
      "\u{76F4}", font: try Fonts.textFont(), style: ParagraphStyle(language: language))
    #expect(placed.lines.first?.runs.first?.font.postScriptName == font)
  }
}
