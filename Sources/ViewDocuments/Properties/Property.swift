package import Foundation
import HeadlessUIKit
package import JSONDocuments

/// A property of a UIKit class that files can set: a view's, or a collection layout's.
///
/// `Property("alpha", …)` has UIKit's name, the type of its values, a sentence of documentation for editors, and the
/// setter. YAML, its JSON Schema and other document formats all derive from this one description.
package struct Property: Sendable {
  /// UIKit's name, with a key path for the layer's: `layer.cornerRadius`.
  package let name: String
  package let type: PropertyType
  package let documentation: String
  /// When it is set among the properties of its view.
  let order: Order
  private let apply: @MainActor @Sendable (NSObject, PropertyValue, DocumentContext) throws(PropertyError) -> Void

  package init<Target: NSObject, Value>(
    _ name: String, _ kind: PropertyKind<Value>, _ documentation: String,
    set: @escaping @MainActor @Sendable (Target, Value, DocumentContext) throws(PropertyError) -> Void
  ) {
    self.name = name
    self.type = kind.type
    self.documentation = documentation
    order = Order(of: name)
    self.apply = { (target, value, context) throws(PropertyError) in
      guard let target = target as? Target, let value = kind.read(value) else {
        throw .wrongType(property: name, expected: kind.type.phrase)
      }
      try set(target, value, context)
    }
  }

  /// When a property is set.
  enum Order: Equatable {
    /// The name of a text style, or a letter case: after texts, before what overrides it.
    case typography
    /// A value within limits: last.
    case limitedValue
    case any

    init(of name: String) {
      self =
        switch name {
        case PropertyTable.fontTextStyle, PropertyTable.letterCase: .typography
        default: PropertyTable.limitedValues.contains(name) ? .limitedValue : .any
        }
    }
  }

  /// The JSON Schema of its values.
  package var schema: JSON { type.schema.described(documentation) }

  /// Checks the value and sets the property.
  @MainActor package func set(
    _ value: PropertyValue, on target: NSObject, in context: DocumentContext
  ) throws(PropertyError) {
    try type.check(value, for: name)
    try apply(target, value, context)
  }
}
