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
      (label: UILabel, style, context) throws(PropertyError) in
      try checkFont(of: style, in: context)
      label.typography = style
    },
    Property(letterCase, .letterCase, caseDocumentation) { (label: UILabel, letterCase, _) in
      label.letterCase = letterCase
    },
  ]

  static let buttonTypography: [Property] = [
    Property(fontTextStyle, .typography, styleDocumentation) {
      (button: UIButton, style, context) throws(PropertyError) in
      try checkFont(of: style, in: context)
      button.typography = style
    },
    Property(letterCase, .letterCase, caseDocumentation) { (button: UIButton, letterCase, _) in
      button.letterCase = letterCase
    },
  ]

  private static let styleDocumentation =
    "A style of the file's typography: font, colour, letter case and spacing. The view's own keys go before it."
  private static let caseDocumentation = "How the words of the text are written. That of the style unless set."

  /// A scene that would be drawn in another font than its style's is none.
  @MainActor private static func checkFont(of style: Typography, in context: DocumentContext) throws(PropertyError) {
    guard let name = style.fontName, style.pointSize != nil,
      style.font(context.traits.preferredContentSizeCategory) == nil
    else { return }
    let names = FontRegistry.library.fontNames + FontRegistry.library.familyNames
    throw .unknownFont(name: name, suggestion: Suggestion.nearest(to: name, among: names))
  }
}

extension ViewDefinition {
  /// Settings in the order they are made: a text before the style that writes it in its letter case, that before all
  /// that changes what it gives.
  static func inOrder(_ settings: [Setting]) -> [Setting] {
    guard settings.contains(where: { $0.property.name == PropertyTable.fontTextStyle }) else { return settings }
    let first = ["text", "title", "attributedText", PropertyTable.fontTextStyle]
    let sorted = first.compactMap { name in settings.first { $0.property.name == name } }
    return sorted + settings.filter { !first.contains($0.property.name) }
  }
}

extension PropertyKind<Typography> {
  static var typography: Self {
    Self(type: .typography) { if case .typography(let style) = $0 { style } else { nil } }
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
