import Findings
import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitValues

/// A folder of strings files, as a bundle, which is removed after the test.
final class StringsBundle {
  let folder: URL

  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("bundle-\(UUID().uuidString)")
    for (path, text) in files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func bundle() throws -> Bundle { try #require(Bundle(path: folder.path)) }

  /// A strings dictionary of rules by key.
  static func rules(_ keys: KeyValuePairs<String, String>) -> String {
    "<plist version=\"1.0\"><dict>" + keys.map { "<key>\($0)</key>\($1)" }.joined() + "</dict></plist>"
  }

  static func dict(_ members: KeyValuePairs<String, String>) -> String {
    "<dict>" + members.map { "<key>\($0)</key><string>\($1)</string>" }.joined() + "</dict>"
  }

  static func widths(_ cases: KeyValuePairs<String, String>) -> String {
    "<dict><key>NSStringVariableWidthRuleType</key>\(dict(cases))</dict>"
  }

  static func plural(_ text: String, of name: String, one: String, other: String) -> String {
    "<dict><key>NSStringLocalizedFormatKey</key><string>\(text)</string>" + variable(name, one: one, other: other)
      + "</dict>"
  }

  static func variable(_ name: String, one: String, other: String) -> String {
    "<key>\(name)</key>"
      + dict([
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld", "one": one,
        "other": other,
      ])
  }
}

/// The result of `body` in an environment with a language and a kind of device.
@MainActor func inLanguage<Value>(
  _ locale: String, idiom: UIUserInterfaceIdiom = .phone, width: CGFloat? = nil, _ body: () throws -> Value
) throws -> Value {
  let traits = UITraitCollection(traitsFrom: [
    UITraitCollection(values: .phone), UITraitCollection(locale: locale), UITraitCollection(userInterfaceIdiom: idiom),
  ])
  return try ViewEnvironment(traits: traits, windowWidth: width).run(body)
}

/// `NSLocalizedString` and similar functions, in the environment's language: this file also imports Foundation, which
/// has functions with the same names.
@MainActor @Suite struct LookedUpStringsTests {
  private let strings: StringsBundle
  private let bundle: Bundle

  init() throws {
    strings = try StringsBundle([
      "en.lproj/Localizable.strings":
        "hi = Hello; only = English; format = \"%@ of %d\"; \"%lld of %@\" = \"%lld of %@\";",
      "de.lproj/Localizable.strings": "hi = Hallo; format = \"%@ von %d\"; \"%lld of %@\" = \"%lld von %@\";",
      "de-AT.lproj/Localizable.strings": "hi = Servus;",
      "en.lproj/Main.strings": "hi = Main;",
      "en.lproj/Localizable.stringsdict": StringsBundle.rules([
        "files": StringsBundle.plural("%#@n@", of: "n", one: "%lld file", other: "%lld files"),
        "days": StringsBundle.plural("%#@n@", of: "n", one: "%lld day", other: "%lld days"),
        "%lld rows": StringsBundle.plural("%#@rows@", of: "rows", one: "one row", other: "%lld rows"),
      ]),
      "de.lproj/Localizable.stringsdict": StringsBundle.rules([
        "files": StringsBundle.plural("%#@n@", of: "n", one: "%lld Datei", other: "%lld Dateien"),
        "trip":
          "<dict><key>NSStringLocalizedFormatKey</key><string>%@: %#@days@, %#@ways@, %#@breaks@, %.1f km</string>"
          + StringsBundle.variable("days", one: "%lld Tag", other: "%lld Tage")
          + StringsBundle.variable("ways", one: "%lld Weg", other: "%lld Wege")
          + StringsBundle.variable("breaks", one: "%lld Pause", other: "%lld Pausen") + "</dict>",
        "touch": "<dict><key>NSStringDeviceSpecificRuleType</key>"
          + StringsBundle.dict(["iphone": "Tippen", "ipad": "Berühren"]) + "</dict>",
      ]),
    ])
    bundle = try strings.bundle()
  }

  /// The order in Apple's "Language and region": the language of the region, the language, the development language.
  @Test(arguments: [("de-AT", "Servus"), ("de-CH", "Hallo"), ("de", "Hallo"), ("en-GB", "Hello"), ("fr", "Hello")])
  func languagesAreLookedUpInTheirOrder(locale: String, text: String) throws {
    #expect(try inLanguage(locale) { NSLocalizedString("hi", bundle: bundle, comment: "") } == text)
  }

  @Test func everySetOfArgumentsMeansTheSame() throws {
    try inLanguage("en") {
      #expect(NSLocalizedString("hi", tableName: "Main", bundle: bundle, comment: "") == "Main")
      #expect(NSLocalizedString("hi", tableName: nil, bundle: bundle, comment: "") == "Hello")
      #expect(NSLocalizedString("no", bundle: bundle, value: "value", comment: "") == "value")
      #expect(NSLocalizedString("no", tableName: "Main", bundle: bundle, value: "value", comment: "") == "value")
      #expect(NSLocalizedString("no", tableName: "Main", bundle: bundle, value: "", comment: "") == "no")
      #expect(NSLocalizedString("no such key", comment: "") == "no such key")
      #expect(NSLocalizedString("no such key", tableName: "Main", comment: "") == "no such key")
      #expect(NSLocalizedString("no such key", value: "value", comment: "") == "value")
      #expect(NSLocalizedString("no such key", tableName: "Main", value: "value", comment: "") == "value")
    }
  }

  /// As Foundation on Apple's platforms shows objects in formats: by their descriptions.
  @Test func numbersMayBeObjects() throws {
    try inLanguage("en") {
      #expect(String(format: "%@ of %@, %d", NSNumber(value: 2), NSDecimalNumber(string: "1.25"), 3) == "2 of 1.25, 3")
      let format = NSLocalizedString("%lld of %@", bundle: bundle, comment: "")
      #expect(String(format: format, 2, NSNumber(value: 5)) == "2 of 5")
    }
  }

  /// Foundation on Linux would stop at such objects.
  @Test func anyObjectMayBeInAFormat() throws {
    final class Stone: NSObject {
      override var description: String { "a stone" }
    }
    let error = NSError(domain: "Quarry", code: 3)
    #expect(String(format: "%@, %@, %d", Stone(), "text" as NSString, 2) == "a stone, text, 2")
    #expect(String(format: "%@", error) == error.description)
    let values: [any CVarArg] = [Stone(), NSNumber(value: 1.5)]
    #expect(String(format: "%@ of %@", arguments: values) == "a stone of 1.5")
    try inLanguage("en") {
      let format = NSLocalizedString("%lld of %@", bundle: bundle, comment: "")
      #expect(String(format: format, 2, Stone()) == "2 of a stone")
    }
  }

  @Test func devicesHaveTheirTexts() throws {
    let texts = try [UIUserInterfaceIdiom.phone, .pad].map { idiom in
      try inLanguage("de", idiom: idiom) { NSLocalizedString("touch", bundle: bundle, comment: "") }
    }
    #expect(texts == ["Tippen", "Berühren"])
  }

  /// Both formats are `%#@n@` in the file, and both are looked up before either is filled.
  @Test func pluralsAreThoseOfTheirKeys() throws {
    func texts(_ locale: String) throws -> [String] {
      try inLanguage(locale) {
        let (files, days) = (
          NSLocalizedString("files", bundle: bundle, comment: ""),
          NSLocalizedString("days", bundle: bundle, comment: "")
        )
        return [1, 2].flatMap { [String.localizedStringWithFormat(files, $0), String(format: days, $0)] }
      }
    }
    #expect(try texts("en") == ["1 file", "1 day", "2 files", "2 days"])
    #expect(try texts("de") == ["1 Datei", "1 day", "2 Dateien", "2 days"])
  }

  @Test func numbersAreWrittenAsTheLanguageOrAsCodeDoes() throws {
    try inLanguage("de") {
      let files = NSLocalizedString("files", bundle: bundle, comment: "")
      #expect(String.localizedStringWithFormat(files, 1234) == "1.234 Dateien")
      #expect(String(format: files, 1234) == "1234 Dateien")
      let format = NSLocalizedString("format", bundle: bundle, comment: "")
      #expect(String.localizedString(withFormat: format, arguments: ["Seite", 2]) == "Seite von 2")
    }
  }

  /// Any number of numbers of all kinds, mixed with texts: the arguments of Foundation's functions with these names.
  @Test func formatsHaveAnyNumberOfArguments() throws {
    try inLanguage("de") {
      let trip = NSLocalizedString("trip", bundle: bundle, comment: "")
      #expect(
        String.localizedStringWithFormat(trip, "Ada", 1, 1500, Int64(1), 2.5)
          == "Ada: 1 Tag, 1.500 Wege, 1 Pause, 2,5 km")
      #expect(
        String(format: trip, "Ada" as NSString, 2, UInt8(1), 1200, 2.5) == "Ada: 2 Tage, 1 Weg, 1200 Pausen, 2.5 km")
      let (name, days): (String?, [Int]) = (nil, [1, 2])
      #expect(
        days.map { String(format: trip, name ?? "-", $0, $0, $0, Double($0)) }
          == ["-: 1 Tag, 1 Weg, 1 Pause, 1.0 km", "-: 2 Tage, 2 Wege, 2 Pausen, 2.0 km"])
    }
  }

  /// Foundation's own initializer fills formats that were not looked up.
  @Test func otherFormatsAreFoundations() throws {
    try inLanguage("de") {
      #expect(String(format: "%05d", 42) == "00042")
      #expect(String(format: "%d/%x", 1, 255) == "1/ff")
      #expect(String(format: "%@ %02d:%02d:%02d %.1f%%", "at", 1, 2, 3, 4.25) == "at 01:02:03 4.2%")
      #expect(String(format: "no arguments") == "no arguments")
      #expect(String(format: "%@", "text" as NSString) == "text")
      #expect(String.localizedStringWithFormat("%d", 1234) == "1.234")
      #expect(String.localizedStringWithFormat("%c%c %.1f", 0x47, UInt8(97), 1234.5) == "Ga 1.234,5")
    }
  }

  @Test func interpolationsAreKeys() throws {
    let (count, name) = (2, "Wege")
    try inLanguage("en") {
      #expect(String(localized: "\(count) rows", bundle: bundle) == "2 rows")
      #expect(String(localized: "\(1) rows", bundle: bundle) == "one row")
      #expect(String(localized: "hi", bundle: bundle) == "Hello")
      #expect(String(localized: "hi", table: "Main", bundle: bundle) == "Main")
      #expect(String(localized: "100% of \(name)", bundle: bundle) == "100% of Wege")
      #expect(String(localized: "lost", defaultValue: "\(count) lost", bundle: bundle) == "2 lost")
    }
    #expect(try inLanguage("de") { String(localized: "\(count) of \(name)", bundle: bundle) } == "2 von Wege")
    #expect(
      String.LocalizationValue("\(Int32(1)) \(UInt(1)) \(UInt32(1)) \(1.5) \(Float(1))").key == "%d %llu %u %lf %f")
  }

  @Test func aFileThatCannotBeReadFailsTheScene() throws {
    let broken = try StringsBundle(["en.lproj/Localizable.strings": "\"hi\" = "])
    let error = #expect(throws: (any Error).self) {
      try inLanguage("en") { _ = NSLocalizedString("hi", bundle: try broken.bundle(), comment: "") }
    }
    #expect(
      error.map { "\($0)" }?.contains("Localizable.strings:1:8: the strings file is not well-formed") == true,
      "\(String(describing: error))")
  }

  @Test func whatIsWrongWithAKeyFailsTheSceneThatShowsIt() throws {
    let widths = StringsBundle.widths(["wide": "a", "20": "b"])
    let strings = try StringsBundle([
      "en.lproj/Localizable.stringsdict": StringsBundle.rules(["bad": widths, "good": StringsBundle.widths(["1": "c"])])
    ])
    #expect(try inLanguage("en") { NSLocalizedString("good", bundle: try strings.bundle(), comment: "") } == "c")
    let error = #expect(throws: ViewFaults.self) {
      try inLanguage("en") { NSLocalizedString("bad", bundle: try strings.bundle(), comment: "") }
    }
    #expect(error?.description.contains("error: key 'bad', language 'en': 'wide' is not a width") == true)
  }

  @Test func aTextInAnotherLanguageIsAFinding() throws {
    func findings(_ locale: String, _ key: String, value: String = "") throws -> [String] {
      try inLanguage(locale) {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        label.text = NSLocalizedString(key, bundle: bundle, value: value, comment: "")
        return label.record().findings.map { "\($0.kind.rawValue): \($0.message)" }
      }
    }
    #expect(try findings("de-AT", "hi") == [])
    #expect(
      try findings("de", "only") == [
        "unlocalized-text: The key 'only' has no text in 'de'. The text in 'en' is shown."
      ])
    #expect(
      try findings("de", "lost") == [
        "unlocalized-text: The key 'lost' has no text in the table 'Localizable'. The key is shown."
      ])
    #expect(try findings("en", "lost", value: "Lost") == [])
    #expect(
      try findings("de", "lost", value: "Lost") == [
        "unlocalized-text: The key 'lost' has no text in the table 'Localizable'. Its value is shown."
      ])
  }
}
