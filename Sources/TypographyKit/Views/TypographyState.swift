import Foundation
import HeadlessUIKit
import LetterCase

/// The style-related state of a view.
@MainActor
final class TypographyState {
  var styleName: UIFont.TextStyle?
  var typography: Typography?
  var letterCase: LetterCase?
  var titleColorApplyMode: ButtonTitleColorApplyMode?
  private weak var element: (any TypographyElement)?
  private var observes = false

  private static let key = AssociatedValueKey<TypographyState>()

  private init(_ element: any TypographyElement) { self.element = element }

  /// The state of a view, made on first use.
  static func of(_ element: any TypographyElement) -> TypographyState {
    if let known = key[element] { return known }
    let state = TypographyState(element)
    key[element] = state
    return state
  }

  /// From now on the view's font follows the text size, and its named style follows the settings.
  ///
  /// Changes are observed through traits, and through the library's notification, which other code may post.
  func observe() {
    guard !observes, let element else { return }
    observes = true
    element.followContentSizeCategory()
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: Selector("categoryDidChange:", TypographyState.categoryDidChange(_:)),
      name: UIContentSizeCategory.didChangeNotification, object: nil)
    center.addObserver(
      self, selector: Selector("settingsDidChange", TypographyState.settingsDidChange),
      name: TypographyKit.didChangeSettings, object: nil)
  }

  private func categoryDidChange(_ notification: Notification) {
    let category = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
    if let category { element?.setFont(at: category) }
  }

  private func settingsDidChange() {
    if let styleName { element?.fontTextStyle = styleName }
  }
}
