public import Foundation

/// A thing in a bar: a button, or a tab. Kept; no bar is drawn.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// What proxies of the class are made by.
  @available(*, unavailable)
  public required convenience init(__item: Void) {
    self.init()
  }

  /// What it says.
  open var title: String?
  /// Its picture.
  open var image: UIImage?
  /// Its picture where bars are low.
  open var landscapeImagePhone: UIImage?
  /// Its picture at the accessibility categories, where it is shown large.
  open var largeContentSizeImage: UIImage?
  /// Points around the picture.
  open var imageInsets = UIEdgeInsets.zero
  /// Points around the picture where bars are low.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// Whether it can be used.
  open var isEnabled = true
  /// A number for the app's use, 0 at first.
  open var tag = 0
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// What it is called; unless set, its title.
  open var accessibilityLabel: String? {
    get { ownLabel ?? title }
    set { ownLabel = newValue }
  }
  /// What using it does.
  open var accessibilityHint: String?
  /// What its value is, in words.
  open var accessibilityValue: String?
  /// What kind of element it is.
  open var accessibilityTraits = UIAccessibilityTraits.button
  /// Whether it is an element to assistive technologies.
  open var isAccessibilityElement = true
  private var ownLabel: String?

  /// Sets the attributes of its title in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
  }

  /// The attributes of its title in a state, where any were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// Called when the item was read from a nib. Nibs are not read: only apps and tests call it.
  open func awakeFromNib() {}
}
