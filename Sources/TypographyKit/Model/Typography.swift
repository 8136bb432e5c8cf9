public import Foundation
public import HeadlessUIKit
public import LetterCase

/// A text style: font, scaling, colour, letter case and spacing.
public struct Typography: Hashable, Sendable {
  /// The style's name, which is the raw value of its text style.
  public let name: String
  /// `System`, `BoldSystem`, `ItalicSystem`, `System-<weight>` or `MonospacedDigitSystem-<weight>` in any letter case,
  /// or a font known to `UIFont(name:size:)`. Nil for none: views keep theirs.
  public let fontName: String?
  /// The maximum size in points; nil for the configuration's.
  public let maximumPointSize: Float?
  /// The minimum size in points; nil for the configuration's.
  public let minimumPointSize: Float?
  /// The size in points at the category `large`.
  public let pointSize: Float?
  /// The letter case of texts; nil to keep theirs.
  public var letterCase: LetterCase?
  /// Points added after each character.
  public var letterSpacing: Double = 0
  /// The way the font follows the text size; nil for the configuration's.
  public var scalingMode: ScalingMode?
  /// The colour of text; nil for the view's own.
  public var textColor: UIColor?
  /// The configuration the style comes from; nil for the current one.
  var configuration: TypographyKitConfiguration?

  /// A style that is not in a configuration.
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
}
