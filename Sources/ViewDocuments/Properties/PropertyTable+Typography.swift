import HeadlessUIKit
import LetterCase
import Suggestions
import TypographyKit

/// The properties that labels, buttons, text fields and text views take from a typography. A view's own keys override its style's: see
/// `ViewDefinition.inOrder`.
extension PropertyTable {
  static let fontTextStyle = "fontTextStyle"
  static let letterCase = "letterCase"

  static let labelTypography: [Property] = [
    Property(fontTextStyle, .typography, styleDocumentation) {
      (label: UILabel, value, context) throws(PropertyError) in
      try checkFont(of: value, in: context)
      label.rewriteText(value.style.written) { label.take(value.style) }
    },
    Property(letterCase, .letterCase, caseDocumentation) { (label: UILabel, letterCase, _) in
      label.rewriteText({ $0.letterCase(letterCase) }, by: { label.letterCase = letterCase })
    },
  ]

  static let buttonTypography: [Property] = [
    Property(fontTextStyle, .typography, styleDocumentation) {
      (button: UIButton, value, context) throws(PropertyError) in
      try checkFont(of: value, in: context)
      button.rewriteTitle(value.style.written) { button.take(value.style) }
    },
    Property(letterCase, .letterCase, caseDocumentation) { (button: UIButton, letterCase, _) in
      button.rewriteTitle({ $0.letterCase(letterCase) }, by: { button.letterCase = letterCase })
    },
  ]

  static let fieldTypography: [Property] = [
    Property(fontTextStyle, .typography, styleDocumentation) {
      (field: UITextField, value, context) throws(PropertyError) in
      try checkFont(of: value, in: context)
      field.typography = value.style
    },
    Property(letterCase, .letterCase, caseDocumentation) { (field: UITextField, letterCase, _) in
      field.letterCase = letterCase
    },
  ]

  static let viewTypography: [Property] = [
    Property(fontTextStyle, .typography, styleDocumentation) {
      (view: UITextView, value, context) throws(PropertyError) in
      try checkFont(of: value, in: context)
      view.typography = value.style
    },
    Property(letterCase, .letterCase, caseDocumentation) { (view: UITextView, letterCase, _) in
      view.letterCase = letterCase
    },
  ]

  private static let styleDocumentation =
    "A style of the file's typography: font, colour, letter case and spacing. The view's own keys go before it."
  private static let caseDocumentation =
    "How the words of the text are written. That of the style unless set. A text whose attributes change within it stays."

  /// Throws if the style's font is unavailable: a scene must not be drawn in another font.
  @MainActor private static func checkFont(of value: StyleValue, in context: DocumentContext) throws(PropertyError) {
    let style = value.style
    guard let name = style.fontName, style.pointSize != nil,
      style.font(context.traits.preferredContentSizeCategory) == nil
    else { return }
    throw .unknownFont(
      name: name, suggestion: Suggestion.nearest(to: name, among: FontRegistry.names), origin: value.fontOrigin)
  }
}

extension Typography {
  /// A text in the style's letter case.
  fileprivate func written(_ text: String) -> String { text.letterCase(letterCase ?? .regular) }
}

extension PropertyKind<StyleValue> {
  static var typography: Self {
    Self(type: .typography) { if case .typography(let value) = $0 { value } else { nil } }
  }
}

extension PropertyKind<LetterCase> {
  /// A letter case, by its name in configurations.
  static var letterCase: Self {
    Self(type: .enumeration(LetterCase.allCases.map(\.rawValue))) {
      if case .enumeration(let name) = $0 { LetterCase(rawValue: name) } else { nil }
    }
  }
}
