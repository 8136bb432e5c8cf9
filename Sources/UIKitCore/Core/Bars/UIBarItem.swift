public import Foundation

/// An item in a bar: a button, or a tab. Stored; no bar is drawn.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// The initializer used to create appearance proxies of a class.
  @available(*, unavailable)
  public required convenience init(__item: Void) {
    self.init()
  }

  /// The title of the item.
  open var title: String?
  /// The image of the item.
  open var image: UIImage?
  /// The image in bars of compact height.
  open var landscapeImagePhone: UIImage?
  /// The image displayed enlarged at the accessibility categories.
  open var largeContentSizeImage: UIImage?
  /// The insets of the image, in points.
  open var imageInsets = UIEdgeInsets.zero
  /// The insets of the image in bars of compact height, in points.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// Whether the item can be used.
  open var isEnabled = true
  /// A number for the app's own use, 0 by default.
  open var tag = 0
  /// An identifier for tests.
  open var accessibilityIdentifier: String?
  /// The accessibility label; by default, the title.
  open var accessibilityLabel: String? {
    get { ownLabel ?? title }
    set { ownLabel = newValue }
  }
  /// A description of the result of using the item.
  open var accessibilityHint: String?
  /// The item's value in words.
  open var accessibilityValue: String?
  /// The kind of accessibility element.
  open var accessibilityTraits = UIAccessibilityTraits.button
  /// Whether the item is an accessibility element.
  open var isAccessibilityElement = true
  private var ownLabel: String?

  /// Sets the text attributes of the title for a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
  }

  /// The text attributes of the title for a state; `nil` if none were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// Called after the item has been loaded from a nib. Nibs are not supported: only apps and tests call it.
  open func awakeFromNib() {}
}
