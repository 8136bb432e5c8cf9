public import Foundation
public import UIKitValues

/// A configuration in place of content that is not there: an image, a text, a second one, and buttons, in the middle.
///
/// Differs from UIKit: fonts and distances are estimates from public pictures of iOS 17.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The horizontal alignment of the content in its area.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// As the system does: in the middle.
    case natural = 1
  }

  /// The look of the image.
  public struct ImageProperties {
    /// The values of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = .init(pointSize: 48)
    /// The colour of a symbol.
    public var tintColor: UIColor? = .secondaryLabel
    /// The largest size; zero for no limit.
    public var maximumSize = CGSize.zero
    /// The radius of its corners.
    public var cornerRadius: CGFloat = 0
  }

  /// The look of a text.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// The truncation of the last line.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the font shrinks to the width.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor that the font shrinks by.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the text size.
    public var adjustsFontForContentSizeCategory = true
  }

  /// The look of a button.
  public struct ButtonProperties {
    /// The action of the button.
    public var primaryAction: UIAction?
    /// The button's menu.
    public var menu: UIMenu?
    /// The role of the button.
    public var role = UIButton.Role.normal
    /// Whether it can be used.
    public var isEnabled = true

    @MainActor func makeButton(_ configuration: UIButton.Configuration) -> UIButton {
      let button = UIButton(configuration: configuration, primaryAction: primaryAction)
      (button.menu, button.role, button.isEnabled) = (menu, role, isEnabled)
      return button
    }
  }

  /// The image.
  public var image: UIImage?
  /// The look of the image.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes, which takes precedence.
  public var attributedText: NSAttributedString?
  /// The look of the text.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes, which takes precedence.
  public var secondaryAttributedText: NSAttributedString?
  /// The look of the second text.
  public var secondaryTextProperties: TextProperties
  /// The button; it is shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The look of the button.
  public var buttonProperties = ButtonProperties()
  /// The second button; it is shown if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The look of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The horizontal alignment of the content in its area.
  public var alignment = Alignment.center
  /// The background of the content.
  public var background = UIBackgroundConfiguration.clear()
  /// The axes along which the content keeps the margins of its superview. Stored.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The margins around the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The distance between the image and the text.
  public var imageToTextPadding: CGFloat = 12
  /// The distance between the texts.
  public var textToSecondaryTextPadding: CGFloat = 6
  /// The distance between the texts and the button.
  public var textToButtonPadding: CGFloat = 16
  /// The distance between the buttons.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// Whether a spinner is shown in place of the image.
  let isLoading: Bool

  private init(isLoading: Bool) {
    self.isLoading = isLoading
    let bold = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title2).withSymbolicTraits(.traitBold)
    let title = bold.map { UIFont(descriptor: $0, size: 0) } ?? .preferredFont(forTextStyle: .title2)
    textProperties = TextProperties(
      font: isLoading ? .preferredFont(forTextStyle: .subheadline) : title,
      color: isLoading ? .secondaryLabel : .label)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  }

  /// Nothing, until it is set.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(isLoading: false)
  }

  /// A spinner, for content that is loaded.
  public static func loading() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(isLoading: true)
  }

  /// A magnifying glass and "No Results", in English, for a search that finds nothing.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = empty()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}
