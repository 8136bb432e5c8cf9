public import Foundation

/// The content of a cell, header or footer in a list: a text, a secondary text and an image, in one of the system's
/// styles.
///
/// Created from a style (`cell()`, `groupedHeader()`, …), then changed: a value that the app has set stays in every
/// state. The appearance is that of iOS 15 to 18.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  let style: ListContentStyle

  /// The image before the texts; `nil` for none.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties: ImageProperties
  /// The text; `nil` for none.
  public var text: String? {
    get { localizedText?.string }
    set { localizedText = newValue.map(StringsLookup().localizedText) }
  }
  /// The text with its looked-up variants.
  package var localizedText: LocalizedText?
  /// The text with attributes, which replaces `text`.
  public var attributedText: NSAttributedString?
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The secondary text; `nil` for none.
  public var secondaryText: String? {
    get { localizedSecondaryText?.string }
    set { localizedSecondaryText = newValue.map(StringsLookup().localizedText) }
  }
  /// The secondary text with its looked-up variants.
  package var localizedSecondaryText: LocalizedText?
  /// The secondary text with attributes, which replaces `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties

  /// The axes along which the margins are at least the superview's; `horizontal` by default.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
  /// The minimum distances from the view's edges to the content.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the secondary text stands beside the text where both fit on a line, instead of below it.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The space between the image and the texts, in points.
  public var imageToTextPadding: CGFloat
  /// The minimum space between texts that stand side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat
  /// The space between texts that stand one above the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat
  /// The opacity of the texts and the image.
  public var alpha: CGFloat {
    get { opacity.value }
    set { opacity.value = newValue }
  }
  private var opacity = Overridable<CGFloat>(1)

  init(_ style: ListContentStyle) {
    let figures = style.figures
    self.style = style
    imageProperties = ImageProperties()
    textProperties = TextProperties(style.textAppearance)
    secondaryTextProperties = TextProperties(style.secondaryTextLook)
    directionalLayoutMargins = figures.margins
    prefersSideBySideTextAndSecondaryText = style == .value
    imageToTextPadding = figures.imageToText
    textToSecondaryTextHorizontalPadding = figures.textToSecondaryTextHorizontal
    textToSecondaryTextVerticalPadding = figures.textToSecondaryTextVertical
  }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// The configuration for a state: in a disabled cell the texts are fainter, or in a sidebar all of the content.
  /// Values that the app has set stay.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var updated = self
    let isDisabled = StateFlags(state).isDisabled
    updated.opacity.standard = isDisabled && style.isSidebar ? ListContentStyle.disabledSidebarAlpha : 1
    guard !style.isSidebar else { return updated }
    updated.textProperties.setStandardColor(isDisabled ? .tertiaryLabel : style.textAppearance.color)
    updated.secondaryTextProperties.setStandardColor(isDisabled ? .quaternaryLabel : style.secondaryTextLook.color)
    return updated
  }
}
