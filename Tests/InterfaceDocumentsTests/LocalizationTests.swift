import InterfaceDocuments
import Testing

struct LocalizationTests {
  private func document() throws -> InterfaceDocument {
    try xib(
      """
      <label id="lab" text="Hello"/><label id="two"><string key="text" base64-UTF8="YES">SGVsbG8=</string></label>
      <button id="but"><state key="normal" title="Go"/><state key="selected" title="Gone"/>
      <buttonConfiguration key="configuration" style="plain" title="Start"/></button>
      <segmentedControl id="seg"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
      <searchBar id="sea" placeholder="Find"><scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles></searchBar>
      <view id="vie"><accessibility key="accessibilityConfiguration" hint="Taps" label="View"/><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="a" value="x"/>
      <userDefinedRuntimeAttribute type="localizedString" keyPath="b" value="y"/></userDefinedRuntimeAttributes></view>
      <tableViewSection id="sec" headerTitle="Top" footerTitle="End"/>
      """)
  }

  /// A label among the fonts, which is no object, has the id, too.
  @Test func theTextOfAnObjectIsReplacedWhateverElseHasItsID() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <customFonts key="customFonts"><label id="lab" text="Font"/></customFonts>
      <objects><label id="lab" text="Hello"/></objects></document>
      """
    let document = try InterfaceDocument(Array(text.utf8), file: "A.xib")
    let (localized, unused) = try document.localized(["lab.text": "Hallo"])
    #expect(unused == [])
    #expect(try localized["lab"]?.string("text") == "Hallo")
  }

  @Test func textsAreReplacedByTheirKeys() throws {
    let (localized, unused) = try document().localized([
      "lab.text": "Hallo", "two.text": "Hej\n", "but.normalTitle": "Los", "but.configuration.title": "Anfangen",
      "seg.segmentTitles[1]": "Zwei", "sea.placeholder": "Suchen", "sea.scopeButtonTitles[0]": "Alle",
      "vie.accessibilityLabel": "Ansicht", "sec.headerTitle": "Oben",
      "vie.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]": "ypsilon",
    ])
    #expect(unused == [])
    #expect(try localized["lab"]?.string("text") == "Hallo")
    #expect(try localized["two"]?.string("text") == "Hej\n")
    #expect(localized["but"]?.child("normal")?["title"] == "Los")
    #expect(localized["but"]?.child("selected")?["title"] == "Gone")
    #expect(localized["but"]?.child("configuration")?["title"] == "Anfangen")
    #expect(localized["seg"]?.child(named: "segments")?.children.map { $0["title"] } == ["A", "Zwei"])
    #expect(localized["sea"]?["placeholder"] == "Suchen")
    #expect(localized["sea"]?.child(named: "scopeButtonTitles")?.children.map(\.text) == ["Alle", "New"])
    #expect(localized["vie"]?.child("accessibilityConfiguration")?["label"] == "Ansicht")
    #expect(localized["vie"]?.child("accessibilityConfiguration")?["hint"] == "Taps")
    #expect(localized["vie"]?.runtimeAttributes.map(\.value) == [.string("x"), .localizedString("ypsilon")])
    #expect(localized["sec"]?["headerTitle"] == "Oben" && localized["sec"]?["footerTitle"] == "End")
  }

  @Test func keysWithoutATextAreTold() throws {
    let (localized, unused) = try document().localized([
      "lab.title": "a", "nobody.text": "b", "lab": "c", "seg.segmentTitles[2]": "d", "seg.segmentTitles[-1]": "e",
      "but.disabledTitle": "f", "lab.text": "Hallo", "seg.others[0]": "g",
    ])
    #expect(
      unused == [
        "but.disabledTitle", "lab", "lab.title", "nobody.text", "seg.others[0]", "seg.segmentTitles[-1]",
        "seg.segmentTitles[2]",
      ])
    #expect(localized["lab"]?["text"] == "Hallo")
  }

  @Test func placesStay() throws {
    let original = try document()
    let localized = try original.localized(["lab.text": "Hallo"]).document
    #expect(localized["sec"]?.place == original["sec"]?.place)
    #expect(localized["lab"]?.place(of: "text") == original["lab"]?.place(of: "text"))
  }

  @Test func filesOfALanguageLieBesideTheDocument() {
    #expect(
      InterfaceDocument.stringsFiles(of: "App/Base.lproj/Main.storyboard", language: "de")
        == ["App/de.lproj/Main.strings", "App/mul.lproj/Main.xcstrings"])
    #expect(
      InterfaceDocument.stringsFiles(of: "Base.lproj/Card.xib", language: "pt-BR")
        == ["pt-BR.lproj/Card.strings", "mul.lproj/Card.xcstrings"])
    #expect(InterfaceDocument.stringsFiles(of: "App/Card.xib", language: "de") == [])
  }
}
