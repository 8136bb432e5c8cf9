public import Foundation

extension UIListContentConfiguration {
  /// How a text of a list configuration is shown.
  public struct TextProperties: Hashable {
    /// Where lines stand; raw values are UIKit's.
    public enum TextAlignment: Int, Sendable, CaseIterable {
      /// Where the interface's direction starts.
      case natural = 0
      /// In the middle.
      case center = 1
      /// At both sides.
      case justified = 2
    }

    /// What is made of a text without attributes; raw values are UIKit's.
    public enum TextTransform: Int, Sendable, CaseIterable {
      /// Nothing.
      case none = 0
      /// Large letters.
      case uppercase = 1
      /// Small letters.
      case lowercase = 2
      /// A large letter at the beginning of each word.
      case capitalized = 3
    }

    /// The font.
    public var font: UIFont
    /// The colour, before `colorTransformer`.
    public var color: UIColor {
      get { ownColor.value }
      set { ownColor.value = newValue }
    }
    private var ownColor: StandardUnlessSet<UIColor>
    /// Makes the colour that is shown; nil: `color` is shown.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Where lines stand.
    public var alignment = TextAlignment.natural
    /// How the last line ends when text is cut.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines shown; 0, as at first, means as many as needed.
    public var numberOfLines = 0
    /// Whether text without enough room is shrunk before it is cut.
    public var adjustsFontSizeToFitWidth = false
    /// The least factor of the font's size; 0 means that text is not shrunk.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether characters are moved together before a line is cut.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether a preferred or scaled font follows the text size; true at first.
    public var adjustsFontForContentSizeCategory = true
    /// Kept, without effect: nothing points at a text.
    public var showsExpansionTextWhenTruncated = false
    /// What is made of a text without attributes.
    public var transform: TextTransform

    init(_ look: ListTextLook) {
      (font, transform) = (look.font, look.transform)
      ownColor = StandardUnlessSet(look.color)
    }

    /// The colour that is shown.
    public func resolvedColor() -> UIColor { colorTransformer.resolved(color) }

    mutating func setStandardColor(_ color: UIColor) {
      ownColor.standard = color
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  /// What is shown of a text, whatever the language.
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
