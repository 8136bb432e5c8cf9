import Foundation
import HeadlessUIKit

/// The properties of `UIButton.Configuration` that files can set: `{style: filled, title: Book, symbol: calendar}`.
enum ButtonConfigurationProperties {
  static let styles: KeyValuePairs<String, @MainActor @Sendable () -> UIButton.Configuration> = [
    "plain": { .plain() }, "gray": { .gray() }, "tinted": { .tinted() }, "filled": { .filled() },
    "borderless": { .borderless() }, "bordered": { .bordered() }, "borderedTinted": { .borderedTinted() },
    "borderedProminent": { .borderedProminent() },
  ]

  typealias Property = ConfigurationProperty<UIButton.Configuration>

  static let type = PropertyType.record(
    [
      PropertyField(
        ConfigurationValue.styleName, .enumeration(styles.map(\.key)), "The system's style. plain unless set.")
    ] + all.map(\.field))

  static let all: [Property] = texts + picture + shape

  private static let texts: [Property] = [
    Property("title", .text, "The title. None unless set.") { (button, text, context) throws(PropertyError) in
      button.setLocalizedTitle(try text.text(in: context))
    },
    Property("subtitle", .text, "The text below the title. None unless set.") {
      (button, text, context) throws(PropertyError) in
      button.setLocalizedSubtitle(try text.text(in: context))
    },
    Property("titlePadding", length, "Points between title and subtitle. 1 unless set.") { button, points, _ in
      button.titlePadding = points
    },
    Property(
      "titleAlignment", .enumeration(titleAlignments),
      "The alignment of the texts with each other. automatic unless set."
    ) { button, alignment, _ in button.titleAlignment = alignment },
    Property("titleLineBreakMode", .enumeration(lineBreakModes), "How the title breaks. byWordWrapping unless set.") {
      button, mode, _ in button.titleLineBreakMode = mode
    },
  ]

  private static let picture: [Property] = [
    Property("image", .image, PropertyTable.imageDocumentation) { (button, image, context) throws(PropertyError) in
      button.image = try image.uiImage(under: context.traits)
    },
    Property("symbol", .symbol, "\(SymbolValue.documentation) Set as the image.") { button, symbol, _ in
      button.image = symbol.uiImage()
    },
    Property("imagePlacement", .enumeration(placements), "At which side of the texts the image is. leading unless set.")
    { button, edge, _ in button.imagePlacement = edge },
    Property("imagePadding", length, "Points between image and texts. 0 unless set.") { button, points, _ in
      button.imagePadding = points
    },
    Property("imageReservation", length, "The least room for the image, in points. 0 unless set.") {
      button, points, _ in button.imageReservation = points
    },
    Property("showsActivityIndicator", .boolean, "Whether a spinner is in the image's place. False unless set.") {
      button, flag, _ in button.showsActivityIndicator = flag
    },
    Property("indicator", .enumeration(indicators), "Whether arrows say that there are choices. automatic unless set.")
    {
      button, indicator, _ in button.indicator = indicator
    },
  ]

  private static let shape: [Property] = [
    Property("buttonSize", .enumeration(sizes), "The size of text and insets. medium unless set.") { button, size, _ in
      button.buttonSize = size
    },
    Property("cornerStyle", .enumeration(cornerStyles), "Where the corners' radius is from. dynamic unless set.") {
      button, style, _ in button.cornerStyle = style
    },
    Property("contentInsets", .directionalEdgeInsets, "The distances from the edges. Those of the size unless set.") {
      button, insets, _ in button.contentInsets = insets
    },
    Property("baseForegroundColor", .color, "The colour of texts and image. That of the style unless set.") {
      button, color, _ in button.baseForegroundColor = color.uiColor
    },
    Property(
      "baseBackgroundColor", .color,
      "The colour that the background's colour is derived from. The tint colour unless set."
    ) {
      button, color, _ in button.baseBackgroundColor = color.uiColor
    },
    Property(
      "background", .record(BackgroundProperties.all.map(\.field)), "The background. That of the style unless set."
    ) { (button, entries, context) throws(PropertyError) in
      for entry in entries {
        let property = BackgroundProperties.all.first { $0.field.name == entry.name }
        try property?.set(&button.background, entry.value, context)
      }
    },
  ]

  private static var length: PropertyKind<Double> { .double(PropertyLimits.length) }

  private static let titleAlignments: KeyValuePairs<String, UIButton.Configuration.TitleAlignment> = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]
  private static let lineBreakModes: KeyValuePairs<String, NSLineBreakMode> = [
    "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping, "byClipping": .byClipping,
    "byTruncatingHead": .byTruncatingHead, "byTruncatingTail": .byTruncatingTail,
    "byTruncatingMiddle": .byTruncatingMiddle,
  ]
  private static let placements: KeyValuePairs<String, NSDirectionalRectEdge> = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]
  private static let indicators: KeyValuePairs<String, UIButton.Configuration.Indicator> = [
    "automatic": .automatic, "none": .none, "popup": .popup,
  ]
  private static let sizes: KeyValuePairs<String, UIButton.Configuration.Size> = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]
  private static let cornerStyles: KeyValuePairs<String, UIButton.Configuration.CornerStyle> = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
  ]
}

extension PropertyKind<[PropertyEntry]> {
  /// A button's configuration.
  static var buttonConfiguration: Self { Self(ButtonConfigurationProperties.type) }
}

extension [PropertyEntry] {
  /// The button's configuration that the entries describe.
  @MainActor func buttonConfiguration(in context: DocumentContext) throws(PropertyError) -> UIButton.Configuration {
    try ConfigurationValue.make(
      self, styles: ButtonConfigurationProperties.styles, properties: ButtonConfigurationProperties.all, in: context)
  }
}
