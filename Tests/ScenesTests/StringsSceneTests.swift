import Drawing
import DynamicType
import Findings
import Foundation
import HeadlessUIKit
import Renderers
import Testing
import ViewRendering

@testable import Scenes

/// The key `strings` of a catalogue file, and texts given by key.
@MainActor @Suite struct StringsSceneTests {
  private static let english = """
    <plist version="1.0"><dict>
    <key>files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ in %@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld file</string><key>other</key><string>%lld files</string></dict></dict>
    <key>hello</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>1</key><string>Hi</string><key>20</key><string>Hello there</string></dict></dict>
    <key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>broad</key><string>Hi</string><key>20</key><string>Hello</string></dict></dict>
    <key>touch</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
      <key>ipad</key><string>Touch</string></dict></dict>
    <key>tall</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>high</key><string>Hi</string></dict></dict>
    </dict></plist>
    """

  private static let german = """
    hello = Hallo;
    files = "%2$@: %1$lld Dateien";
    """

  private func catalogue(
    _ views: String..., strings: String = "strings", files: [String: String] = [:]
  ) throws -> TemporaryCatalogue {
    let scenes = views.enumerated().map { "  - {name: s\($0), view: \($1)}" }
    let all = [
      "strings/en.lproj/Localizable.stringsdict": Self.english, "strings/de.lproj/Localizable.strings": Self.german,
      "a.yaml": """
      strings: \(strings)
      matrix: {devices: [{name: card, width: 375, height: content}], categories: [L, AX5], locales: [en, de-AT]}
      scenes:
      \(scenes.joined(separator: "\n"))
      """,
    ]
    return try TemporaryCatalogue(all.merging(files) { $1 })
  }

  private func file(_ catalogue: TemporaryCatalogue, _ path: String = "a.yaml") -> SceneFile {
    SceneFileReader.read(catalogue.folder.appendingPathComponent(path), path: path)
  }

  /// The texts that the cases of a file show, by line.
  private func shown(_ catalogue: TemporaryCatalogue) throws -> [[String]] {
    func lines(_ node: LayoutNode) -> [String] { node.lines.map(\.text) + node.children.flatMap(lines) }
    return try file(catalogue).cases.map { item in
      let (definition, configuration) = (try item.definition.get(), try #require(item.configuration))
      let recording = try ViewRenderer().layOut(under: configuration) { try definition.makeView(for: configuration) }
      return lines(recording.layout)
    }
  }

  /// The findings in the cases of a file.
  private func findings(_ catalogue: TemporaryCatalogue) throws -> [[String]] {
    try file(catalogue).cases.map { item in
      let (definition, configuration) = (try item.definition.get(), try #require(item.configuration))
      return try ViewRenderer().layOut(under: configuration) { try definition.makeView(for: configuration) }.findings
        .map { "\($0.kind.rawValue): \($0.message)" }
    }
  }

  @Test func textsAreInTheLanguageAndAsShortAsNeeded() throws {
    let label = "{class: UILabel, text: {key: hello}, font: {textStyle: body}}"
    #expect(try shown(catalogue(label)) == [["Hello there"], ["Hi"], ["Hallo"], ["Hallo"]])
  }

  @Test func textsHaveArguments() throws {
    let label = "{class: UILabel, text: {key: files, arguments: [1, home]}}"
    let button = "{class: UIButton, title: {key: files, arguments: [\"2\", 3]}}"
    let stack = "{class: UIStackView, arrangedSubviews: [\(label), \(button)]}"
    #expect(
      try shown(catalogue(stack)) == [
        ["1 file in home", "2 files in 3"], ["1 file in home", "2 files in 3"],
        ["home: 1 Dateien", "3: 2 Dateien"], ["home: 1 Dateien", "3: 2 Dateien"],
      ])
  }

  @Test func rowsAndVariationsHaveTexts() throws {
    let table = """
      {class: UITableView, sections: [{rows: [{style: value1, text: {key: hello}, detailText: {key: hello}},
        {contentConfiguration: {text: {key: hello}, secondaryText: plain}}]}]}
      """
    let varied = "{class: UILabel, text: a, variations: [{when: {locale: de}, text: {key: hello}}]}"
    #expect(
      try shown(catalogue(table, varied)).map { Set($0) } == [
        ["Hello there", "plain"], ["Hi", "plain"], ["Hallo", "plain"], ["Hallo", "plain"], ["a"], ["a"], ["Hallo"],
        ["Hallo"],
      ])
  }

  /// `hello` is "Hello there", and "Hi" at AX5; the other key stays the same while there is room.
  @Test func textsOfTheSameCharactersAreWhatTheirKeysSay() throws {
    let other = """
      <key>NSStringVariableWidthRuleType</key><dict><key>1</key><string>Ho</string>
      <key>20</key><string>Hello there</string></dict>
      """
    let files = [
      "strings/en.lproj/Main.stringsdict": "<plist><dict><key>other</key><dict>\(other)</dict></dict></plist>"
    ]
    let (hello, ho) = ("{key: hello}", "{key: other, table: Main}")
    let labels = [hello, ho, "Hello there"].map { "{class: UILabel, text: \($0), textColor: red}" }
    let buttons = [hello, ho, "Hello there"].map { "{class: UIButton, title: \($0), titleColor: red}" }
    let stack =
      "{class: UIStackView, axis: vertical, arrangedSubviews: [\((labels + buttons).joined(separator: ", "))]}"
    let table = """
      {class: UITableView, sections: [{rows: [{style: value1, text: \(hello), detailText: \(ho)}, {text: Hello there},
        {contentConfiguration: {text: \(hello), secondaryText: \(ho)}}, {contentConfiguration: {text: Hello there}}]}]}
      """
    let all = try shown(catalogue(stack, table, files: files))
    let atAX5 = [all[1], all[5]]
    #expect(all[0] == Array(repeating: "Hello there", count: 6))
    #expect(atAX5.map { $0.count { $0 == "Hi" } } == [2, 2] && atAX5.map { $0.count { $0 == "Ho" } } == [2, 2])
  }

  /// "HELLO" fits at L but not at AX5, in labels and buttons, with letter cases and spacings of styles and of their
  /// own.
  @Test(arguments: ["fontTextStyle: upper", "letterCase: upper", "fontTextStyle: spaced, letterCase: upper"])
  func textsInALetterCaseShortenAsTheyGrow(keys: String) throws {
    let styles = """
      {"ui-font-text-styles": {"upper": {"font-name": "System", "point-size": 9, "letter-case": "upper"},
        "spaced": {"font-name": "System", "point-size": 9, "letter-spacing": 2}}}
      """
    let label = "{class: UILabel, text: {key: hello}, \(keys), textColor: red}"
    let button = "{class: UIButton, title: {key: hello}, \(keys), titleColor: red}"
    let stack = "{class: UIStackView, axis: vertical, arrangedSubviews: [\(label), \(button)]}"
    let catalogue = try catalogue(
      stack, strings: "strings\ntypography: T.json",
      files: ["T.json": styles, "strings/de.lproj/Localizable.strings": "files = Dateien;"])
    #expect(try shown(catalogue).prefix(2) == [["HELLO THERE", "HELLO THERE"], ["HI", "HI"]])
    #expect(
      try findings(catalogue).map { $0.filter { $0.hasPrefix("unlocalized-text: The key 'hello'") }.count }
        == [0, 0, 2, 2])
  }

  @Test func aLanguageThatIsMissingIsAFinding() throws {
    let catalogue = try catalogue(
      "{class: UILabel, text: {key: only}}", files: ["strings/en.lproj/Localizable.strings": "only = English;"])
    let missing = ["unlocalized-text: The key 'only' has no text in 'de-AT'. The text in 'en' is shown."]
    #expect(try findings(catalogue) == [[], [], missing, missing])
  }

  @Test func aFileHasTheTableOfItsName() throws {
    let strings = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"hi": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Servus"}}}}}}
      """
    let catalogue = try catalogue(
      "{class: UILabel, text: {key: hi}}", strings: "Main.xcstrings", files: ["Main.xcstrings": strings])
    #expect(try shown(catalogue) == [["hi"], ["hi"], ["Servus"], ["Servus"]])
  }

  @Test func aKeyOfAnotherTableIsFound() throws {
    let catalogue = try catalogue(
      "{class: UILabel, text: {key: menu}}", files: ["strings/en.lproj/Main.strings": "menu = Menu;"])
    let definition = try #require(file(catalogue).scenes.first).definition
    let error = #expect(throws: SceneError.self) { try definition.get() }
    #expect(
      error?.description
        == "a.yaml:4:51: 'strings' has the key 'menu' in another table. Write {key: menu, table: Main}.")
  }

  /// An error in a key of one table does not affect another's.
  @Test func aKeyHasTheMistakesOfItsTable() throws {
    let wrong = try catalogue(
      "{class: UILabel, text: {key: hello}}", "{class: UILabel, text: {key: hello, table: Main}}",
      files: ["strings/en.lproj/Main.strings": "hello = one;\nhello = two;"])
    let scenes = file(wrong).scenes
    _ = try #require(scenes.first).definition.get()
    let error = #expect(throws: SceneError.self) { try #require(scenes.last).definition.get() }
    #expect(error?.description.contains("strings/en.lproj/Main.strings:2:1: warning: key 'hello'") == true)
  }

  /// A name has no text if nobody wrote one; other gaps in a translation are reported by `galley measure`.
  @Test func aNameWithoutATextIsAnError() throws {
    let strings = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"row.title": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Titel"}}}}}}
      """
    let catalogue = try catalogue(
      "{class: UILabel, text: {key: row.title}}", strings: "Main.xcstrings", files: ["Main.xcstrings": strings])
    let error = #expect(throws: (any Error).self) { try shown(catalogue) }
    let message =
      "a.yaml:4:45: The key 'row.title' has no text in 'en' for the device and the arguments. Add one, or a case "
      + "'other' to its variations."
    #expect(error.map { "\($0)" } == message)
  }

  @Test func filesAreNamedWithoutADot() throws {
    let file = file(try catalogue("{class: UIView}", strings: "./.", files: ["en.lproj/A.strings": "a = "]))
    #expect(
      file.error?.description.hasPrefix("a.yaml:1:10: en.lproj/A.strings:1:5: the strings file is not well-formed")
        == true)
  }

  @Test func anIncludedFileBringsItsStrings() throws {
    let scene = """
      include: [a.yaml]
      scenes: [{name: one, view: {class: UILabel, text: {key: hello}}, devices: [{name: c, width: 9, height: 9}]}]
      """
    let file = file(try catalogue("{class: UIView}", files: ["b.yaml": scene]), "b.yaml")
    _ = try file.definition()
  }

  // MARK: The project's scene

  /// The texts of both files, longest first. There is no authority for the sizes at which they change: see
  /// `PresentationRoom`.
  @Test(arguments: [
    ("en", ["Good morning, and welcome back", "Welcome back", "Hello"], ["Start the walk", "Start"]),
    (
      "de", ["Guten Morgen und willkommen zurück", "Willkommen zurück", "Hallo"], ["Spaziergang beginnen", "Beginnen"]
    ),
  ])
  func theScenesTextsShortenAsTheyGrow(locale: String, greetings: [String], titles: [String]) throws {
    func lines(_ node: LayoutNode, of name: String) -> [String] {
      (node.name == name ? node.lines.map(\.text) : []) + node.children.flatMap { lines($0, of: name) }
    }
    let cases = CatalogueCase.all(of: "adaptive-strings", "welcome").filter {
      $0.scene.configuration?.locale == locale && $0.scene.configuration?.device.name == "phone"
    }
    let recordings = try cases.map { try LaidOutScene($0).rendered }
    #expect(recordings.count == 12 && recordings.allSatisfy(\.findings.isEmpty))
    let shown = recordings.map { recording in
      (greeting: lines(recording.layout, of: "greeting"), title: recording.layout.children.flatMap(Self.buttonLines))
    }
    func unique(_ texts: [[String]]) -> [[String]] {
      texts.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
    #expect(unique(shown.map(\.greeting)) == greetings.map { [$0] })
    #expect(unique(shown.map(\.title)) == titles.map { [$0] })
  }

  private static func buttonLines(_ node: LayoutNode) -> [String] {
    node.kind == "UIButton" ? node.children.flatMap { $0.lines.map(\.text) } : []
  }

  /// `galley watch` renders again when one of them changes.
  @Test func theFilesAreNamed() throws {
    let catalogue = try catalogue("{class: UIView}")
    let names = file(catalogue).namedFiles.map { $0.dropFirst(catalogue.folder.path.count) }
    #expect(
      Set(names) == ["/strings", "/strings/en.lproj/Localizable.stringsdict", "/strings/de.lproj/Localizable.strings"])
  }

  @Test(arguments: [
    ("{key: helo}", "a.yaml:4:51: 'strings' has no key 'helo'. Did you mean 'hello'?"),
    ("{key: nothing}", "a.yaml:4:51: 'strings' has no key 'nothing'. Add it there, or write the text itself."),
    ("{kye: hello}", "a.yaml:4:46: a text has no 'kye'. Did you mean 'key'?"),
    (
      "{key: hello, table: Localisable}", "a.yaml:4:65: 'table' has no value 'Localisable'. Did you mean 'Localizable'?"
    ),
    ("{key: files}", "a.yaml:4:51: the text of 'files' has 2 placeholders, but 'arguments' has 0 values."),
    (
      "{key: files, arguments: [1]}",
      "a.yaml:4:69: the text of 'files' has 2 placeholders, but 'arguments' has 1 value."
    ),
    ("{key: files, arguments: [many, 1]}", "a.yaml:4:69: argument 1 of 'files' is a whole number, not 'many'."),
    (
      "{key: hello, arguments: [1]}",
      "a.yaml:4:69: the text of 'hello' has 0 placeholders, but 'arguments' has 1 value."
    ),
    ("{key: hello, arguments: 1}", "a.yaml:4:69: 'arguments' takes a list of arguments, not '1'. Write [1]."),
    (
      "{key: wide}",
      "a.yaml:4:51: strings/en.lproj/Localizable.stringsdict:9:3: error: key 'wide', language 'en': 'broad' is not a "
        + "width; its text is ignored. Use a whole number from 0."
    ),
    (
      "{key: tall}",
      "a.yaml:4:51: strings/en.lproj/Localizable.stringsdict:12:22: error: key 'tall', language 'en': it has no text "
        + "to show; another case, another language's text, the key or '%#@name@' is shown instead. Add a text. "
        + "strings/en.lproj/Localizable.stringsdict:13:3: error: key 'tall', language 'en': 'high' is not a width; "
        + "its text is ignored. Use a whole number from 0."
    ),
    ("[hello]", "a.yaml:4:45: 'text' takes a text, not a list."),
  ])
  func mistakesInTexts(text: String, message: String) throws {
    let definition = try #require(file(catalogue("{class: UILabel, text: \(text)}")).scenes.first).definition
    let error = #expect(throws: SceneError.self) { try definition.get() }
    #expect(error?.description == message)
  }

  @Test func aDeviceWithoutATextFailsTheScene() throws {
    let catalogue = try catalogue("{class: UILabel, text: {key: touch}}")
    let error = #expect(throws: (any Error).self) { try shown(catalogue) }
    #expect(
      error.map { "\($0)" }
        == "a.yaml:4:45: The key 'touch' has no text in 'en' for the device and the arguments. Add one, or a case "
        + "'other' to its variations.")
  }

  /// If the source language of a string catalogue has a rule without a text, the key is not shown instead.
  @Test(arguments: ["width", "plural", "device"])
  func aRuleWithoutTextsFailsTheScene(rule: String) throws {
    let strings = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"hi": {"localizations": {
        "en": {"variations": {"\(rule)": {}}}}}}}
      """
    let catalogue = try catalogue(
      "{class: UILabel, text: {key: hi}}", strings: "Main.xcstrings", files: ["Main.xcstrings": strings])
    let definition = try #require(file(catalogue).scenes.first).definition
    let error = #expect(throws: SceneError.self) { try definition.get() }
    #expect(
      error?.description
        == "a.yaml:4:51: Main.xcstrings:2:25: error: key 'hi', language 'en': it has no text to show; another case, "
        + "another language's text, the key or '%#@name@' is shown instead. Add a text.")
  }

  @Test func aKeyWithoutStrings() throws {
    #expect(
      try firstError(oneScene("text: {key: hello}"))
        == "a.yaml:6:13: the file has no strings. Name a strings file, or a folder of them, at its top: 'strings: "
        + "Localizable.xcstrings'.")
  }

  @Test(arguments: [
    ("string", "strings", "a.yaml:1:10: there is no file 'string'. Did you mean 'strings'?"),
    ("a.yaml", "strings", "a.yaml:1:10: a.yaml: this is not a known format of strings."),
    ("Main.strings", "a = b;", "a.yaml:1:10: Main.strings: the language of the file is not known."),
    (
      "en.lproj/Main.strings", "a = ",
      "a.yaml:1:10: en.lproj/Main.strings:1:5: the strings file is not well-formed: expected"
    ),
    (
      "en.lproj/Main.stringsdict", "<plist version=\"1.0\"><dict><key>a</key>",
      "a.yaml:1:10: en.lproj/Main.stringsdict:1:"
    ),
    ("Main.csv", "key,en,gibberish\nk,a,b", "a.yaml:1:10: Main.csv:1:8: warning: 'gibberish' is not a known language."),
  ])
  func mistakesInTheFiles(name: String, text: String, message: String) throws {
    let catalogue = try catalogue("{class: UILabel}", strings: name, files: name == "a.yaml" ? [:] : [name: text])
    if name == "string" { try FileManager.default.removeItem(at: catalogue.folder.appendingPathComponent("string")) }
    let error = file(catalogue).error?.description ?? ""
    #expect(error.hasPrefix(message), "\(error)")
  }
}
