/// The properties of a view's appearance that a layout lists where they are not the default.
///
/// A colour is resolved for the case's traits: the name of UIKit's colour, or the digits of red, green and blue, with a fourth
/// pair for an opacity other than 1: `systemRed`, `#FF3B3080`. A font is its PostScript name, its size in points and its
/// text style, if it has one: `Inter-SemiBold 17 headline`. An image is its name, if it is known, and the first 8 digits of
/// the hash of its pixels: `photo 1f3a5c7e`. Where several values occur in one text, they are separated by `; `, in the order
/// of the text.
package enum AppearanceAttribute: String, CaseIterable, Sendable {
  /// The whole text, where the visible lines do not show all of it.
  case text
  /// What cuts a text; listed with the whole text only.
  case numberOfLines, lineBreakMode
  case font, textColor, textAlignment
  /// Of a text's paragraphs, in points; `lineHeightMultiple` is a factor.
  case lineSpacing, paragraphSpacing, lineHeightMultiple, minimumLineHeight, maximumLineHeight
  /// Of a text's characters, in points.
  case kern, tracking, baselineOffset
  case underline, strikethrough, textBackground
  case shadow
  case adjustsFontSizeToFitWidth
  case image, contentMode
  case backgroundColor, tintColor
  case borderWidth, borderColor, cornerRadius
  /// Listed where corners are round.
  case clipsToBounds
  case alpha
  /// A subview that is hidden, by its name.
  case hidden

  /// The value that is not listed.
  package var defaultValue: String {
    switch self {
    case .text, .image, .backgroundColor, .shadow, .underline, .strikethrough, .textBackground, .hidden, .font: "none"
    case .textColor: "label"
    case .textAlignment: "natural"
    case .numberOfLines, .alpha: "1"
    case .lineBreakMode: "byTruncatingTail"
    case .lineSpacing, .paragraphSpacing, .lineHeightMultiple, .minimumLineHeight, .maximumLineHeight, .kern, .tracking,
      .baselineOffset, .borderWidth, .cornerRadius:
      "0"
    case .adjustsFontSizeToFitWidth, .clipsToBounds: "false"
    case .contentMode: "scaleToFill"
    case .tintColor: "inherited"
    case .borderColor: "#000000"
    }
  }
}
