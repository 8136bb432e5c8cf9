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
  /// The properties that cut a text; listed with the whole text only.
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
  /// Listed where corners are round; the corners are listed where not all of them are.
  case clipsToBounds, maskedCorners, cornerCurve
  /// Listed where a shadow is visible: lengths in points, `shadowPath` with its bounding rectangle.
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  /// Six numbers, or `move` and two; in space sixteen.
  case transform, anchorPoint, zPosition
  /// The class of the view or layer by whose opacity the view is multiplied.
  case mask
  /// Of a layer, as `CALayer`, `CAGradientLayer` and `CAShapeLayer` have them; `contents` as images are listed.
  case contents, contentsGravity
  case gradient
  case path, fillColor, strokeColor, lineWidth
  /// A blur by its style, `systemMaterial`, or `vibrancy` over one.
  case effect
  case alpha
  /// A subview that is hidden, by its name.
  case hidden

  /// The value that is not listed.
  package var defaultValue: String {
    switch self {
    case .text, .image, .backgroundColor, .shadow, .underline, .strikethrough, .textBackground, .hidden, .font, .mask,
      .contents, .gradient, .path, .strokeColor, .effect, .shadowPath:
      "none"
    case .textColor: "label"
    case .textAlignment: "natural"
    case .numberOfLines, .alpha, .lineWidth: "1"
    case .lineBreakMode: "byTruncatingTail"
    case .lineSpacing, .paragraphSpacing, .lineHeightMultiple, .minimumLineHeight, .maximumLineHeight, .kern, .tracking,
      .baselineOffset, .borderWidth, .cornerRadius, .shadowOpacity, .zPosition:
      "0"
    case .adjustsFontSizeToFitWidth, .clipsToBounds: "false"
    case .contentMode: "scaleToFill"
    case .tintColor: "inherited"
    case .borderColor, .shadowColor, .fillColor: "#000000"
    case .maskedCorners: "all"
    case .cornerCurve: "circular"
    case .shadowOffset: "0 -3"
    case .shadowRadius: "3"
    case .transform: "identity"
    case .anchorPoint: "0.5 0.5"
    case .contentsGravity: "resize"
    }
  }
}
