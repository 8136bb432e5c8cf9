import Foundation
import LocalizedStrings
import Testing

@Suite struct DisplayedStringsTests {
  static func plural(_ cases: [(String, String)]) -> String {
    let cases = cases.map { "\"\($0)\": \(unit($1))" }.joined(separator: ", ")
    return #"{"variations": {"plural": {\#(cases)}}}"#
  }

  @Test func pluralCasesShowTheirSmallestAndLargestNumber() throws {
    let value = Self.plural([("one", "%lld file"), ("other", "%lld files")])
    #expect(try shown(value) == ["1 file", "0 files", "9,999 files"])
  }

  @Test func casesThatNoNumberChoosesDoNotShow() throws {
    let value = Self.plural([("few", "%lld some"), ("other", "%lld all")])
    #expect(try shown(value) == ["0 all", "9,999 all"])
  }

  @Test func zeroHasACaseOfItsOwnInEveryLanguage() throws {
    let value = Self.plural([("zero", "none"), ("one", "one"), ("other", "%lld")])
    #expect(try shown(value) == ["none", "one", "2", "9,999"])
  }

  @Test func polishShowsOtherForFractionsAlone() throws {
    let cases = [("one", "%lld plik"), ("few", "%lld pliki"), ("many", "%lld plików"), ("other", "%lld pliku")]
    #expect(
      try shown(Self.plural(cases), language: "pl") == [
        "1 plik", "2 pliki", "9994 pliki", "0 plików", "9999 plików",
      ])
    let fractions = cases.map { ($0, $1.replacing("%lld", with: "%.1f")) }
    #expect(try shown(Self.plural(fractions), language: "pl").contains("0,5 pliku"))
  }

  @Test func millionsInSpanishHaveTheirOwnCase() throws {
    let value = Self.plural([("one", "%lld día"), ("many", "%lld de días"), ("other", "%lld días")])
    #expect(try shown(value, language: "es") == ["1 día", "1.000.000 de días", "0 días", "9999 días"])
  }

  @Test func devicesShowByThemselvesOrAllAtOnce() throws {
    let value =
      #"{"variations": {"device": {"ipad": \#(unit("Tap")), "mac": \#(unit("Click")), "other": \#(unit("Do"))}}}"#
    #expect(try shown(value) == ["Tap", "Click", "Do"])
    #expect(try shown(value, device: .mac) == ["Click"])
    #expect(try shown(value, device: .iphone) == ["Do"])
  }

  @Test func widthsAllShowWithTheirNames() throws {
    let value = #"{"variations": {"width": {"1": \#(unit("Hi")), "20": \#(unit("Hello"))}}}"#
    let strings = try catalog(catalogText(value)).displayedStrings(in: "en")
    #expect(strings.map(\.text) == ["Hi", "Hello"])
    #expect(strings.map(\.variation.description) == ["width.1", "width.20"])
  }

  /// The example of two plurals in one text, as written by Xcode.
  static let substitutions = """
    {"stringUnit": {"state": "translated", "value": "%#@files@ in %#@folders@ of %@"},
     "substitutions": {
       "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
         "one": \(unit("%arg file")), "other": \(unit("%arg files"))}}},
       "folders": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
         "one": \(unit("%arg folder")), "other": \(unit("%arg folders"))}}}}}
    """

  @Test func substitutionsShowInAllCombinations() throws {
    let strings = try catalog(catalogText(Self.substitutions)).displayedStrings(in: "en")
    #expect(strings.count == 9)
    #expect(strings.first?.text == "1 file in 1 folder of Lorem ipsum")
    #expect(strings.last?.text == "9,999 files in 9,999 folders of Lorem ipsum")
    #expect(strings.first?.variation.description == "substitutions.files.plural.one.substitutions.folders.plural.one")
  }

  @Test func manySubstitutionsVaryOneAtATime() throws {
    let names = (0..<20).map { "s\($0)" }
    let parts = names.enumerated().map {
      "\"\($1)\": {\"argNum\": \($0 + 1), \"formatSpecifier\": \"lld\", "
        + #""variations": {"plural": {"one": \#(unit("a")), "other": \#(unit("b"))}}}"#
    }
    let text = names.map { "%#@\($0)@" }.joined()
    let value = #"{"stringUnit": {"value": "\#(text)"}, "substitutions": {\#(parts.joined(separator: ","))}}"#
    let texts = try shown(value)
    #expect(texts.count == 60)
    #expect(Set(texts).count == 21)
  }

  @Test func substitutionsWithinThemselvesEnd() throws {
    let value = """
      {"stringUnit": {"value": "%#@a@"}, "substitutions": {"a": {"formatSpecifier": "lld",
       "variations": {"plural": {"other": \(unit("x %#@a@"))}}}}}
      """
    #expect(try shown(value) == ["x %#@a@", "x %#@a@"])
  }

  @Test(arguments: [
    ("%@ of %2$@", "Lorem ipsum of Lorem ipsum"), ("%d %% of %lld", "1,234 % of 1,234"), ("100 % sure", "100 % sure"),
    ("%5.2f|%-12@|", "1,234.50|Lorem ipsum |"), ("%x %08X", "4d2 000004D2"), ("50%", "50%"), ("%+lld", "+1,234"),
    ("%z", "%z"), ("%1$", "%1$"), ("%.1f", "1,234.5"), ("%c%s", "ALorem ipsum"), ("%#@", "%#@"),
  ])
  func placeholdersShowSamples(format: String, text: String) throws {
    #expect(try shown(unit(format)) == [text])
  }

  @Test func numbersAreWrittenAsTheLanguageDoesOrAsCodeDoes() throws {
    let strings = try catalog(catalogText(unit("%lld %.1f"), language: "de"))
    #expect(strings.displayedStrings(in: "de").map(\.text) == ["1.234 1.234,5"])
    var samples = StringsSamples()
    samples.numbers = .plain
    #expect(strings.displayedStrings(in: "de", samples: samples).map(\.text) == ["1234 1234.5"])
  }
}
