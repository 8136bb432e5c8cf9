import HeadlessUIKit
import LetterCase
import Suggestions
import TextLayout
import TypographyKit

/// What labels and buttons take from a typography. A view's own keys go before what its style says: see
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

  private static let styleDocumentation =
    "A style of the file's typography: font, colour, letter case and spacing. The view's own keys go before it."
  private static let caseDocumentation =
    "How the words of the text are written. That of the style unless set. A text whose attributes change within it stays."

  /// A scene that would be drawn in another font than its style's is none.
  @MainActor private static func checkFont(of value: StyleValue, in context: DocumentContext) throws(PropertyError) {
    let style = value.style
    guard let name = style.fontName, style.pointSize != nil,
      style.font(context.traits.preferredContentSizeCategory) == nil
    else { return }
    let names = FontRegistry.library.fontNames + FontRegistry.library.familyNames
    throw .unknownFont(
      name: name, suggestion: Suggestion.nearest(to: name, among: names), origin: value.fontOrigin)
  }
}

extension Typography {
  /// A text in the style's letter case.
  fileprivate func written(_ text: String) -> String { text.letterCase(letterCase ?? .regular) }
}

extension ViewDefinition {
  /// Settings in the order they are made: a text before the style and the letter case that it is written in, these
  /// before all that changes what the style gives.
  static func inOrder(_ settings: [Setting]) -> [Setting] {
    let first = ["text", "title", "attributedText", PropertyTable.fontTextStyle, PropertyTable.letterCase]
    guard settings.contains(where: { first.suffix(2).contains($0.property.name) }) else { return settings }
    let sorted = first.compactMap { name in settings.first { $0.property.name == name } }
    return inOneCase(sorted) + settings.filter { !first.contains($0.property.name) }
  }

  /// A text's words are seen in it once: the view's own letter case becomes its style's, as in TypographyKit's
  /// `text(_:style:letterCase:)`.
  private static func inOneCase(_ settings: [Setting]) -> [Setting] {
    guard let own = settings.first(where: { $0.property.name == PropertyTable.letterCase }),
      case .enumeration(let name) = own.value, let letterCase = LetterCase(rawValue: name),
      let index = settings.firstIndex(where: { $0.property.name == PropertyTable.fontTextStyle }),
      case .typography(var value) = settings[index].value
    else { return settings }
    value.style.letterCase = letterCase
    var result = settings.filter { $0.property.name != PropertyTable.letterCase }
    result[index] = Setting(settings[index].property, .typography(value), at: settings[index].place)
    return result
  }
}

extension PropertyKind<StyleValue> {
  static var typography: Self {
    Self(type: .typography) { if case .typography(let value) = $0 { value } else { nil } }
  }
}

extension PropertyKind<LetterCase> {
  /// By the names of configurations.
  static var letterCase: Self {
    Self(type: .enumeration(LetterCase.allCases.map(\.rawValue))) {
      if case .enumeration(let name) = $0 { LetterCase(rawValue: name) } else { nil }
    }
  }
}
