public import Foundation

/// How bars look. Kept; no bar is drawn.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The blur behind the bar; nil: none.
  open var backgroundEffect: UIBlurEffect?
  /// The colour over the blur.
  open var backgroundColor: UIColor?
  /// The picture over the colour.
  open var backgroundImage: UIImage?
  /// How that picture is placed.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line at the bar's edge; nil: none, unless there is a picture.
  open var shadowColor: UIColor?
  /// The picture of that line.
  open var shadowImage: UIImage?
  private var idiom = UIUserInterfaceIdiom.phone

  /// How bars look on a kind of device.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// How bars look on phones, by default.
  public convenience init(__empty: Void = ()) {
    self.init(idiom: .phone)
  }

  /// The same look in another object.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init(idiom: barAppearance.idiom)
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Sets what lies behind the bar as it is by default: a blur and a line.
  open func configureWithDefaultBackground() {
    setBackground(UIBlurEffect(style: .systemChromeMaterial), nil, .separator)
  }

  /// Sets what lies behind the bar to the system's colour, with a line.
  open func configureWithOpaqueBackground() {
    setBackground(nil, .systemBackground, .separator)
  }

  /// Sets that nothing lies behind the bar, and that there is no line.
  open func configureWithTransparentBackground() {
    setBackground(nil, nil, nil)
  }

  private func setBackground(_ effect: UIBlurEffect?, _ color: UIColor?, _ shadow: UIColor?) {
    (backgroundEffect, backgroundColor, shadowColor) = (effect, color, shadow)
    (backgroundImage, shadowImage) = (nil, nil)
  }
}

/// How navigation bars look. Kept; no bar is drawn.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// By how much titles are moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons that end something look.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// How back buttons look.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The picture of back buttons; nil: the system's.
  open private(set) var backIndicatorImage: UIImage?
  /// What of the picture titles that move below it are seen through; nil: the system's.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the picture of back buttons.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    (self.backIndicatorImage, backIndicatorTransitionMaskImage) = (backIndicatorImage, transitionMaskImage)
  }
}

/// How toolbars look. Kept; no bar is drawn.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons that end something look.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// How tab bars look. Kept; no bar is drawn.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look whose title is below the picture.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look whose title is beside the picture.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How such tabs look where the bar is low.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour behind the chosen tab.
  open var selectionIndicatorTintColor: UIColor?
  /// The picture behind the chosen tab.
  open var selectionIndicatorImage: UIImage?
}
