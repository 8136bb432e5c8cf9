import Foundation
import HeadlessUIKit

/// The properties of `UIListContentConfiguration` that files can set: `{style: valueCell, text: Language,
/// secondaryText: English}`.
enum ListContentProperties {
  static let styles: KeyValuePairs<String, @MainActor @Sendable () -> UIListContentConfiguration> = [
    "cell": { .cell() }, "subtitleCell": { .subtitleCell() }, "valueCell": { .valueCell() },
    "plainHeader": { .plainHeader() }, "plainFooter": { .plainFooter() },
    "groupedHeader": { .groupedHeader() }, "groupedFooter": { .groupedFooter() },
    "prominentInsetGroupedHeader": { .prominentInsetGroupedHeader() },
    "extraProminentInsetGroupedHeader": { .extraProminentInsetGroupedHeader() },
    "sidebarCell": { .sidebarCell() }, "sidebarSubtitleCell": { .sidebarSubtitleCell() },
    "accompaniedSidebarCell": { .accompaniedSidebarCell() },
    "accompaniedSidebarSubtitleCell": { .accompaniedSidebarSubtitleCell() }, "sidebarHeader": { .sidebarHeader() },
  ]

  typealias Property = ConfigurationProperty<UIListContentConfiguration>

  static let type = PropertyType.record(
    [
      PropertyField(
        ConfigurationValue.styleName, .enumeration(styles.map(\.key)), "The system's style. cell unless set.")
    ]
      + all.map(\.field))

  static let all: [Property] = texts + picture + distances

  private static let texts: [Property] = [
    Property("text", .text, "The text. None unless set.") { (content, text, context) throws(PropertyError) in
      content.localizedText = try text.text(in: context)
    },
    Property("secondaryText", .text, "The second text. None unless set.") {
      (content, text, context) throws(PropertyError) in
      content.localizedSecondaryText = try text.text(in: context)
    },
    Property("textProperties", textKind, "How the text is shown.") {
      (content, entries, context) throws(PropertyError) in
      try ListTextProperty.set(entries, on: &content.textProperties, context)
    },
    Property("secondaryTextProperties", textKind, "How the second text is shown.") {
      (content, entries, context) throws(PropertyError) in
      try ListTextProperty.set(entries, on: &content.secondaryTextProperties, context)
    },
    Property(
      "prefersSideBySideTextAndSecondaryText", .boolean,
      "Whether the second text stands beside the text where both fit. That of the style unless set."
    ) { content, flag, _ in content.prefersSideBySideTextAndSecondaryText = flag },
  ]

  private static let picture: [Property] = [
    Property("image", .image, PropertyTable.imageDocumentation) { (content, image, context) throws(PropertyError) in
      content.image = try image.uiImage(under: context.traits)
    },
    Property("symbol", .symbol, "\(SymbolValue.documentation) Set as the image.") { content, symbol, _ in
      content.image = symbol.uiImage()
    },
    Property("imageProperties", imageKind, "How the picture is shown.") { content, entries, _ in
      for entry in entries {
        switch (entry.name, entry.value) {
        case ("cornerRadius", .double(let radius)): content.imageProperties.cornerRadius = radius
        case ("maximumSize", .size(let size)): content.imageProperties.maximumSize = size
        case ("reservedLayoutSize", .size(let size)): content.imageProperties.reservedLayoutSize = size
        default: continue
        }
      }
    },
  ]

  private static let distances: [Property] = [
    Property("directionalLayoutMargins", .directionalEdgeInsets, "The least distances from the edges.") {
      content, insets, _ in content.directionalLayoutMargins = insets
    },
    Property("imageToTextPadding", length, "Points between the picture and the texts.") { content, points, _ in
      content.imageToTextPadding = points
    },
    Property("textToSecondaryTextHorizontalPadding", length, "The least points between texts side by side.") {
      content, points, _ in content.textToSecondaryTextHorizontalPadding = points
    },
    Property("textToSecondaryTextVerticalPadding", length, "Points between texts one above the other.") {
      content, points, _ in content.textToSecondaryTextVerticalPadding = points
    },
  ]

  private static var length: PropertyKind<Double> { .double(PropertyLimits.length) }
  private static var textKind: PropertyKind<[PropertyEntry]> { .record(ListTextProperty.all.map(\.field)) }
  private static var imageKind: PropertyKind<[PropertyEntry]> {
    .record([
      PropertyField("cornerRadius", .double(PropertyLimits.length), "The radius of the corners. 0 unless set."),
      PropertyField("maximumSize", .size, "The largest size of the picture; 0 along a side means no limit."),
      PropertyField("reservedLayoutSize", .size, "The room in whose middle the picture lies; 0: its own size."),
    ])
  }
}

/// The properties of a list configuration's texts that files can set.
enum ListTextProperty {
  typealias Property = ConfigurationProperty<UIListContentConfiguration.TextProperties>

  static let all: [Property] = [
    Property("font", .font, "The font. That of the style unless set.") { (text, font, context) throws(PropertyError) in
      text.font = try font.uiFont(compatibleWith: context.traits)
    },
    Property("color", .color, "The colour. That of the style unless set.") { text, color, _ in
      text.color = color.uiColor
    },
    Property("numberOfLines", .integer(0...10_000), "The largest number of lines; 0, which means no limit, unless set.")
    {
      text, lines, _ in text.numberOfLines = lines
    },
    Property("alignment", .enumeration(alignments), "The text alignment. natural unless set.") { text, alignment, _ in
      text.alignment = alignment
    },
    Property("transform", .enumeration(transforms), "The change of the text's letters. That of the style unless set.") {
      text, transform, _ in text.transform = transform
    },
  ]

  private static let alignments: KeyValuePairs<String, UIListContentConfiguration.TextProperties.TextAlignment> = [
    "natural": .natural, "center": .center, "justified": .justified,
  ]
  private static let transforms: KeyValuePairs<String, UIListContentConfiguration.TextProperties.TextTransform> = [
    "none": .none, "uppercase": .uppercase, "lowercase": .lowercase, "capitalized": .capitalized,
  ]

  @MainActor static func set(
    _ entries: [PropertyEntry], on text: inout UIListContentConfiguration.TextProperties, _ context: DocumentContext
  ) throws(PropertyError) {
    for entry in entries {
      try all.first { $0.field.name == entry.name }?.set(&text, entry.value, context)
    }
  }
}
