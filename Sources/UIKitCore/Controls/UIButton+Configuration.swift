public import Foundation

extension UIButton {
  /// The content and look of a button: texts, an image or a spinner, their places, a background and colours.
  ///
  /// It is made from a style, then changed. Values that the app has set stay in every state; the others follow the
  /// state, the tint colour and the traits of the button that shows it.
  ///
  /// Differs from UIKit: no public source has the colours of highlighted, selected and disabled buttons, the radii of
  /// most corner styles and the insets of mini buttons (`ButtonMetrics`, `ButtonColors`).
  public struct Configuration {
    let style: ButtonStyle
    /// The state that colours are for.
    var state = ButtonState()
    /// The displayed texts.
    var titleContent = ConfigurationText.none
    var subtitleContent = ConfigurationText.none
    private var ownInsets: NSDirectionalEdgeInsets?

    init(_ style: ButtonStyle) {
      self.style = style
      background = UIBackgroundConfiguration(.button)
      background.cornerRadius = ButtonMetrics.cornerRadius
      automaticallyUpdateForSelection = style != .filled
      background.setStandardColor(backgroundColor)
    }

    // MARK: Background

    /// The background. Its colour and corner radius are the style's unless set.
    public var background: UIBackgroundConfiguration
    /// The source of the corners' radius; `dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour that the style makes its background from; `nil` for the tint colour, or the style's grey.
    public var baseBackgroundColor: UIColor? {
      didSet { background.setStandardColor(backgroundColor) }
    }
    /// The colour of texts and image before transformers; `nil` for the style's.
    public var baseForegroundColor: UIColor?
    /// Stored, but without effect: it is for the Mac.
    public var macIdiomStyle = MacIdiomStyle.automatic

    // MARK: Size

    /// The size of the button, from which texts have their fonts and the content its insets; `medium` by default.
    public var buttonSize = Size.medium
    /// The distances of the content from the button's edges, in points; 7 above and below and 12 at the sides of a
    /// medium button.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? ButtonMetrics.contentInsets(buttonSize) }
      set { ownInsets = newValue }
    }

    /// Gives `contentInsets` the standard of the size again.
    public mutating func setDefaultContentInsets() {
      ownInsets = nil
    }

    // MARK: Texts

    /// The title, without its attributes. Setting it replaces `attributedTitle`.
    public var title: String? {
      get { titleContent.string }
      set { titleContent = .plain(newValue) }
    }
    /// The title with its attributes, in place of `title`; those it does not have are the style's.
    public var attributedTitle: AttributedString? {
      get { titleContent.attributed }
      set { titleContent = newValue.map { .attributed($0) } ?? .none }
    }
    /// Derives the shown attributes of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line breaking of the title, by words unless set; `byTruncating…` keeps it on one line.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The text below the title, without its attributes. Setting it replaces `attributedSubtitle`.
    public var subtitle: String? {
      get { subtitleContent.string }
      set { subtitleContent = .plain(newValue) }
    }
    /// The text below the title with its attributes, in place of `subtitle`.
    public var attributedSubtitle: AttributedString? {
      get { subtitleContent.attributed }
      set { subtitleContent = newValue.map { .attributed($0) } ?? .none }
    }
    /// Derives the shown attributes of the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line breaking of the subtitle.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The points between title and subtitle; 1 by default.
    public var titlePadding: CGFloat = ButtonMetrics.titlePadding
    /// The alignment of title, subtitle and their lines with each other.
    public var titleAlignment = TitleAlignment.automatic

    // MARK: Image

    /// The image.
    public var image: UIImage?
    /// Derives the colour of a template image.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The values that a symbol has where its own configuration says nothing; `nil` for the text style of the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The side of the texts at which the image stands; `leading` by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The points between image and texts; 0 by default.
    public var imagePadding: CGFloat = 0
    /// The least room for the image along the direction of its placement; a smaller one stands in the middle of it.
    public var imageReservation: CGFloat = 0
    /// Whether a spinner stands in the image's place.
    public var showsActivityIndicator = false
    /// Derives the colour of the spinner.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Whether arrows say that the button opens a menu of choices.
    public var indicator = Indicator.automatic
    /// Derives the colour of the arrows.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: State

    /// Whether a selected button looks so; `true` but for filled ones.
    public var automaticallyUpdateForSelection: Bool

    /// The configuration for a button's state.
    @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration {
      var updated = self
      updated.state = ButtonState(button)
      updated.background.setStandardColor(updated.backgroundColor)
      return updated
    }
  }
}

extension UIButton.Configuration {
  /// Texts in the tint colour on no background.
  public static func plain() -> Self { Self(.plain) }
  /// The same as `plain()` on phones and tablets.
  public static func borderless() -> Self { Self(.plain) }
  /// Texts in the tint colour on grey.
  public static func gray() -> Self { Self(.gray) }
  /// The same as `gray()` on phones and tablets.
  public static func bordered() -> Self { Self(.gray) }
  /// Texts in the tint colour on a shade of it.
  public static func tinted() -> Self { Self(.tinted) }
  /// The same as `tinted()` on phones and tablets.
  public static func borderedTinted() -> Self { Self(.tinted) }
  /// White texts on the tint colour.
  public static func filled() -> Self { Self(.filled) }
  /// The same as `filled()` on phones and tablets.
  public static func borderedProminent() -> Self { Self(.filled) }
  /// Glass, of iOS 26. Differs from UIKit: a grey capsule.
  public static func glass() -> Self { Self(.gray).capsule }
  /// Clear glass, of iOS 26. Differs from UIKit: a grey capsule.
  public static func clearGlass() -> Self { Self(.gray).capsule }
  /// Glass of the tint colour, of iOS 26. Differs from UIKit: a filled capsule.
  public static func prominentGlass() -> Self { Self(.filled).capsule }
  /// Clear glass of the tint colour, of iOS 26. Differs from UIKit: a filled capsule.
  public static func prominentClearGlass() -> Self { Self(.filled).capsule }

  private var capsule: Self {
    var copy = self
    copy.cornerStyle = .capsule
    return copy
  }
}

/// A text of a configuration.
enum ConfigurationText {
  case none
  case localized(LocalizedText)
  case attributed(AttributedString)

  static func plain(_ string: String?) -> Self {
    string.map { .localized(StringsLookup().localizedText($0)) } ?? .none
  }

  var string: String? {
    switch self {
    case .none: nil
    case .localized(let text): text.string
    case .attributed(let text): String(text.characters)
    }
  }

  var attributed: AttributedString? {
    switch self {
    case .none: nil
    case .localized(let text): AttributedString(text.string)
    case .attributed(let text): text
    }
  }

  var isEmpty: Bool { string?.isEmpty ?? true }
}

extension UIButton.Configuration {
  /// Sets the title to an already looked-up text.
  package mutating func setLocalizedTitle(_ title: LocalizedText?) {
    titleContent = title.map { .localized($0) } ?? .none
  }

  /// Sets the subtitle to an already looked-up text.
  package mutating func setLocalizedSubtitle(_ subtitle: LocalizedText?) {
    subtitleContent = subtitle.map { .localized($0) } ?? .none
  }
}
