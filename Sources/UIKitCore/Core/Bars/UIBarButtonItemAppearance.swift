public import Foundation

/// The appearance of buttons in a bar.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The appearance in the normal state.
  public final let normal = UIBarButtonItemStateAppearance()
  /// The appearance while pressed.
  public final let highlighted = UIBarButtonItemStateAppearance()
  /// The appearance while disabled.
  public final let disabled = UIBarButtonItemStateAppearance()
  /// The appearance while focused.
  public final let focused = UIBarButtonItemStateAppearance()

  /// Creates the appearance for a style of button.
  public init(style: UIBarButtonItem.Style) {
    super.init()
  }

  /// Creates the appearance of plain buttons.
  public convenience init(__empty: Void = ()) {
    self.init(style: .plain)
  }
}

/// The appearance of buttons in a state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The text attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of titles.
  open var titlePositionAdjustment = UIOffset.zero
  /// The background image of the buttons.
  open var backgroundImage: UIImage?
}

/// The appearance of tab bar items.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The appearance in the normal state.
  public final let normal = UITabBarItemStateAppearance()
  /// The appearance while selected.
  public final let selected = UITabBarItemStateAppearance()
  /// The appearance while disabled.
  public final let disabled = UITabBarItemStateAppearance()
  /// The appearance while focused.
  public final let focused = UITabBarItemStateAppearance()
}

/// The appearance of tab bar items in a state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The text attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of titles.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of icons; the bar's if `nil`.
  open var iconColor: UIColor?
  /// The badge's colour; red if `nil`.
  open var badgeBackgroundColor: UIColor?
  /// The text attributes of the badge.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
