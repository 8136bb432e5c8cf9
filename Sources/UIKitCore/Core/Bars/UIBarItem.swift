public import Foundation

/// An item in a bar: a button, or a tab.
@preconcurrency @MainActor
open class UIBarItem: NSObject, NamedMethods, NamedProperties {
  /// Called when a property has changed, by the bar that shows the item.
  package final var changeHandler: (@MainActor () -> Void)?
  /// The view that shows the item in a bar, which popovers point at. A weak reference.
  package final weak var displayedView: UIView?
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item without a title or an image.
  public nonisolated override init() {
    super.init()
  }

  /// Creates an item from an Interface Builder document. An archive's coder gives default values.
  public required init?(coder: NSCoder) {
    super.init()
    coder.document?.decodeProperties(of: self, declaredBy: UIBarItem.self)
  }

  /// The initializer used to create appearance proxies of a class.
  @available(*, unavailable)
  public required convenience init(__item: Void) {
    self.init()
  }

  // MARK: Names

  /// The methods that are known by name; none by default.
  open class var namedMethods: [Selector] { [] }
  /// The properties that are known by name.
  open class var namedProperties: [NamedProperty] { NamedProperty.ofBarItem(Self.self) }

  /// The title of the item.
  open var title: String? {
    didSet {
      changeHandler?()
      KeyValueObserving.didChange(self, \.title, "title", from: oldValue)
    }
  }
  /// The image of the item.
  open var image: UIImage? {
    didSet { changeHandler?() }
  }
  /// The image in bars of compact height.
  open var landscapeImagePhone: UIImage? {
    didSet { changeHandler?() }
  }
  /// The image displayed enlarged at the accessibility categories.
  open var largeContentSizeImage: UIImage? {
    didSet { changeHandler?() }
  }
  /// The insets of `largeContentSizeImage`, in points. Stored: the large content viewer is not drawn.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// The insets of the image, in points.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { changeHandler?() }
  }
  /// The insets of the image in bars of compact height, in points.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
    didSet { changeHandler?() }
  }
  /// Whether the item can be used.
  open var isEnabled = true {
    didSet {
      changeHandler?()
      KeyValueObserving.didChange(self, \.isEnabled, "enabled", from: oldValue)
    }
  }
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
    changeHandler?()
  }

  /// The text attributes of the title for a state; `nil` if none were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// Called after the item and everything else in its nib have been loaded.
  open func awakeFromNib() {}
}
