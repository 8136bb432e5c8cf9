import LocalizedStrings
import Testing

/// Texts with variants by width, and errors in these.
@Suite struct AdaptiveTextTests {
  private static func strings(_ rules: String) throws -> StringsCatalog {
    try catalog(StringsdictTests.text(rules), .stringsdict, language: "en")
  }

  private static func widths(_ cases: [(String, String)]) -> String {
    "<dict><key>NSStringVariableWidthRuleType</key>\(StringsdictTests.dict(cases))</dict>"
  }

  /// The example in Apple's documentation of `NSString.variantFittingPresentationWidth(_:)`, and its rules: a variation
  /// for exactly this width, otherwise the next smaller one, or the smallest if none is smaller.
  @Test(arguments: [
    (10, "Hi!"), (25, "Hello!"), (70, "Greetings and Salutations!"), (0, "Hi!"), (19, "Hi!"), (20, "Hello!"),
    (69, "Hello!"), (1_000, "Greetings and Salutations!"), (-5, "Hi!"),
  ])
  func widthsAreThoseOfApplesExample(width: Int, text: String) throws {
    let rules = Self.widths([("1", "Hi!"), ("20", "Hello!"), ("70", "Greetings and Salutations!")])
    let adaptive = try #require(try Self.strings(rules).adaptiveText(forKey: "k", locale: "en"))
    #expect(adaptive.fitting(width: width) == text)
    #expect(adaptive.text == "Greetings and Salutations!" && adaptive.variants.map(\.width) == [1, 20, 70])
  }

  @Test func aTextWithoutWidthsIsTheSameAtAll() throws {
    let adaptive = try #require(try catalog("k = a;", .strings, language: "en").adaptiveText(forKey: "k", locale: "en"))
    #expect(adaptive.variants.isEmpty && adaptive.fitting(width: 3) == "a")
  }

  /// Nested rules: a device's text that varies by width, and a width's that varies by number.
  @Test func rulesAreChosenTogether() throws {
    let rules =
      "<dict><key>NSStringDeviceSpecificRuleType</key><dict><key>ipad</key>"
      + Self.widths([("5", "Tap"), ("30", "Tap the map")]) + "<key>iphone</key><string>Map</string></dict></dict>"
    let strings = try Self.strings(rules)
    let pad = try #require(strings.adaptiveText(forKey: "k", locale: "en", device: .ipad))
    #expect([4, 29, 30].map(pad.fitting(width:)) == ["Tap", "Tap", "Tap the map"])
    let phone = try #require(strings.adaptiveText(forKey: "k", locale: "en", device: .iphone))
    #expect([4, 30].map(phone.fitting(width:)) == ["Map", "Map"])
    let plural = #"{"variations": {"plural": {"one": \#(unit("%lld km")), "other": \#(unit("%lld kilometres"))}}}"#
    let widths = #"{"variations": {"width": {"1": \#(unit("%lld km")), "20": \#(plural)}}}"#
    let far = try #require(
      try catalog(catalogText(widths)).adaptiveText(forKey: "k", locale: "en", arguments: [12]))
    #expect([1, 20].map(far.fitting(width:)) == ["12 km", "12 kilometres"])
  }

  @Test(arguments: [
    (
      widths([("20", "a"), ("020", "b")]), "duplicate-case",
      "'020' already has a text at Localizable.stringsdict:1:92. The last one is used; remove one of them."
    ),
    (widths([("wide", "a"), ("20", "b")]), "unknown-width", "'wide' is not a width; its text is ignored."),
    (widths([("-1", "a"), ("20", "b")]), "unknown-width", "'-1' is not a width; its text is ignored."),
    (widths([("2.5", "a"), ("20", "b")]), "unknown-width", "'2.5' is not a width; its text is ignored."),
    (
      "<dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>b</string></dict>"
        + "<key>NSStringDeviceSpecificRuleType</key><dict><key>ipad</key><string>a</string></dict></dict>",
      "overlapping-variations",
      "it has 'NSStringDeviceSpecificRuleType' beside 'NSStringVariableWidthRuleType'. Only"
    ),
  ])
  func mistakesSayWhereAndWhatCounts(rules: String, kind: String, message: String) throws {
    let strings = try Self.strings(rules)
    #expect(strings.issues.map(\.kind.name) == [kind])
    let issue = try #require(strings.issues.first)
    #expect(issue.message.contains(message), "\(issue)")
    #expect("\(issue)".hasPrefix("Localizable.stringsdict:1:"))
    #expect(strings.adaptiveText(forKey: "k", locale: "en")?.text == "b")
  }

  /// The key is left out of the table, and its error is reported.
  @Test(arguments: [
    (
      widths([("wide", "a"), ("high", "b")]),
      [
        "1:46: error: key 'k', language 'en': it has no text to show; another case, another language's text, the key "
          + "or '%#@name@' is shown instead. Add a text.",
        "1:92: error: key 'k', language 'en': 'wide' is not a width; its text is ignored. Use a whole number from 0.",
        "1:125: error: key 'k', language 'en': 'high' is not a width; its text is ignored. Use a whole number from 0.",
      ]
    ),
    (
      widths([]),
      [
        "1:46: error: key 'k', language 'en': it has no text to show; another case, another language's text, the key "
          + "or '%#@name@' is shown instead. Add a text."
      ]
    ),
  ])
  func rulesWithoutTextsAreIssues(rules: String, messages: [String]) throws {
    let strings = try Self.strings(rules)
    #expect(strings.issues.map { "\($0)" } == messages.map { "Localizable.stringsdict:" + $0 })
    #expect(strings["k"] == nil)
  }

  /// The last one counts, as for cases.
  @Test func aVariableThatStandsTwiceIsAnIssue() throws {
    let rules =
      "<dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key>"
      + StringsdictTests.plural([("one", "a"), ("other", "a")]) + "<key>n</key>"
      + StringsdictTests.plural([("one", "b"), ("other", "b")])
      + "</dict>"
    let strings = try Self.strings(rules)
    #expect(strings.issues.map(\.kind.name) == ["duplicate-case"])
    #expect(strings.adaptiveText(forKey: "k", locale: "en", arguments: [1])?.text == "b")
  }

  @Test func contradictoryPluralsAreIssues() throws {
    let rules =
      "<dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key>"
      + StringsdictTests.dict([
        ("NSStringFormatSpecTypeKey", "NSStringGenderRuleType"), ("NSStringFormatValueTypeKey", "d"), ("one", "a"),
        ("one", "b"), ("other", "c"),
      ]) + "</dict>"
    let strings = try Self.strings(rules)
    #expect(Set(strings.issues.map(\.kind.name)) == ["unknown-rule", "duplicate-case"])
    #expect(strings.adaptiveText(forKey: "k", locale: "en", arguments: [1])?.text == "b")
  }

  @Test(arguments: [
    (
      "<dict><key>NSStringVariableWidthRuleType</key><string>20</string></dict>",
      "'NSStringVariableWidthRuleType' must be a dictionary, not a string."
    ),
    ("<array/>", "key 'k' must be a dictionary, not an element 'array'."),
    (
      "<dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key>",
      "this is not XML. Expected '</dict>'"
    ),
    ("<dict><key>NSStringVariableWidthRuleType</key></dict>", "key 'NSStringVariableWidthRuleType' has no 'value'."),
  ])
  func whatCannotBeReadIsAnErrorWithItsPlace(rules: String, message: String) throws {
    let sentence = try #require(fault(StringsdictTests.text(rules), .stringsdict, language: "en"))
    #expect(sentence.hasPrefix("Localizable.stringsdict:1:") && sentence.contains(message), "\(sentence)")
  }

  @Test func everyTruncationIsAnError() throws {
    let text = StringsdictTests.text(Self.widths([("1", "Hi!"), ("20", "Hello!")]))
    for count in 0..<text.count {
      #expect(fault(String(text.prefix(count)), .stringsdict, language: "en") != nil, "\(count)")
    }
  }
}
