import Foundation
import HeadlessUIKit

/// Attributed text in a file: a list of runs, each with its text and its attributes by name.
enum AttributedTextValue {
  /// The type of such a list: `[{text: Hello, kern: 2, paragraphStyle: {alignment: center}}, …]`.
  static let type = PropertyType.list(
    .record(
      [PropertyField("text", .string, "The text of the stretch.", isRequired: true)]
        + TextAttributeProperty.all.map(\.field) + [
          PropertyField(
            "paragraphStyle", .record(ParagraphStyleProperty.all.map(\.field)),
            "How its paragraph is set; that of a paragraph's first character counts. The label's unless set."),
          PropertyField("shadow", .record(shadowFields), "The shadow below the text. None unless set."),
        ]))

  private static let shadowFields = [
    PropertyField("shadowOffset", .offset, "Its offset to the right and down, in points. [0, 0] unless set."),
    PropertyField("shadowBlurRadius", .double(PropertyLimits.length), "Its blur in points. 0 unless set."),
    PropertyField("shadowColor", .color, "Its colour. A third of black unless set."),
  ]

  /// The text for the traits of a configuration. The values must have been checked.
  @MainActor static func attributedString(
    _ stretches: [PropertyValue], in context: DocumentContext
  ) throws(PropertyError) -> NSAttributedString {
    let string = NSMutableAttributedString(string: "")
    for case .record(let entries) in stretches {
      var text = ""
      var attributes: [NSAttributedString.Key: Any] = [:]
      for entry in entries {
        switch (entry.name, entry.value) {
        case ("text", .string(let value)): text = value
        case ("paragraphStyle", .record(let entries)): attributes[.paragraphStyle] = paragraphStyle(entries)
        case ("shadow", .record(let entries)): attributes[.shadow] = shadow(entries)
        default:
          guard let property = TextAttributeProperty.all.first(where: { $0.field.name == entry.name }) else { continue }
          attributes[property.key] = try property.value(entry.value, context)
        }
      }
      string.append(NSAttributedString(string: text, attributes: attributes))
    }
    return string
  }

  private static func paragraphStyle(_ entries: [PropertyEntry]) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    for entry in entries {
      let property = ParagraphStyleProperty.all.first { $0.field.name == entry.name }
      property?.set(style, entry.value)
    }
    return style
  }

  private static func shadow(_ entries: [PropertyEntry]) -> NSShadow {
    let shadow = NSShadow()
    for entry in entries {
      switch entry.value {
      case .size(let offset): shadow.shadowOffset = offset
      case .double(let radius): shadow.shadowBlurRadius = radius
      case .color(let color): shadow.shadowColor = color.uiColor
      default: continue
      }
    }
    return shadow
  }
}

extension PropertyKind<[PropertyValue]> {
  /// A list of text runs with attributes.
  static var attributedText: Self {
    Self(type: AttributedTextValue.type) { if case .list(let items) = $0 { items } else { nil } }
  }
}
