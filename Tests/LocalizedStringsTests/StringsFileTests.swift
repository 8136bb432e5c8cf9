import LocalizedStrings
import SourcePlaces
import Testing

@Suite struct StringsFileTests {
  static let text = #"""
    /* The title
       of the list */
    "title" = "Gr\U00FC\U00DFe \"all\"";
    // A word
    word = plain;
    "both";
    'single' = "a\nb\tc\101\\ \UD83D\UDE00";
    """#

  @Test func keysValuesCommentsAndEscapesAreRead() throws {
    let strings = try catalog(Self.text, .strings, language: "de")
    #expect(strings.sourceLanguage == "de")
    #expect(strings.entries.map(\.key) == ["title", "word", "both", "single"])
    #expect(
      strings.entries.flatMap(\.localizations).flatMap(\.value.units).map(\.text)
        == [#"Grüße "all""#, "plain", "both", "a\nb\tcA\\ 😀"])
    #expect(strings["title"]?.comment == "The title\n   of the list")
    #expect(strings["word"]?.comment == "A word")
    #expect(strings["both"]?.comment == nil)
    #expect(strings["title"]?["de"]?.value.units.first.map { "\($0.place)" } == "Localizable.strings:3:11")
  }

  /// Following CoreFoundation's CFOldStylePList.c, and VENDORS/NEXT/NEXTSTEP.TXT from unicode.org for the bytes.
  @Test(arguments: [
    (#"\a\b\f\n\r\t\v"#, "\u{7}\u{8}\u{C}\n\r\t\u{B}"), (#"\"\'\\"#, #""'\"#), ("\\\n", "\n"),
    (#"\U00e9\UE9g\U1F600"#, "\u{E9}\u{E9}g\u{1F60}0"), (#"\q\-\x41\é\😀"#, "q-x41é😀"),
    (#"\101\1018\7.\501"#, "AA8\u{7}.A"), (#"\200\237\244\251\256"#, "\u{A0}\u{F7}\u{2044}\u{2019}\u{FB01}"),
    (#"\301\320\341\365\373\375"#, "\u{2CB}\u{2014}\u{C6}\u{131}\u{DF}\u{FF}"),
  ])
  func escapesAreCoreFoundations(escapes: String, text: String) throws {
    let strings = try catalog("k = \"\(escapes)\";", .strings, language: "en")
    let unit = try #require(strings["k"]?["en"]?.value.units.first)
    #expect(Array(unit.text.utf16) == Array(text.utf16))
    #expect(strings.issues.isEmpty)
  }

  @Test func aSmallUIsNoEscapeAndIsTold() throws {
    let text = #"""
      a = "caf\u00e9 \u00e9";
      "\u{e9}" = "\U00e9";
      """#
    let strings = try catalog(text, .strings, language: "en")
    #expect(strings.entries.map(\.key) == ["a", "u{e9}"])
    #expect(strings["a"]?["en"]?.value.units.map(\.text) == ["cafu00e9 u00e9"])
    #expect(
      strings.issues.map { "\($0)" } == [
        #"Localizable.strings:1:9: error: key 'a', language 'en': '\u00e9' is not an escape: Apple's reader knows only a "#
          + #"capital 'U', and shows 'u00e9'. Did you mean '\U00e9'?"#,
        #"Localizable.strings:2:2: error: key 'u{e9}', language 'en': '\u' is not an escape: Apple's reader knows only a "#
          + #"capital 'U', and shows 'u'. Write '\U' and four digits."#,
      ])
    #expect(strings.issues.map(\.kind.name) == ["unknown-escape", "unknown-escape"])
  }

  /// CFOldStylePList.c skips U+2028 and U+2029 like spaces, and ends comments at them.
  @Test func unicodesSeparatorsAreSpaceAndEndComments() throws {
    let text = "// first\u{2028}\"a\" = \"b\";\u{2029}\u{2028}\"c\"=\"d\";// last\u{2029}e = f;"
    let strings = try catalog(text, .strings, language: "en")
    #expect(strings.entries.map(\.key) == ["a", "c", "e"])
    #expect(strings.entries.map(\.comment) == ["first", nil, "last"])
  }

  /// `NSString.isEqual(to:)` compares code units: \u{E9} and e\u{301} are different keys, in every format.
  @Test(arguments: [
    ("\"\u{E9}\" = \"one\"; \"e\u{301}\" = \"two\";", StringsFormat.strings),
    ("key,en\n\u{E9},one\ne\u{301},two\n", .csv),
    (
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"\u{E9}": {"localizations": {"en": {"stringUnit": \
      {"state": "translated", "value": "one"}}}}, "e\u{301}": {"localizations": {"en": {"stringUnit": \
      {"state": "translated", "value": "two"}}}}}}
      """, .xcstrings
    ),
  ]) func keysAreTheSameByTheirCharacters(text: String, format: StringsFormat) throws {
    let strings = try catalog(text, format, language: "en")
    #expect(strings.issues.isEmpty, "\(strings.issues)")
    let texts = ["\u{E9}", "e\u{301}"].map { strings[$0]?["en"]?.value.units.first?.text }
    #expect(texts == ["one", "two"])
  }

  @Test(arguments: [true, false]) func utf16IsReadWithItsByteOrderMark(isLittle: Bool) throws {
    let bytes = ([0xFEFF] + Array("\"k\" = \"Grüße\";".utf16)).flatMap { unit in
      isLittle ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    let strings = try StringsCatalog(bytes, format: .strings, file: "en.lproj/Main.strings")
    #expect(strings["k", table: "Main"]?["en"]?.value.units.first?.text == "Grüße")
  }

  @Test func propertyListsInXMLAreReadWithPlaces() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
        <key>k</key><!-- told --> <string>a &amp; b &#x1F600;<![CDATA[<c>]]></string>
      </dict></plist>
      """
    let unit = try #require(try catalog(text, .strings, language: "en")["k"]?["en"]?.value.units.first)
    #expect(unit.text == "a & b 😀<c>")
    #expect("\(unit.place)" == "Localizable.strings:4:29")
  }

  @Test(arguments: [StringsFormat.strings, .stringsdict]) func propertyListsHaveTheEncodingTheyDeclare(
    format: StringsFormat
  ) throws {
    let head = #"<?xml version="1.0" encoding="ISO-8859-1"?><plist><dict><key>k</key><string>"#
    let bytes = Array(head.utf8) + [0xE9] + Array("</string></dict></plist>".utf8)
    let strings = try StringsCatalog(bytes, format: format, file: "a.\(format.rawValue)", language: "fr")
    #expect(strings.entries.first?["fr"]?.value.units.first?.text == "\u{E9}")
  }

  @Test func theLastOfSeveralKeysCounts() throws {
    let strings = try catalog("a = one;\na = two;", .strings, language: "en")
    #expect(strings["a"]?["en"]?.value.units.map(\.text) == ["two"])
    #expect(
      strings.issues.map { "\($0)" } == [
        "Localizable.strings:2:1: warning: key 'a', language 'en': it is a duplicate of Localizable.strings:1:1. The "
          + "last one is used; remove one of them."
      ])
  }

  @Test(arguments: [
    (#""a" = "b""#, "1:10: the strings file is not well-formed: expected ';', found the end of the text."),
    (#""a" = ;"#, "1:7: the strings file is not well-formed: expected a value in quotes, found ';'."),
    ("\n/* never", "2:1: the strings file is not well-formed: expected '*/' at the end of the comment, found '/'."),
    (#""a" = "\UD83D";"#, "1:14: the escape is half of a surrogate pair. Write both halves, or the character itself."),
    (#""a" = "\376";"#, "1:9: the strings file is not well-formed: expected an octal number below 376, found '3'."),
    (#""a" = "\Ug";"#, "1:10: the strings file is not well-formed: expected digits, found 'g'."),
    ("a = \0;", "1:5: the text contains a character U+0000. Remove it."),
    (#"{ "a" = "b";"#, "1:13: the strings file is not well-formed: expected '}', found the end of the text."),
    ("<plist><dict><key>a</key></dict></plist>", "1:14: key 'a' has no 'value'."),
    ("<plist><dict><key>a</key><true/></dict></plist>", "1:26: key 'a' must be a string, not an element 'true'."),
    (
      "<!DOCTYPE x [<!ENTITY a 'b'>]><plist/>",
      "1:13: entity declarations are not supported. Write the characters themselves."
    ),
    (
      "<plist><dict><key>a&b;</key></dict></plist>",
      "1:20: this is not XML. Expected one of XML's own entities, such as '&amp;', not '&b;'. Write the character itself."
    ),
    ("<plist/>", "1:1: 'plist' has no 'value'."),
    (
      "<?xml version='1.0' encoding='koi8-r'?><plist/>",
      "1:1: the encoding in the first line must be UTF-8, UTF-16 or ISO-8859-1, not 'koi8-r'."
    ),
    ("<plist><dict></plist>", "1:14: this is not XML. Expected '</dict>', not '</plist>'."),
    (String(repeating: "<a>", count: 200), "1:385: it is nested deeper than 128 levels."),
  ])
  func whatCannotBeReadSaysWhereAndWhy(text: String, message: String) {
    #expect(fault(text, .strings, language: "en") == "Localizable.strings:" + message)
  }

  @Test func filesSayTheirLanguageOrAreTold() {
    #expect(
      fault("", .strings)
        == "Localizable.strings: the language of the file is not known. Put it into a folder that names the "
        + "language, such as 'en.lproj'.")
    #expect(
      fault("bplist00", .strings, language: "en")
        == "Localizable.strings: this is a binary property list. Convert it with 'plutil -convert xml1'.")
  }

  @Test func bytesThatAreNoTextHaveAPlace() {
    #expect(throws: StringsError(.encoding("UTF-8"), at: SourcePlace(file: "a.strings", line: 2, column: 3))) {
      try StringsCatalog(Array("a;\nb ".utf8) + [0xFF], format: .strings, file: "a.strings", language: "en")
    }
  }
}
