package import Foundation
import HeadlessUIKit
package import JSONDocuments

/// A property of a UIKit class that files may set: a view's, or a collection layout's.
///
/// `Property("alpha", …)` has UIKit's name, the type of its values, a sentence for the reader's editor, and the setter.
/// YAML, its JSON Schema and other files of views all have it from this one description.
package struct Property: Sendable {
  /// UIKit's name, with a path for the layer's: `layer.cornerRadius`.
  package let name: String
  package let type: PropertyType
  package let documentation: String
  private let apply: @MainActor @Sendable (NSObject, PropertyValue, DocumentContext) throws(PropertyError) -> Void

  package init<Target: NSObject, Value>(
    _ name: String, _ kind: PropertyKind<Value>, _ documentation: String,
    set: @escaping @MainActor @Sendable (Target, Value, DocumentContext) throws(PropertyError) -> Void
  ) {
    self.name = name
    self.type = kind.type
    self.documentation = documentation
    self.apply = { (target, value, context) throws(PropertyError) in
      guard let target = target as? Target, let value = kind.read(value) else {
        throw .wrongType(property: name, expected: kind.type.phrase)
      }
      try set(target, value, context)
    }
  }

  /// The JSON Schema of its values.
  package var schema: JSON { type.schema.described(documentation) }

  /// Sets the property, once the value has been found to be in order.
  @MainActor package func set(
    _ value: PropertyValue, on target: NSObject, in context: DocumentContext
  ) throws(PropertyError) {
    try type.check(value, for: name)
    try apply(target, value, context)
  }
}
