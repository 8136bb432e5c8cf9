public import Foundation

/// The appearance of a bar.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
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
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates an appearance for phones.
  public convenience init(__empty: Void = ()) {
    self.init(idiom: .phone)
  }

  /// Creates a copy of an appearance.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init(idiom: barAppearance.idiom)
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
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
}

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of done buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
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
}
