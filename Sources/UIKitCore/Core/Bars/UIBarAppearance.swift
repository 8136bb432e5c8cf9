public import Foundation

/// The appearance of a bar.
@preconcurrency @MainActor
open class UIBarAppearance: MainActorObject, NSCopying {
  /// The blur behind the bar; `nil` for none.
  open var backgroundEffect: UIBlurEffect?
  /// The colour over the blur.
  open var backgroundColor: UIColor?
  /// The image over the colour.
  open var backgroundImage: UIImage?
  /// The content mode of the image.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line at the bar's edge; `nil` for none, unless there is an image.
  open var shadowColor: UIColor?
  /// The image of the line.
  open var shadowImage: UIImage?
  private var idiom = UIUserInterfaceIdiom.phone

  /// Creates an appearance for a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init(__subclass: ())
    configureWithDefaultBackground()
  }

  /// Creates an appearance for phones.
  public convenience init() {
    self.init(idiom: .phone)
  }

  /// Creates a copy of an appearance: all of one of the same kind of bar, the background of another.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init(idiom: barAppearance.idiom)
    take(barAppearance)
  }

  /// A copy of the appearance, of the same class.
  @_disfavoredOverload
  open nonisolated func copy() -> Self { unsafeDowncast(copy(with: nil) as AnyObject, to: Self.self) }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIBarAppearance in
      let copy = type(of: self).init(idiom: idiom)
      copy.take(self)
      return copy
    }
  }

  /// Takes over the values of another appearance.
  func take(_ other: UIBarAppearance) {
    (backgroundEffect, backgroundColor) = (other.backgroundEffect, other.backgroundColor)
    (backgroundImage, backgroundImageContentMode) = (other.backgroundImage, other.backgroundImageContentMode)
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
  }

  /// Sets the default background: a blur and a line.
  open func configureWithDefaultBackground() {
    setBackground(UIBlurEffect(style: .systemChromeMaterial), nil, UIBarAppearance.hairline)
  }

  /// Sets an opaque background in the system's background colour, with a line.
  open func configureWithOpaqueBackground() {
    setBackground(nil, .systemBackground, UIBarAppearance.hairline)
  }

  /// Sets a transparent background, without a line.
  open func configureWithTransparentBackground() {
    setBackground(nil, nil, nil)
  }

  /// The colour of the line at a bar's edge: 30 % of black (178 on white in 24 of 24 pictures of swift-snapshot-testing,
  /// high), in dark interfaces 15 % of white (Flutter, low).
  package static let hairline = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }

  private func setBackground(_ effect: UIBlurEffect?, _ color: UIColor?, _ shadow: UIColor?) {
    (backgroundEffect, backgroundColor, shadowColor) = (effect, color, shadow)
    (backgroundImage, shadowImage) = (nil, nil)
  }
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The text attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of titles.
  open var titlePositionAdjustment = UIOffset.zero
  /// The text attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The text attributes of subtitles. Stored.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of done buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The appearance of back buttons.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image of back buttons; the system's if `nil`.
  open private(set) var backIndicatorImage: UIImage?
  /// The mask for titles that move under the back button's image during a transition; the system's if `nil`.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image of back buttons and its mask.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    (self.backIndicatorImage, backIndicatorTransitionMaskImage) = (backIndicatorImage, transitionMaskImage)
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
    (largeTitleTextAttributes, subtitleTextAttributes) = (other.largeTitleTextAttributes, other.subtitleTextAttributes)
    (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance.copied, other.doneButtonAppearance.copied)
    backButtonAppearance = other.backButtonAppearance.copied
    setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of done buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance.copied, other.doneButtonAppearance.copied)
  }
}

extension UINavigationBarAppearance {
  /// The name of `doneButtonAppearance` since iOS 26.
  public final var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
}

extension UIToolbarAppearance {
  /// The name of `doneButtonAppearance` since iOS 26.
  public final var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
}

/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items with the title beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of such items in a bar of compact height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour behind the selected item.
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the selected item.
  open var selectionIndicatorImage: UIImage?
  /// The placement of items in a row, as the raw value of `UITabBar.ItemPositioning`.
  package final var itemPositioning = 0
  /// The width of an item in a row. Stored.
  open var stackedItemWidth: CGFloat = 0
  /// The space between items in a row. Stored.
  open var stackedItemSpacing: CGFloat = 0

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    (itemPositioning, stackedItemWidth) = (other.itemPositioning, other.stackedItemWidth)
    stackedItemSpacing = other.stackedItemSpacing
  }
}
