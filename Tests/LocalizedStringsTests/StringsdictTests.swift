import Foundation
import LocalizedStrings
import Testing

@Suite struct StringsdictTests {
  static func text(_ rules: String) -> String { "<plist version=\"1.0\"><dict><key>k</key>\(rules)</dict></plist>" }

  /// A dictionary of strings.
  static func dict(_ members: [(String, String)]) -> String {
    "<dict>" + members.map { "<key>\($0)</key><string>\($1)</string>" }.joined() + "</dict>"
  }

  static func plural(_ cases: [(String, String)]) -> String {
    dict([("NSStringFormatSpecTypeKey", "NSStringPluralRuleType"), ("NSStringFormatValueTypeKey", "d")] + cases)
  }

  /// The example in Apple's "Stringsdict File Format", with a second variable.
  static let files =
    "<dict><key>NSStringLocalizedFormatKey</key><string>%#@files@ (%#@bytes@)</string><key>files</key>"
    + plural([("one", "%d file"), ("other", "%d files")]) + "<key>bytes</key>"
    + plural([("zero", "empty"), ("one", "a byte"), ("other", "%d bytes")]) + "</dict>"

  @Test func pluralsAreChosenByTheirArguments() throws {
    let strings = try catalog(Self.text(Self.files), .stringsdict, language: "en")
    func string(_ arguments: FormatArgument...) -> String? {
      strings.localizedString(forKey: "k", locale: "en", arguments: arguments)
    }
    #expect(string(1, 0) == "1 file (empty)")
    #expect(string(2, 1) == "2 files (a byte)")
    #expect(string(1234, 20) == "1,234 files (20 bytes)")
    #expect(strings.displayedStrings(in: "en").count == 3 * 4)
    #expect(strings.issues.isEmpty)
  }

  /// The example in Apple's "Creating width and device variants of strings", and the rules of
  /// `variantFittingPresentationWidth`.
  @Test(arguments: [(0, "Hi"), (1, "Hi"), (2, "Hi"), (21, "Hi"), (22, "Hello"), (52, "Hello"), (53, "Greetings")])
  func widthsAreTheGreatestThatIsNoGreater(width: Int, text: String) throws {
    let rule = Self.dict([("22", "Hello"), ("1", "Hi"), ("53", "Greetings")])
    let value = "<dict><key>NSStringVariableWidthRuleType</key>\(rule)</dict>"
    let strings = try catalog(Self.text(value), .stringsdict, language: "en")
    #expect(strings.localizedString(forKey: "k", locale: "en", width: width) == text)
  }

  @Test func widthsBelowAllHaveTheSmallest() throws {
    let value = "<dict><key>NSStringVariableWidthRuleType</key>\(Self.dict([("20", "a"), ("30", "b")]))</dict>"
    let strings = try catalog(Self.text(value), .stringsdict, language: "en")
    #expect(strings.localizedString(forKey: "k", locale: "en", width: 10) == "a")
    #expect(strings.localizedString(forKey: "k", locale: "en") == "b")
  }

  @Test func devicesAreChosen() throws {
    let rule = Self.dict([("iphone", "Tap here"), ("mac", "Click here")])
    let value = "<dict><key>NSStringDeviceSpecificRuleType</key>\(rule)</dict>"
    let strings = try catalog(Self.text(value), .stringsdict, language: "en")
    #expect(strings.localizedString(forKey: "k", locale: "en", device: .iphone) == "Tap here")
    #expect(strings.localizedString(forKey: "k", locale: "en", device: .mac) == "Click here")
    #expect(strings.localizedString(forKey: "k", locale: "en", device: .appletv) == nil)
  }

  /// A key that varies by a rule, each of whose cases names its own variable `n`.
  static func variables(_ rule: String, _ cases: [(String, one: String, other: String)]) -> String {
    let dictionaries = cases.map { name, one, other in
      "<key>\(name)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key>"
        + plural([("one", one), ("other", other)]) + "</dict>"
    }
    return text("<dict><key>\(rule)</key><dict>\(dictionaries.joined())</dict></dict>")
  }

  /// In Apple's "Stringsdict File Format" a variable is a member of the dictionary whose format names it.
  @Test func aVariableIsThatOfItsDeviceAlone() throws {
    let taps = [("iphone", one: "%d tap", other: "%d taps"), ("mac", one: "%d click", other: "%d clicks")]
    let strings = try catalog(
      Self.variables("NSStringDeviceSpecificRuleType", taps), .stringsdict, language: "en")
    #expect(strings.issues.isEmpty)
    for (device, texts) in [(StringsDevice.iphone, ["1 tap", "2 taps"]), (.mac, ["1 click", "2 clicks"])] {
      let found = [1, 2].map {
        strings.localizedString(forKey: "k", locale: "en", device: device, arguments: [$0])
      }
      #expect(found == texts)
    }
    #expect(
      strings.displayedStrings(in: "en").map { "\($0.variation) \($0.text)" } == [
        "device.iphone.substitutions.n.plural.one 1 tap", "device.iphone.substitutions.n.plural.other 0 taps",
        "device.iphone.substitutions.n.plural.other 9,999 taps", "device.mac.substitutions.n.plural.one 1 click",
        "device.mac.substitutions.n.plural.other 0 clicks", "device.mac.substitutions.n.plural.other 9,999 clicks",
      ])
    let pseudo = strings.adding([.accented])
    #expect(pseudo.localizedString(forKey: "k", locale: "en-XA", device: .mac, arguments: [1]) == "[»»1« çļîçķ«]")
  }

  @Test func aVariableIsThatOfItsWidthAlone() throws {
    let files = [("1", one: "%d", other: "%d"), ("20", one: "%d file", other: "%d files")]
    let strings = try catalog(
      Self.variables("NSStringVariableWidthRuleType", files), .stringsdict, language: "en")
    #expect(strings.issues.isEmpty)
    let text = strings.adaptiveText(forKey: "k", locale: "en", arguments: [2])
    #expect(text?.fitting(width: 10) == "2" && text?.fitting(width: 20) == "2 files")
  }

  @Test func whatIsWrongWithAVariableIsToldOfItsDevice() throws {
    let rules = Self.variables(
      "NSStringDeviceSpecificRuleType",
      [("iphone", one: "%d tap", other: "%#@m@ taps"), ("mac", one: "%d click", other: "%#@n@ clicks")])
    let issues = try catalog(rules, .stringsdict, language: "en").issues
    #expect(issues.map(\.kind.name) == ["unknown-substitution", "missing-number", "circular-substitution"])
    #expect(issues.dropFirst().first?.variation == "device.iphone.substitutions.n.plural.other")
  }

  /// The place of the issue is that of the member.
  @Test(arguments: [
    (
      "<key>NSStringVariableWidthRuleType</key><dict><key>1</key><string>a</string></dict>"
        + "<key>foo</key><string>b</string>", "foo", nil
    ),
    ("<key>NSStringLocalizedFormatKey</key><string>a</string><key>NSStringFoo</key><dict/>", "NSStringFoo", nil),
    ("<key>NSStringLocalizedFormatKey</key><string>a</string><key>foo</key><string>b</string>", "foo", nil),
    (
      "<key>NSStringLocalizedFormatKey</key><string>a</string><key>NSStringVariableWidthRuleTyp</key><dict/>",
      "NSStringVariableWidthRuleTyp", "NSStringVariableWidthRuleType"
    ),
    (
      "<key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key>"
        + plural([("NSStringFormatValueTypKey", "d"), ("one", "%d x"), ("other", "%d x")]),
      "NSStringFormatValueTypKey", "NSStringFormatValueTypeKey"
    ),
  ])
  func unknownMembersAreTold(members: String, name: String, meant: String?) throws {
    let text = Self.text("<dict>\(members)</dict>")
    let issues = try catalog(text, .stringsdict, language: "en").issues
    let issue = try #require(issues.first)
    #expect(issues.count == 1 && issue.kind.name == "unknown-member")
    #expect(issue.message.contains("'\(name)' is not a known member here and is ignored."))
    #expect(issue.message.hasSuffix(meant.map { " Did you mean '\($0)'?" } ?? "Key."))
    let start = try #require(text.range(of: "<key>\(name)</key>")).lowerBound
    #expect(issue.place.column == text.distance(from: text.startIndex, to: start) + 1)
  }

  @Test func aMisspelledRuleIsToldBesideThatThereIsNoText() throws {
    let value =
      "<dict><key>NSStringVariableWidthRuleTyp</key><dict><key>1</key><string>a</string></dict></dict>"
    let issues = try catalog(Self.text(value), .stringsdict, language: "en").issues
    #expect(issues.map(\.kind.name) == ["empty-variations", "unknown-member"])
    #expect(issues.last?.message.hasSuffix("Did you mean 'NSStringVariableWidthRuleType'?") == true)
  }

  @Test func aRuleBesideAFormatIsToldAsThatAlone() throws {
    let value =
      "<dict><key>NSStringLocalizedFormatKey</key><string>a</string><key>NSStringVariableWidthRuleType</key><dict>"
      + "<key>1</key><string>b</string><key>20</key><string>c</string></dict></dict>"
    let strings = try catalog(Self.text(value), .stringsdict, language: "en")
    #expect(strings.issues.map(\.kind.name) == ["overlapping-variations"])
    #expect(strings.localizedString(forKey: "k", locale: "en") == "a")
  }

  @Test func aSecondRootIsRefused() {
    #expect(
      fault("<plist>\n<dict/>\n<dict/></plist>", .stringsdict, language: "en")
        == "Localizable.stringsdict:3:1: the property list is not well-formed: expected '</plist>', found '<dict>'.")
  }

  @Test func unknownCategoriesAndMissingVariablesAreIssues() throws {
    let value =
      "<dict><key>NSStringLocalizedFormatKey</key><string>%#@a@ %#@b@</string><key>a</key>"
      + Self.plural([("ohter", "x")]) + "</dict>"
    let issues = try catalog(Self.text(value), .stringsdict, language: "en").issues
    #expect(
      Set(issues.map(\.kind.name)) == ["unknown-plural-category", "empty-variations", "unknown-substitution"])
    #expect(
      issues.contains {
        $0.message.hasSuffix("'ohter' is not a plural category; its text is ignored. Did you mean 'other'?")
      })
  }

  /// Apple's "Stringsdict File Format" has both in each variable.
  @Test(arguments: [
    ("NSStringFormatSpecTypeKey", "NSStringPluralRuleType"), ("NSStringFormatValueTypeKey", "d"),
  ])
  func variablesHaveTheirRuleAndTheirKindOfNumber(name: String, example: String) throws {
    let rule = Self.plural([("one", "%d file"), ("other", "%d files")])
    let member = try Regex("<key>\(name)</key><string>[A-Za-z]+</string>")
    #expect(rule.contains(member))
    let value = "<dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key>"
    let whole = try catalog(Self.text(value + rule + "</dict>"), .stringsdict, language: "en")
    #expect(whole.issues.isEmpty)
    let strings = try catalog(
      Self.text(value + rule.replacing(member, with: "") + "</dict>"), .stringsdict, language: "en")
    #expect(
      strings.issues.map { "\($0)" } == [
        "Localizable.stringsdict:1:105: warning: key 'k', language 'en': it has no '\(name)', which an app needs to "
          + "fill in the number. Add it, such as '\(example)'."
      ])
    #expect(strings.localizedString(forKey: "k", locale: "en", arguments: [2]) == "2 files")
  }

  /// An issue that is found again once all files are combined is reported only once.
  @Test func aCircleInAFolderIsToldOnce() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)/en.lproj")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let rules =
      "<dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key>"
      + Self.plural([("one", "%#@n@"), ("other", "%#@n@")]) + "</dict>"
    try Data(Self.text(rules).utf8).write(to: folder.appendingPathComponent("Localizable.stringsdict"))
    let strings = try StringsCatalog(contentsOf: folder.deletingLastPathComponent())
    #expect(strings.issues.map(\.kind.name) == ["circular-substitution"])
  }

  @Test func foldersPutTablesAndLanguagesTogether() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in [
      ("en.lproj/Localizable.strings", "k = old; a = \"A %@\";"),
      ("en.lproj/Localizable.stringsdict", Self.text(Self.files)),
      ("de.lproj/Localizable.strings", "a = \"Ein %d\";"), ("zh-Hant.lproj/Other.strings", "a = b;"),
    ] {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let strings = try StringsCatalog(contentsOf: folder)
    #expect(strings.sourceLanguage == "en")
    #expect(Set(strings.languages) == ["en", "de", "zh-Hant"])
    #expect(strings.localizedString(forKey: "k", locale: "en", arguments: [1, 1]) == "1 file (a byte)")
    #expect(strings.localizedString(forKey: "a", locale: "de-AT", arguments: [3]) == "Ein 3")
    #expect(strings["a", table: "Other"]?["zh-Hant"] != nil)
    #expect(strings.issues.map(\.kind.name) == ["differing-argument", "missing-source-text"])
  }
}
