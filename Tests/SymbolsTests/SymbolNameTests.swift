import Drawing
import DynamicType
import Foundation
import Testing

@testable import Symbols

@Suite struct SymbolNameTests {
  /// Apple's name with underscores, without `and`: the glyphs of CupertinoIcons are named so.
  @Test(arguments: [
    ("square.and.arrow.up", "square_arrow_up"), ("trash", "trash"), ("person.crop.circle", "person_crop_circle"),
    ("hand.thumbsup.fill", "hand_thumbsup_fill"),
  ])
  func theRuleGivesTheGlyph(name: String, glyph: String) {
    #expect(SymbolNames.glyph(for: name) == glyph)
  }

  @Test func aSimplerSymbolLosesItsBadgeFirstThenItsFrame() {
    #expect(
      SymbolNames.simplified("person.crop.circle.fill.badge.plus") == [
        "person.crop.circle.fill.badge.plus", "person.crop.circle.fill", "person.crop.fill", "person.crop",
      ])
    #expect(SymbolNames.simplified("bell.slash") == ["bell.slash", "bell"])
    #expect(SymbolNames.simplified("circle") == ["circle"])
    #expect(SymbolNames.simplified("") == [""])
  }

  @Test func everyNameOfTheTablesHasAGlyph() throws {
    let library = try SymbolSetting.library()
    for name in SymbolAliases.cupertino.keys.sorted() + SymbolAliases.material.keys.sorted() {
      #expect(library.draws(name), "\(name)")
      #expect(try SymbolSetting.symbol(name).drawing == .own, "\(name)")
    }
  }

  private func uses(in fixture: String) throws -> (all: Int, drawn: Int, boxes: [String]) {
    let library = try SymbolSetting.library()
    var (all, drawn, boxes) = (0, 0, [String]())
    for line in try SymbolSetting.fixture(fixture).split(separator: "\n") {
      let parts = line.split(separator: "\t")
      guard parts.count >= 2, let count = Int(parts[1]) else { continue }
      all += count
      if library.draws(String(parts[0])) { drawn += count } else { boxes.append(String(parts[0])) }
    }
    return (all, drawn, boxes)
  }

  /// 3,539 uses of 573 names in 24 apps. The tables were made with their help, so it is no measure of other apps.
  @Test func nearlyAllUsesInTheAppsOfTheTablesAreDrawn() throws {
    let uses = try uses(in: "symbol-uses.tsv")
    #expect(uses.all == 3539)
    #expect(Double(uses.drawn) >= 0.97 * Double(uses.all), "\(uses)")
  }

  @Test func nineOfTenUsesElsewhereAreDrawn() throws {
    let uses = try uses(in: "symbol-uses-elsewhere.tsv")
    #expect(uses.all == 127)
    #expect(Double(uses.drawn) >= 0.9 * Double(uses.all), "\(uses)")
  }

  @Test(arguments: ["applelogo", "airpods", "airpodspro", "homepod.fill", "airtag", "homepodmini"])
  func noProductOfApplesIsDrawn(name: String) throws {
    #expect(try SymbolSetting.symbol(name).drawing == .box)
  }

  @Test func aSymbolWithoutADrawingIsABox() throws {
    let box = try SymbolSetting.symbol("no.such.symbol")
    #expect(box.drawing == .box)
    #expect(box.size == CGSize(width: 20, height: 20))
    #expect(box.outline.usesEvenOddRule && box.outline.elements.count == 10)
    for name in ["", ".", "..", "\u{0}", String(repeating: "a.", count: 10_000), ".badge", "and.and"] {
      #expect(try SymbolSetting.symbol(name).drawing == .box)
    }
  }

  @Test func aSimplerDrawingIsSaidToBeOne() throws {
    #expect(try SymbolSetting.symbol("leaf.circle").drawing == .simpler("leaf"))
    #expect(try SymbolSetting.symbol("person.crop.circle.badge.clock").drawing == .simpler("person.crop.circle"))
  }

  /// Apple has numbers up to 50 and the letters of English in circles and squares.
  @Test func digitsAndLettersStandInTheirFrames() throws {
    for (name, frame) in [
      ("1.circle", "circle"), ("50.square.fill", "square.fill"), ("a.circle.fill", "circle.fill"),
      ("z.square", "square"),
      ("07.circle", "circle"),
    ] {
      let (symbol, around) = try (SymbolSetting.symbol(name), SymbolSetting.symbol(frame))
      #expect(symbol.drawing == .own && symbol.size == around.size, "\(name)")
      let letters = Outline(Array(symbol.outline.elements.dropFirst(around.outline.elements.count)))
      let (ink, box) = (try #require(letters.tightBounds), try #require(around.outline.tightBounds))
      #expect(abs(ink.midX - box.midX) < 0.01 && abs(ink.midY - box.midY) < 0.01, "\(name)")
      #expect(ink.width < box.width * 0.75 && ink.height < box.height * 0.6, "\(name)")
      #expect(symbol.outline.usesEvenOddRule == frame.hasSuffix("fill"), "\(name)")
    }
    for name in ["51.circle", "123.circle", "ab.circle", "1a.square", "é.circle"] {
      #expect(try SymbolSetting.symbol(name).drawing != .own, "\(name)")
    }
  }

  /// SF Symbols 3 renamed what points right or left to what points forward or backward.
  @Test func newNamesHaveTheDrawingsOfOldOnes() throws {
    for (new, old) in [
      ("chevron.forward", "chevron.right"), ("arrow.backward.circle", "arrow.left.circle"), ("document", "doc"),
      ("questionmark.diamond", "questionmark.diamond"),
    ] {
      #expect(try SymbolSetting.symbol(new).outline == SymbolSetting.symbol(old).outline, "\(new)")
      #expect(try SymbolSetting.symbol(new).drawing == .own, "\(new)")
    }
    #expect(try SymbolSetting.symbol("chevron.forward").followsLayoutDirection)
    #expect(try !SymbolSetting.symbol("chevron.right").followsLayoutDirection)
  }
}
