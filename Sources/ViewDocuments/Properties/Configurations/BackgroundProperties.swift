import Foundation
import HeadlessUIKit

/// The properties of `UIBackgroundConfiguration` that files can set: `{style: listPlainCell, backgroundColor:
/// systemTeal}`.
enum BackgroundProperties {
  static let styles: KeyValuePairs<String, @MainActor @Sendable () -> UIBackgroundConfiguration> = [
    "clear": { .clear() }, "listPlainCell": { .listPlainCell() }, "listGroupedCell": { .listGroupedCell() },
    "listPlainHeaderFooter": { .listPlainHeaderFooter() }, "listGroupedHeaderFooter": { .listGroupedHeaderFooter() },
    "listSidebarHeader": { .listSidebarHeader() }, "listSidebarCell": { .listSidebarCell() },
    "listAccompaniedSidebarCell": { .listAccompaniedSidebarCell() },
  ]

  typealias Property = ConfigurationProperty<UIBackgroundConfiguration>

  static let type = PropertyType.record(
    [
      PropertyField(
        ConfigurationValue.styleName, .enumeration(styles.map(\.key)), "The system's style. clear unless set.")
    ] + all.map(\.field))

  static let all: [Property] = [
    Property("backgroundColor", .color, "The colour. That of the style unless set.") { background, color, _ in
      background.backgroundColor = color.uiColor
    },
    Property("cornerRadius", .double(PropertyLimits.length), "The radius of the corners. That of the style unless set.")
    {
      background, radius, _ in background.cornerRadius = radius
    },
    Property("backgroundInsets", .directionalEdgeInsets, "The distances from the view's edges.") {
      background, insets, _ in background.backgroundInsets = insets
    },
    Property("strokeColor", .color, "The colour of the border. The tint colour unless set.") {
      background, color, _ in
      background.strokeColor = color.uiColor
    },
    Property("strokeWidth", .double(PropertyLimits.length), "The width of the border. 0 unless set.") {
      background, width, _ in background.strokeWidth = width
    },
    Property("image", .image, PropertyTable.imageDocumentation) { (background, image, context) throws(PropertyError) in
      background.image = try image.uiImage(under: context.traits)
    },
  ]
}

extension PropertyKind<[PropertyEntry]> {
  /// Values by name.
  static func record(_ fields: [PropertyField]) -> Self { Self(.record(fields)) }

  /// A list content configuration.
  static var listContent: Self { Self(ListContentProperties.type) }
  /// A background configuration.
  static var background: Self { Self(BackgroundProperties.type) }

  init(_ type: PropertyType) {
    self.init(type: type) { if case .record(let entries) = $0 { entries } else { nil } }
  }
}

extension [PropertyEntry] {
  /// The list content configuration that the entries describe; without a style it is the given one, or else a cell.
  @MainActor func listContent(
    _ standard: UIListContentConfiguration? = nil, in context: DocumentContext
  ) throws(PropertyError) -> UIListContentConfiguration {
    try ConfigurationValue.make(
      self, styles: ListContentProperties.styles, standard: standard, properties: ListContentProperties.all, in: context
    )
  }

  /// The background configuration that the entries describe.
  @MainActor func background(in context: DocumentContext) throws(PropertyError) -> UIBackgroundConfiguration {
    try ConfigurationValue.make(
      self, styles: BackgroundProperties.styles, properties: BackgroundProperties.all, in: context)
  }
}
