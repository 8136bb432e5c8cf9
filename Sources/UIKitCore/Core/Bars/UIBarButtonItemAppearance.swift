public import Foundation

/// The appearance of buttons in a bar.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: MainActorObject, NSCopying {
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
    super.init(__subclass: ())
  }

  /// Creates the appearance of plain buttons.
  public convenience init() {
    self.init(style: .plain)
  }

  /// Sets the default appearance of a style of button.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.take(UIBarButtonItemStateAppearance()) }
  }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { copied }
  }

  /// A copy, whose changes do not reach this one.
  final var copied: UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: .plain)
    copy.normal.take(normal)
    copy.highlighted.take(highlighted)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
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
  /// The offset of the background image. Stored.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  final func take(_ other: UIBarButtonItemStateAppearance) {
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

/// The appearance of tab bar items.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
  /// The appearance in the normal state.
  public final let normal = UITabBarItemStateAppearance()
  /// The appearance while selected.
  public final let selected = UITabBarItemStateAppearance()
  /// The appearance while disabled.
  public final let disabled = UITabBarItemStateAppearance()
  /// The appearance while focused.
  public final let focused = UITabBarItemStateAppearance()

  /// Creates the appearance of items with the title below the image.
  public override convenience init() {
    self.init(style: .stacked)
  }

  /// Creates the default appearance of a style of item.
  public init(style: Style) {
    super.init()
  }

  /// Sets the default appearance of a style of item.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] { state.take(UITabBarItemStateAppearance()) }
  }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { copied }
  }

  /// A copy, whose changes do not reach this one.
  final var copied: UITabBarItemAppearance {
    let copy = UITabBarItemAppearance(style: .stacked)
    copy.normal.take(normal)
    copy.selected.take(selected)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }
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
  /// The offset of the badge. Stored.
  open var badgePositionAdjustment = UIOffset.zero
  /// The offset of the badge's text. Stored.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  final func take(_ other: UITabBarItemStateAppearance) {
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
    (iconColor, badgeBackgroundColor) = (other.iconColor, other.badgeBackgroundColor)
    badgeTextAttributes = other.badgeTextAttributes
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}

extension UITabBarItemAppearance {
  /// The styles of tab bar item, with UIKit's raw values.
  public enum Style: Int, Sendable, CaseIterable {
    /// The title below the image.
    case stacked = 0
    /// The title beside the image.
    case inline = 1
    /// The title beside the image, in a bar of compact height.
    case compactInline = 2
  }
}
