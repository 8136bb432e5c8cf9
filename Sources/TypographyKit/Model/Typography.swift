public import Foundation
public import HeadlessUIKit
public import LetterCase

/// A style of text: font, how it grows, colour, letter case and spacing.
public struct Typography: Hashable, Sendable {
  /// The style's name, which is the raw value of its text style.
  public let name: String
  /// `System`, `BoldSystem`, `ItalicSystem`, `System-<weight>` or `MonospacedDigitSystem-<weight>` in any capitals, or a
  /// font as `UIFont(name:size:)` knows it. Nil for none: views keep theirs.
  public let fontName: String?
  /// The most points; nil for the configuration's.
  public let maximumPointSize: Float?
  /// The least points; nil for the configuration's.
  public let minimumPointSize: Float?
  /// Points at the category `large`.
  public let pointSize: Float?
  /// The case texts are set in; nil for as they are.
  public var letterCase: LetterCase?
  /// Points added behind each character.
  public var letterSpacing: Double = 0
  /// How the font follows the text size; nil for the configuration's way.
  public var scalingMode: ScalingMode?
  /// The colour of text; nil for the view's own.
  public var textColor: UIColor?
  /// The configuration the style comes from; nil for the current one.
  var configuration: TypographyKitConfiguration?

  /// The style of this name in the current configuration; nil if there is none.
  public init?(for textStyle: UIFont.TextStyle, scalingMode: ScalingMode? = nil) {
    guard let style = TypographyKit.fontTextStyles[textStyle.rawValue] else { return nil }
    self = style
    if let scalingMode { self.scalingMode = scalingMode }
  }

  /// A style of its own.
  public init(
    name: String, fontName: String? = nil, fontSize: Float? = nil, letterCase: LetterCase? = nil,
    letterSpacing: Double = 0, maximumPointSize: Float? = nil, minimumPointSize: Float? = nil,
    scalingMode: ScalingMode? = nil, textColor: UIColor? = nil
  ) {
    self.name = name
    self.fontName = fontName
    self.maximumPointSize = maximumPointSize
    self.minimumPointSize = minimumPointSize
    pointSize = fontSize
    self.letterCase = letterCase
    self.letterSpacing = letterSpacing
    self.scalingMode = scalingMode
    self.textColor = textColor
  }

  /// The font at the current traits' text size; nil without a name or size, and where no font has the name.
  public func font() -> UIFont? { font(UITraitCollection.current.preferredContentSizeCategory) }

  /// The font at a text size; nil without a name or size, and where no font has the name.
  public func font(_ contentSizeCategory: UIContentSizeCategory) -> UIFont? {
    guard let fontName, let pointSize else { return nil }
    let scaling = TypographyScaling(self, configuration ?? TypographyKit.configuration)
    return scaling.font(FontName(fontName), pointSize: pointSize, at: contentSizeCategory)
  }

  /// The line height of `font()`, in points.
  public func lineHeight() -> CGFloat? { font()?.lineHeight }
}
