/// A trait of an element, by the name of UIKit's constant; without one, by the name of the trait that its class brings.
///
/// The order of the cases is the order in which traits are listed.
package enum SpokenTrait: String, CaseIterable, Sendable {
  case button, link, header, searchField, image, selected, playsSound, keyboardKey, staticText, summaryElement
  case notEnabled, updatesFrequently, startsMediaSession, adjustable, allowsDirectInteraction, causesPageTurn, tabBar
  case toggleButton
  // UIKit has no public constants for the following.
  /// A field whose text can be edited.
  case textEntry
  /// A text field of several lines.
  case textArea
  /// A field that shows dots.
  case secureTextEntry
  /// A field that is being edited.
  case isEditing
  /// The button that leads back in a navigation bar.
  case backButton
  /// A tab in a tab bar.
  case tabItem
}
