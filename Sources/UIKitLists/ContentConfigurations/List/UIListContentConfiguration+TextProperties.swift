public import Foundation

extension UIListContentConfiguration {
  /// The appearance of a text in a list configuration.
  public struct TextProperties: Hashable {
    /// The alignment of lines; raw values are UIKit's.
    public enum TextAlignment: Int, Sendable, CaseIterable {
      /// At the leading edge, by the interface's direction.
      case natural = 0
      /// Centred.
      case center = 1
      /// Justified at both edges.
      case justified = 2
    }

    /// A transform of text without attributes; raw values are UIKit's.
    public enum TextTransform: Int, Sendable, CaseIterable {
      /// The text unchanged.
      case none = 0
      /// The text in upper case.
      case uppercase = 1
      /// The text in lower case.
      case lowercase = 2
      /// The first letter of each word in upper case.
      case capitalized = 3
    }

    /// The font.
    public var font: UIFont
    /// The colour, before `colorTransformer`.
    public var color: UIColor {
      get { ownColor.value }
      set { ownColor.value = newValue }
    }
    private var ownColor: Overridable<UIColor>
    /// The transformer of the colour; `nil` to show `color` as it is.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of the lines.
    public var alignment = TextAlignment.natural
    /// The line break mode, which says how truncated text ends.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0, the default, means no limit.
    public var numberOfLines = 0
    /// Whether text that does not fit is shrunk before it is truncated.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor of the font's size; 0 means that text is not shrunk.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the spacing of characters is tightened before a line is truncated.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether a preferred or scaled font follows the text size; `true` by default.
    public var adjustsFontForContentSizeCategory = true
    /// Stored, but without effect: there is no pointer.
    public var showsExpansionTextWhenTruncated = false
    /// The transform of text without attributes.
    public var transform: TextTransform

    init(_ look: ListTextAppearance) {
      (font, transform) = (look.font, look.transform)
      ownColor = Overridable(look.color)
    }

    /// The displayed colour, after the transformer.
    public func resolvedColor() -> UIColor { colorTransformer.resolved(color) }

    mutating func setStandardColor(_ color: UIColor) {
      ownColor.standard = color
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  /// The transformed text, independent of any language.
  func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  var textAlignment: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}
