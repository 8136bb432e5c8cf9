import Foundation
import HeadlessUIKit

extension PropertyTable {
  static let searchBar: [Property] = [
    Property("text", .text, "The search text. Empty unless set.") {
      (bar: UISearchBar, text, context) throws(PropertyError) in
      bar.searchTextField.setLocalizedText(try text.text(in: context))
    },
    Property("placeholder", .text, "What an empty field shows. Nothing unless set.") {
      (bar: UISearchBar, text, context) throws(PropertyError) in
      bar.searchTextField.setLocalizedPlaceholder(try text.text(in: context))
    },
    Property("prompt", .text, "A line above the field. None unless set.") {
      (bar: UISearchBar, text, context) throws(PropertyError) in bar.prompt = try text.text(in: context).string
    },
    Property("tokens", .strings, "Parts of the search in capsules before the text. None unless set.") {
      (bar: UISearchBar, texts, _) in
      bar.searchTextField.tokens = texts.map { UISearchToken(icon: nil, text: $0) }
    },
    Property(
      "searchBarStyle",
      .enumeration(["default": UISearchBar.Style.default, "prominent": .prominent, "minimal": .minimal]),
      "Whether there is a background with lines; a minimal bar has none. default unless set."
    ) { (bar: UISearchBar, style, _) in bar.searchBarStyle = style },
    Property("barTintColor", .color, "The colour of the background. The system's unless set.") {
      (bar: UISearchBar, color, _) in bar.barTintColor = color.uiColor
    },
    Property(
      "scopeButtonTitles", .strings, "The titles of buttons below the field, which narrow the search. None unless set."
    ) {
      (bar: UISearchBar, titles, _) in bar.scopeButtonTitles = titles
    },
    Property("showsScopeBar", .boolean, "Whether these buttons are shown. False unless set.") {
      (bar: UISearchBar, flag, _) in bar.showsScopeBar = flag
    },
    Property(
      "selectedScopeButtonIndex", .integer(0...1_000), "Which of these buttons is selected, from 0. 0 unless set."
    ) {
      (bar: UISearchBar, index, _) in bar.selectedScopeButtonIndex = index
    },
    Property("showsCancelButton", .boolean, "Whether there is a cancel button. False unless set.") {
      (bar: UISearchBar, flag, _) in bar.showsCancelButton = flag
    },
    Property("showsBookmarkButton", .boolean, "Whether there is a bookmark button. False unless set.") {
      (bar: UISearchBar, flag, _) in bar.showsBookmarkButton = flag
    },
  ]

  static let searchTextField: [Property] = [
    Property("tokens", .strings, "Parts of the search in capsules before the text. None unless set.") {
      (field: UISearchTextField, texts, _) in field.tokens = texts.map { UISearchToken(icon: nil, text: $0) }
    },
    Property("tokenBackgroundColor", .color, "The colour behind tokens. tintColor unless set.") {
      (field: UISearchTextField, color, _) in field.tokenBackgroundColor = color.uiColor
    },
  ]
}
