import Testing

@testable import TextLayout

/// Kerning, tracking, ligatures and expansion.
@Suite struct SpacingTests {
  private func placed(_ string: String, size: Double = 17, _ change: (inout TextAttributes) -> Void) throws
    -> PositionedText
  {
    var attributes = TextAttributes(font: try Setting.font("NotoSans-Regular", size: size))
    change(&attributes)
    return Setting.engine.layout(AttributedText(string, attributes: attributes))
  }

  private func width(_ string: String, _ change: (inout TextAttributes) -> Void = { _ in }) throws -> Double {
    try placed(string, change).size.width
  }

  private func glyphs(_ string: String, _ change: (inout TextAttributes) -> Void = { _ in }) throws -> [UInt32] {
    try placed(string, change).lines.flatMap(\.runs).flatMap(\.glyphs).map(\.id)
  }

  @Test func noKernKeepsTheFontsKerningAndZeroTurnsItOff() throws {
    // kCTKernAttributeName: without it the font's kerning is used; 0 means none.
    let apart = try width("A") + width("V")
    #expect(try width("AV") < apart)
    #expect(abs(try width("AV") { $0.kern = 0 } - apart) < 1e-9)
  }

  @Test func kernIsAddedBehindEachCluster() throws {
    let plain = try width("abc")
    for kern in [2.5, -1] { #expect(abs(try width("abc") { $0.kern = kern } - (plain + 3 * kern)) < 1e-9) }
    let hebrew = try width("\u{5D0}\u{5D1}")
    #expect(abs(try width("\u{5D0}\u{5D1}") { $0.kern = 2 } - (hebrew + 4)) < 1e-9)
    #expect(abs(try width("e\u{301}") { $0.kern = 2 } - (try width("e\u{301}") + 2)) < 1e-9)
  }

  @Test func trackingTakesThePlaceOfTheFontsOwn() throws {
    var font = try Setting.font()
    let plain = Setting.engine.measure("abc", font: font).size.width
    font.tracking = -0.5
    let attributes = TextAttributes(font: font, tracking: 0)
    #expect(abs(Setting.engine.measure(AttributedText("abc", attributes: attributes)).size.width - plain) < 1e-9)
    let tracked = TextAttributes(font: font, tracking: 2)
    #expect(abs(Setting.engine.measure(AttributedText("abc", attributes: tracked)).size.width - plain - 6) < 1e-9)
  }

  @Test func trackingTurnsLigaturesOff() throws {
    // kCTTrackingAttributeName: a value that is not 0 disables nonessential ligatures; kern does not.
    let apart = try glyphs("f") + glyphs("f") + glyphs("i")
    #expect(try glyphs("ffi").count == 1)
    #expect(try glyphs("ffi") { $0.tracking = 1 } == apart)
    #expect(try glyphs("ffi") { $0.usesLigatures = false } == apart)
    #expect(try glyphs("ffi") { $0.tracking = 0 }.count == 1)
  }

  @Test func neededLigaturesStay() throws {
    // Lam with alef is one glyph, whatever is requested.
    let joined = try glyphs("\u{644}\u{627}")
    #expect(joined.count == 1)
    #expect(try glyphs("\u{644}\u{627}") { $0.tracking = 3 } == joined)
    #expect(try glyphs("\u{644}\u{627}") { $0.usesLigatures = false } == joined)
  }

  @Test func joinedLettersAreNotSpaced() throws {
    for text in ["\u{628}\u{628}\u{628}", "\u{915}\u{94D}\u{937}\u{93F}"] {
      #expect(try width(text) { $0.kern = 5 } == (try width(text)))
      #expect(try width(text) { $0.tracking = 5 } == (try width(text)))
    }
  }

  /// The factor is e to the power of the expansion: Apple's "log of the expansion factor".
  @Test(arguments: [(0.0, 1.0), (0.6931471805599453, 2), (-0.6931471805599453, 0.5), (1, 2.718281828459045)])
  func expansionStretchesAdvances(expansion: Double, factor: Double) throws {
    let plain = try placed("abc") { _ in }
    let stretched = try placed("abc") { $0.expansion = expansion }
    #expect(abs(stretched.size.width - plain.size.width * factor) < 1e-9)
    #expect(stretched.size.height == plain.size.height)
    #expect(stretched.lines.flatMap(\.runs).allSatisfy { abs($0.stretch - factor) < 1e-12 && $0.pointSize == 17 })
  }

  @Test func paintInsideAWordChangesNoShape() throws {
    // Arabic letters keep their joining forms, and kerned letters their positions.
    for word in ["\u{628}\u{62D}\u{645}\u{633}\u{62A}", "AVAWA"] {
      let whole = try placed(word) { _ in }
      let letters = whole.lines.flatMap(\.runs).flatMap(\.glyphs).map(\.id)
      for cut in 1..<word.utf16.count {
        var text = AttributedText()
        let attributes = TextAttributes(font: try Setting.font("NotoSans-Regular"))
        text.append(String(word.prefix(cut)), attributes: attributes)
        var painted = attributes
        painted.paint = 1
        text.append(String(word.dropFirst(cut)), attributes: painted)
        let cutGlyphs = Setting.engine.layout(text).lines.flatMap(\.runs).flatMap(\.glyphs).map(\.id)
        #expect(cutGlyphs == letters, "\(word) cut at \(cut)")
      }
    }
  }

  @Test func languageChoosesLetterForms() throws {
    // Serbian italic and upright forms differ in many fonts; here Han fonts are used: U+76F4 in Japanese and Chinese.
    var text = AttributedText()
    for language in ["ja", "zh-Hans", "zh-Hant"] {
      text.append("\u{76F4}", attributes: TextAttributes(font: try Setting.font(), language: language))
    }
    let runs = try #require(Setting.engine.layout(text).lines.first).runs
    #expect(
      runs.map(\.font.postScriptName) == ["NotoSansCJKjp-Regular", "NotoSansCJKsc-Regular", "NotoSansCJKtc-Regular"])
  }
}
