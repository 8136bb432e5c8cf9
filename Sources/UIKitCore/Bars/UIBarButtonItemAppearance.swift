public import Foundation

/// How buttons in bars look. Kept; no bar is drawn.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// How they look as a rule.
  public final let normal = UIBarButtonItemStateAppearance()
  /// How they look while pressed.
  public final let highlighted = UIBarButtonItemStateAppearance()
  /// How they look when they cannot be used.
  public final let disabled = UIBarButtonItemStateAppearance()
  /// How they look in focus.
  public final let focused = UIBarButtonItemStateAppearance()

  /// How buttons of a style look.
  public init(style: UIBarButtonItem.Style) {
    super.init()
  }

  /// How plain buttons look.
  public convenience init(__empty: Void = ()) {
    self.init(style: .plain)
  }
}

/// How buttons in bars look in a state. Kept; no bar is drawn.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// By how much titles are moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture behind them.
  open var backgroundImage: UIImage?
}

/// How tabs look. Kept; no bar is drawn.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// How they look as a rule.
  public final let normal = UITabBarItemStateAppearance()
  /// How the chosen one looks.
  public final let selected = UITabBarItemStateAppearance()
  /// How they look when they cannot be chosen.
  public final let disabled = UITabBarItemStateAppearance()
  /// How they look in focus.
  public final let focused = UITabBarItemStateAppearance()
}

/// How tabs look in a state. Kept; no bar is drawn.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// By how much titles are moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of pictures; nil: the bar's.
  open var iconColor: UIColor?
  /// The badge's colour; nil: red.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
