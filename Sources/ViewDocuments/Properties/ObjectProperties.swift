import Foundation
import HeadlessUIKit

extension PropertyKind<[PropertyEntry]> {
  /// Properties of an object that is another one's: `navigationItem: {title: Walks}`.
  static func object(_ properties: [Property]) -> Self { .record(properties.map(\.field)) }
}

extension PropertyKind<[[PropertyEntry]]> {
  /// A list of objects, each by its properties: `toolbarItems: [{title: Walks}]`.
  static func objects(_ properties: [Property]) -> Self { PropertyKind<[PropertyEntry]>.object(properties).list }
}

extension Property {
  /// The property as a named part of a value.
  var field: PropertyField { PropertyField(name, type, documentation) }
}

extension [PropertyEntry] {
  /// Sets the properties on an object, in the order of the table.
  @MainActor func apply(
    _ properties: [Property], to object: NSObject, in context: DocumentContext
  ) throws(PropertyError) {
    for entry in self {
      guard let property = properties.first(where: { $0.name == entry.name }) else { continue }
      try property.set(entry.value, on: object, in: context)
    }
  }
}
