public import Foundation

/// What a cell, header or footer of a list shows: a text, a second one and a picture, in a style of the system's.
///
/// Made by a style (`cell()`, `groupedHeader()`, …), then changed: what is set stays whatever state a cell gets into.
/// The look is that of iOS 13 to 18.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  let style: ListContentStyle

  /// The picture before the texts; nil: none.
  public var image: UIImage?
  /// How the picture is shown.
  public var imageProperties: ImageProperties
  /// The text; nil: none.
  public var text: String? {
    get { localizedText?.string }
    set { localizedText = newValue.map(StringsLookup().localizedText) }
  }
  /// The text with what was looked up as it.
  package var localizedText: LocalizedText?
  /// The text with attributes, instead of `text`.
  public var attributedText: NSAttributedString?
  /// How the text is shown.
  public var textProperties: TextProperties
  /// The second text; nil: none.
  public var secondaryText: String? {
    get { localizedSecondaryText?.string }
    set { localizedSecondaryText = newValue.map(StringsLookup().localizedText) }
  }
  /// The second text with what was looked up as it.
  package var localizedSecondaryText: LocalizedText?
  /// The second text with attributes, instead of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text is shown.
  public var secondaryTextProperties: TextProperties

  /// Along which axes the margins are at least the superview's; `horizontal` at first.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
  /// The least distances from the view's edges to the content.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the second text stands beside the text where both fit on a line, and not below it.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// Points between the picture and the texts.
  public var imageToTextPadding: CGFloat
  /// The least number of points between texts that stand side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat
  /// Points between texts that stand one above the other.
  public var textToSecondaryTextVerticalPadding: CGFloat
  /// The opacity of texts and picture.
  public var alpha: CGFloat {
    get { opacity.value }
    set { opacity.value = newValue }
  }
  private var opacity = StandardUnlessSet<CGFloat>(1)

  init(_ style: ListContentStyle) {
    let figures = style.figures
    self.style = style
    imageProperties = ImageProperties()
    textProperties = TextProperties(style.textLook)
    secondaryTextProperties = TextProperties(style.secondaryTextLook)
    directionalLayoutMargins = figures.margins
    prefersSideBySideTextAndSecondaryText = style == .value
    imageToTextPadding = figures.imageToText
    textToSecondaryTextHorizontalPadding = figures.textToSecondaryTextHorizontal
    textToSecondaryTextVerticalPadding = figures.textToSecondaryTextVertical
  }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// In a disabled cell texts are fainter, or all of the content in a sidebar; what the app has set stays.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var updated = self
    let isDisabled = StateMarks(state).isDisabled
    updated.opacity.standard = isDisabled && style.isSidebar ? ListContentStyle.disabledSidebarAlpha : 1
    guard !style.isSidebar else { return updated }
    updated.textProperties.setStandardColor(isDisabled ? .tertiaryLabel : style.textLook.color)
    updated.secondaryTextProperties.setStandardColor(isDisabled ? .quaternaryLabel : style.secondaryTextLook.color)
    return updated
  }
}
