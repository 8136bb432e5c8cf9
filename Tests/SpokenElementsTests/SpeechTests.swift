import SpokenElements
import Testing

/// Spoken words, by the rules of AccessibilitySnapshot that the facts on VoiceOver record (section 3). Whole screens
/// are tested with views, on the recorded cases.
struct SpeechTests {
  private static func spoken(
    _ label: String? = nil, value: String? = nil, hint: String? = nil, _ traits: SpokenTraits = [],
    language: String = "en"
  ) -> SpokenElement {
    var source = ElementSource()
    (source.label, source.value, source.hint, source.traits) = (label, value, hint, traits)
    let order = ReadingOrder(isPhone: true, isRightToLeft: false)
    return ElementTree([.element(source)], order: order, language: language).spokenElements[0]
  }

  @Test func labelAndValueAreJoined() {
    #expect(Self.spoken("A", value: "A").description == "A: A")
    #expect(Self.spoken("", value: "V").description == "V")
    #expect(Self.spoken("", value: "").description == "")
  }

  @Test func aPeriodIsAddedBeforeTraitsOnly() {
    #expect(Self.spoken("Done.", [.button]).description == "Done. Button.")
    #expect(Self.spoken("Done", [.staticText]).description == "Done")
  }

  @Test func selectedAloneIsAWordOfItsOwn() {
    #expect(Self.spoken(nil, [.selected]).description == "Selected.")
    #expect(Self.spoken(nil, [.selected, .button]).description == "Selected. Button.")
  }

  @Test func theLabelBackOfABackButtonIsDropped() {
    #expect(Self.spoken("BACK", [.backButton, .button]).description == "Back Button.")
    #expect(Self.spoken("Lists", [.backButton, .button]).description == "Lists. Back Button.")
  }

  @Test(arguments: [("1", "On."), ("0", "Off."), ("2", "Mixed."), ("3", "3")])
  func valuesOfSwitchesAreSaidAmongTheTraits(_ value: String, _ word: String) {
    #expect(Self.spoken("L", value: value, [.toggleButton, .button]).description == "L. Switch Button. \(word)")
    #expect(Self.spoken("L", value: value, [.toggleButton]).description == "L. \(word)")
  }

  @Test func hintsOfTheSystemFollowOwnOnes() {
    #expect(Self.spoken("L", hint: "Own.", [.toggleButton]).hint == "Own. Double tap to toggle setting.")
    #expect(
      Self.spoken("L", hint: "Own", [.adjustable]).hint
        == "Own. Swipe up or down with one finger to adjust the value.")
    #expect(Self.spoken("L", hint: "Own", [.adjustable, .notEnabled]).hint == "Own")
    #expect(Self.spoken("L", hint: "Own", [.textEntry]).hint == "Double tap to edit.")
    #expect(Self.spoken("L", hint: "Own", [.textEntry, .notEnabled]).hint == "Own")
  }

  @Test func silentTraitsAreListedInOneOrder() {
    let element = Self.spoken("L", [.tabBar, .updatesFrequently, .button, .staticText])
    #expect(element.description == "L. Button.")
    #expect(element.traits == [.button, .staticText, .updatesFrequently, .tabBar])
  }

  /// The German words of AccessibilitySnapshot; what is not recorded is English.
  @Test func wordsFollowTheLanguage() {
    #expect(
      Self.spoken("Löschen", [.button, .notEnabled], language: "de-AT").description
        == "Löschen. Grau dargestellt. Taste.")
    #expect(
      Self.spoken("WLAN", value: "1", [.toggleButton, .button, .selected], language: "de").description
        == "Auswahl: WLAN. Umschalttaste. Ein.")
    #expect(Self.spoken("L", [.toggleButton], language: "de").hint == "Zum Umschalten Doppeltippen.")
    #expect(Self.spoken("L", [.button], language: "ja").description == "L. Button.")
  }

  @Test func ownLanguageWins() {
    var source = ElementSource()
    (source.label, source.traits, source.language) = ("Ende", [.link], "de")
    let order = ReadingOrder(isPhone: true, isRightToLeft: false)
    #expect(
      ElementTree([.element(source)], order: order, language: "en").spokenElements[0].description == "Ende. Hyperlink.")
  }

  @Test(arguments: [
    (SpokenContainer.Kind.list, ["A. List Start.", "B", "C. Button. List End."]),
    (.landmark, ["A. Landmark.", "B", "C. Button. End."]),
    (.tabBar, ["A. Tab. 1 of 3.", "B. Tab. 2 of 3.", "C. Tab. 3 of 3."]),
    (.series, ["A 1 of 3.", "B 2 of 3.", "C. Button. 3 of 3."]),
    (.semanticGroup, ["A", "B", "C. Button."]),
  ]) func containersAreAnnounced(_ kind: SpokenContainer.Kind, _ expected: [String]) {
    let children = [("A", []), ("B", []), ("C", [SpokenTrait.button])].map { label, traits in
      var source = ElementSource()
      (source.label, source.traits) = (label, SpokenTraits(traits))
      return ElementNode.element(source)
    }
    var group = ElementGroup(children)
    group.announced = kind
    let order = ReadingOrder(isPhone: true, isRightToLeft: false)
    #expect(
      ElementTree([.group(group)], order: order, language: "en").spokenElements.map(\.description) == expected)
  }

  @Test func aSingleElementOfAListBeginsIt() {
    var group = ElementGroup([
      .element(
        {
          var source = ElementSource()
          source.label = "A"
          return source
        }())
    ])
    group.announced = .list
    let order = ReadingOrder(isPhone: true, isRightToLeft: false)
    #expect(
      ElementTree([.group(group)], order: order, language: "en").spokenElements[0].description == "A. List Start.")
  }

  @Test func cellsOfDataTablesSayHeadersAndPlace() {
    var source = ElementSource()
    (source.label, source.value, source.traits) = ("F6", "Value", [.notEnabled])
    source.cell = DataTableCell(
      row: 1, column: 5, rowSpan: 2, columnSpan: 3, isFirstOfRow: true,
      headers: [.init(label: "F1", value: "F1 Value"), .init(label: "F2", value: nil)])
    let order = ReadingOrder(isPhone: true, isRightToLeft: false)
    let said = ElementTree([.element(source)], order: order, language: "en").spokenElements[0].description
    #expect(
      said == "F1: F1 Value. F2. F6. Spans 2 rows. Spans 3 columns. Row 2. Column 6. Value. Dimmed.")
    source.cell?.row = nil
    #expect(
      ElementTree([.element(source)], order: order, language: "en").spokenElements[0].description
        == "F1: F1 Value. F2. F6. Spans 3 columns. Column 6. Value. Dimmed.", "no row, no words about rows")
  }

  @Test func namedContainersAreEnteredOnce() {
    let (outer, inner) = (
      SpokenContainer(.semanticGroup, label: "Address", index: 0), SpokenContainer(.list, index: 1)
    )
    let children = [[], [outer], [outer, inner], [], [outer]].map { containers in
      var source = ElementSource()
      source.containers = containers
      return ElementNode.element(source)
    }
    var group = ElementGroup(children)
    group.isInGivenOrder = true
    let order = ReadingOrder(isPhone: true, isRightToLeft: false)
    let elements = ElementTree([.group(group)], order: order, language: "en").spokenElements
    #expect(elements.indices.map { elements.namedContainersEntered(at: $0) } == [[], [outer], [], [], [outer]])
  }
}
