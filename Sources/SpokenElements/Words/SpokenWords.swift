/// The system's words in a language. A word that a table lacks is English.
///
/// Another language is a static property like `german`, and a row in `tables`.
package struct SpokenWords: Sendable {
  /// Words for traits, each a sentence.
  package var dimmed = "Dimmed."
  package var button = "Button."
  package var backButton = "Back Button."
  package var toggleButton = "Switch Button."
  package var isOn = "On."
  package var isOff = "Off."
  package var isMixed = "Mixed."
  package var tab = "Tab."
  package var textField = "Text Field."
  package var secureTextField = "Secure Text Field."
  package var isEditing = "Is editing."
  package var header = "Heading."
  package var link = "Link."
  package var adjustable = "Adjustable."
  package var image = "Image."
  package var searchField = "Search Field."
  /// Said of what is selected and has no text.
  package var selected = "Selected."
  /// Said before the text of what is selected.
  package var selectedPrefix = "Selected: "

  /// Words for the beginning and the end of containers.
  package var listStart = "List Start."
  package var listEnd = "List End."
  package var landmarkStart = "Landmark."
  package var landmarkEnd = "End."
  /// The word between a place and the number of places: `2 of 3.`
  package var of = "of"

  /// Words for cells of data tables, before and after a number.
  package var row = "Row"
  package var column = "Column"
  package var spans = "Spans"
  package var rows = "rows"
  package var columns = "columns"

  /// Hints.
  package var toggleHint = "Double tap to toggle setting."
  package var adjustableHint = "Swipe up or down with one finger to adjust the value."
  package var editHint = "Double tap to edit."
  package var editTextHint = "Double tap to edit., Use the rotor to access Misspelled Words"
  package var editingHint = "Use the rotor to access Misspelled Words"

  /// Said after the hint of an element that has custom actions or content.
  package var actionsAvailable = "Actions Available"
  package var moreContentAvailable = "More Content Available"
}

extension SpokenWords {
  /// The words of VoiceOver in English, as AccessibilitySnapshot's reference pictures of iOS 17.5 to 26.2 have them (H).
  package static let english = SpokenWords()

  /// The words in German, as AccessibilitySnapshot has them (M). Those for lists, data tables and other hints are not
  /// recorded.
  package static let german: SpokenWords = {
    var words = SpokenWords()
    words.dimmed = "Grau dargestellt."
    words.button = "Taste."
    words.backButton = "Zurück Taste."
    words.toggleButton = "Umschalttaste."
    (words.isOn, words.isOff, words.isMixed) = ("Ein.", "Aus.", "Gemischt.")
    words.tab = "Tabulator."
    words.textField = "Textfeld."
    words.header = "Überschrift."
    words.link = "Hyperlink."
    words.adjustable = "Einstellbar."
    words.image = "Bild."
    words.searchField = "Suchfeld."
    words.selectedPrefix = "Auswahl: "
    words.of = "von"
    words.toggleHint = "Zum Umschalten Doppeltippen."
    return words
  }()

  /// The tables by language.
  private static let tables: [String: SpokenWords] = ["de": german, "en": english]

  /// The words in a language, a BCP 47 tag such as `de-AT`; English where there is no table.
  package static func inLanguage(_ tag: String) -> SpokenWords {
    let language = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return tables[language] ?? english
  }
}
