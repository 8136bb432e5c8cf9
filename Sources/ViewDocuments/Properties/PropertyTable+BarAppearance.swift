import Foundation
import HeadlessUIKit

extension PropertyTable {
  /// The properties of `UIBarAppearance`, which those of all bars have.
  static let barAppearance: [Property] = [
    Property("background", .enumeration(backgrounds), "What is behind the bar, as configureWith… sets it.") {
      (appearance: UIBarAppearance, configure, _) in configure.run(appearance)
    },
    Property("backgroundColor", .color, "The colour over the blur. That of the background unless set.") {
      (appearance: UIBarAppearance, color, _) in appearance.backgroundColor = color.uiColor
    },
    Property("shadowColor", .color, "The colour of the line at the bar's edge. That of the background unless set.") {
      (appearance: UIBarAppearance, color, _) in appearance.shadowColor = color.uiColor
    },
  ]

  /// The three methods of `UIBarAppearance`: `configureWithOpaqueBackground()`, for example.
  private struct Background: Sendable {
    let run: @MainActor @Sendable (UIBarAppearance) -> Void
  }

  private static let backgrounds: KeyValuePairs<String, Background> = [
    "default": Background { $0.configureWithDefaultBackground() },
    "opaque": Background { $0.configureWithOpaqueBackground() },
    "transparent": Background { $0.configureWithTransparentBackground() },
  ]
}

extension PropertyKind<[PropertyEntry]> {
  /// Attributes of text by name: `{foregroundColor: systemRed}`.
  static var textAttributes: Self { .record(TextAttributeProperty.all.map(\.field)) }
}

extension [PropertyEntry] {
  /// The attributes by their keys, for the traits of a configuration.
  @MainActor func textAttributes(
    in context: DocumentContext
  ) throws(PropertyError) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for entry in self {
      guard let property = TextAttributeProperty.all.first(where: { $0.field.name == entry.name }) else { continue }
      attributes[property.key] = try property.value(entry.value, context)
    }
    return attributes
  }
}
