import Foundation
import HeadlessUIKit

/// A property of a configuration that files can set, under UIKit's name.
struct ConfigurationProperty<Configuration>: Sendable {
  let field: PropertyField
  /// Sets the value on a configuration, for the traits of a context.
  let set: @MainActor @Sendable (inout Configuration, PropertyValue, DocumentContext) throws(PropertyError) -> Void

  init<Value>(
    _ name: String, _ kind: PropertyKind<Value>, _ documentation: String,
    _ set: @escaping @MainActor @Sendable (inout Configuration, Value, DocumentContext) throws(PropertyError) -> Void
  ) {
    field = PropertyField(name, kind.type, documentation)
    self.set = { (configuration, value, context) throws(PropertyError) in
      guard let read = kind.read(value) else { return }
      try set(&configuration, read, context)
    }
  }
}

/// Makes configurations from their form in files: a style, and values that override the style's.
enum ConfigurationValue {
  static let styleName = "style"

  /// The configuration for entries that have been checked: `{style: subtitleCell, text: Walks}`. Without a style it is
  /// the given one, or else that of the first style.
  @MainActor static func make<Configuration>(
    _ entries: [PropertyEntry], styles: KeyValuePairs<String, @MainActor @Sendable () -> Configuration>,
    standard: Configuration? = nil, properties: [ConfigurationProperty<Configuration>], in context: DocumentContext
  ) throws(PropertyError) -> Configuration {
    var configuration = standard ?? styles[0].value()
    for case .enumeration(let name) in entries.filter({ $0.name == styleName }).map(\.value) {
      if let style = styles.first(where: { $0.key == name }) { configuration = style.value() }
    }
    for entry in entries {
      guard let property = properties.first(where: { $0.field.name == entry.name }) else { continue }
      try property.set(&configuration, entry.value, context)
    }
    return configuration
  }
}
