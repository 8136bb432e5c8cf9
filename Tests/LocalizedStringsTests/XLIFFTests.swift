import LocalizedStrings
import TestSupport
import Testing

/// Units as defined by XLIFF 1.2 and 2.0, with names as written by Xcode ("Discover String Catalogs", WWDC 2023).
@Suite struct XLIFFTests {
  private func first(_ units: String) throws -> StringsCatalog {
    try catalog(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="App/en.lproj/Menu.strings" source-language="en" target-language="pt_BR" datatype="plaintext">
          <body>
            \(units)
          </body>
        </file>
      </xliff>
      """, .xliff)
  }

  private func second(_ units: String) throws -> StringsCatalog {
    let head =
      #"<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="fr"><file id="f1">"#
    return try catalog(head + units + "</file></xliff>", .xliff)
  }

  private func text(_ catalog: StringsCatalog, _ key: String, _ language: String, table: String = "Menu") -> String? {
    catalog[key, table: table]?[language]?.value.units.first?.text
  }

  @Test("A unit of 1.2 has a source, a target with a state, and notes, in groups too")
  func units() throws {
    let read = try first(
      """
      <group><trans-unit id="open" translate="no"><source>Open &amp; go</source><target state="needs-review-l10n">Abrir</target>
      <note>A menu</note></trans-unit></group><trans-unit id="close"><source>Close</source></trans-unit>
      """)
    #expect(read.languages == ["en", "pt-BR"])
    let open = try #require(read["open", table: "Menu"])
    #expect(open.comment == "A menu")
    #expect(!open.shouldTranslate)
    #expect(open.place.description == "Localizable.xliff:5:14")
    #expect(open["en"]?.value.units.first?.text == "Open & go")
    #expect(open["en"]?.value.units.first?.place.description == "Localizable.xliff:5:59")
    #expect(open["pt-BR"]?.value.units.first?.state == .needsReview)
    #expect(text(read, "close", "pt-BR") == nil)
    #expect(read.issues == [])
  }

  @Test("Codes stand where inline elements are")
  func inlines() throws {
    let read = try first(
      """
      <trans-unit id="a"><source>A <g id="1">bold</g> <ph id="2">%@</ph><x id="3" equiv-text="%d"/></source></trans-unit>
      """)
    #expect(text(read, "a", "en") == "A bold %@%d")
    let other = try second(
      """
      <unit id="a"><originalData><data id="d1">%@</data></originalData><segment><source>Hi <ph id="1" dataRef="d1"/><cp \
      hex="0009"/></source></segment><ignorable><source> and </source></ignorable><segment><source><pc id="2" \
      equivStart="&lt;b&gt;" equivEnd="&lt;/b&gt;">bye</pc></source></segment></unit>
      """)
    #expect(text(other, "a", "en", table: "Localizable") == "Hi %@\t and <b>bye</b>")
  }

  @Test("Units of a string catalogue's variations become variations")
  func catalogVariations() throws {
    let read = try first(
      """
      <trans-unit id="%lld Recent Visitors|==|plural.one"><source>%lld Recent Visitor</source>
      <target state="translated">%lld Visitante Recente</target></trans-unit>
      <trans-unit id="%lld Recent Visitors|==|plural.other"><source>%lld Recent Visitors</source>
      <target state="translated">%lld Visitantes Recentes</target></trans-unit>
      <trans-unit id="tap|==|device.mac"><source>Click</source></trans-unit>
      <trans-unit id="tap|==|device.other"><source>Tap</source></trans-unit>
      <trans-unit id="plain|==|word"><source>Plain</source></trans-unit>
      """)
    #expect(read.entries.map(\.key) == ["%lld Recent Visitors", "tap", "plain|==|word"])
    let shown = read.displayedStrings(in: "pt-BR").map(\.text)
    #expect(Set(shown).isSuperset(of: ["1 Visitante Recente", "2 Visitantes Recentes"]), "\(shown)")
    let english = read.displayedStrings(in: "en", device: .mac).map(\.text)
    #expect(english.contains("Click") && !english.contains("Tap"), "\(english)")
    #expect(read.issues == [])
  }

  @Test("Units of a strings dictionary become substitutions")
  func dictionaryVariations() throws {
    let read = try first(
      """
      <trans-unit id="/%lld Recent Visitors:dict/NSStringLocalizedFormatKey:dict/:string">
      <source>%#@recentVisitors@</source><target>%#@recentVisitors@</target></trans-unit>
      <trans-unit id="/%lld Recent Visitors:dict/recentVisitors:dict/one:dict/:string">
      <source>%lld Recent Visitor</source><target>%lld Visitante Recente</target></trans-unit>
      <trans-unit id="/%lld Recent Visitors:dict/recentVisitors:dict/other:dict/:string">
      <source>%lld Recent Visitors</source><target>%lld Visitantes Recentes</target></trans-unit>
      """)
    #expect(read.entries.map(\.key) == ["%lld Recent Visitors"])
    #expect(read.displayedStrings(in: "pt-BR").map(\.text).contains("1 Visitante Recente"))
    #expect(read.issues == [])
  }

  @Test(
    "Translated parts of a key whose text has no target are told: nothing would show them",
    arguments: [
      ("n", "n|==|substitutions.a.plural."), ("/n:dict/NSStringLocalizedFormatKey:dict/:string", "/n:dict/a:dict/"),
    ])
  func partsWithoutText(whole: String, part: String) throws {
    let end = part.hasPrefix("/") ? ":dict/:string" : ""
    let read = try first(
      """
      <trans-unit id="\(whole)"><source>%#@a@</source></trans-unit>
      <trans-unit id="\(part)one\(end)"><source>%d file</source><target>%d Datei</target></trans-unit>
      <trans-unit id="\(part)other\(end)"><source>%d files</source><target>%d Dateien</target></trans-unit>
      """)
    #expect(read.entries.map { $0.localizations.map(\.language) } == [["en"]])
    #expect(
      read.issues.map { "\($0.place) \($0.kind.name) \($0.key ?? "") \($0.language ?? "")" } == [
        "Localizable.xliff:6:1 empty-variations n pt-BR"
      ])
  }

  @Test("What stands between segments stands between their targets")
  func ignorables() throws {
    let read = try second(
      """
      <unit id="a"><segment><source>One.</source><target>Un.</target></segment><ignorable><source> </source></ignorable>\
      <segment><source>Two.</source><target>Deux.</target></segment><ignorable><source>-</source><target>+</target>\
      </ignorable><segment><source>Three.</source></segment></unit>
      <unit id="b"><segment><source>One.</source></segment><ignorable><source> </source><target> </target></ignorable></unit>
      <unit id="c"><segment><source>One.</source><target/></segment><ignorable><source> </source></ignorable></unit>
      """)
    #expect(text(read, "a", "fr", table: "Localizable") == "Un. Deux.+Three.")
    #expect(text(read, "b", "fr", table: "Localizable") == nil)
    #expect(text(read, "c", "fr", table: "Localizable") == nil)
  }

  @Test("A target's order is its place in the unit's text")
  func order() throws {
    let read = try second(
      """
      <unit id="a"><segment><source>One.</source><target order="3">Un.</target></segment><ignorable><source> </source>\
      </ignorable><segment><source>Two.</source><target order="1">Deux.</target></segment></unit>
      """)
    #expect(text(read, "a", "fr", table: "Localizable") == "Deux. Un.")
    #expect(text(read, "a", "en", table: "Localizable") == "One. Two.")
  }

  @Test("What cannot be read says where and why")
  func faults() {
    let place = "Localizable.xliff:1:1: "
    #expect(
      fault(#"<xliff version="3.0"/>"#, .xliff) == place + "version '3.0' is not supported. Use one of 1.2, 2.0, 2.1.")
    #expect(fault(#"<xliff version="1.2"/>"#, .xliff) == place + "'xliff' has no 'file'.")
    #expect(fault(#"<xliff version="2.0"><file/></xliff>"#, .xliff) == place + "'xliff' has no 'srcLang'.")
    #expect(
      fault("<plist/>", .xliff) == place + "the XLIFF is not well-formed: expected an element 'xliff', found 'plist'.")
    #expect(fault("<xliff", .xliff) == "Localizable.xliff:1:7: this is not XML. Expected '>' at the end of a tag.")
    #expect(
      fault("<!DOCTYPE x [<!ENTITY a 'b'>]><xliff/>", .xliff)?.contains("entity declarations are not supported") == true
    )
  }

  @Test("Damaged texts are catalogues or errors", arguments: 0..<200)
  func damaged(seed: UInt64) {
    let whole = """
      <?xml version="1.0"?><!-- c --><xliff version="1.2"><file original="a" source-language="en" target-language="de">
      <body><trans-unit id="/k:dict/v:dict/one:dict/:string"><source>&#x61;<![CDATA[b]]></source><target/><note>n</note>
      </trans-unit><trans-unit id="k|==|device.mac.plural.one"><source>%d</source></trans-unit></body></file></xliff>
      """
    var generator = SeededGenerator(seed: seed)
    var bytes = Array(whole.utf8)
    for _ in 0...Int.random(in: 0...6, using: &generator) {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      if Bool.random(using: &generator) { bytes.remove(at: index) }
      if let byte = Array("<>&;\"'/|.=\r\0\u{E9}".utf8).randomElement(using: &generator) {
        bytes[index % bytes.count] = byte
      }
    }
    do { _ = try StringsCatalog(bytes, format: .xliff, file: "a.xliff") } catch {
      #expect(error.place.file == "a.xliff" && !error.description.isEmpty, "seed \(seed)")
    }
  }
}
