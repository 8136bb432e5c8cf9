import Foundation
import InterfaceDocuments

/// An element of documents from which objects of a class of UIKit's are made, with everything that is read from it.
@MainActor
final class ElementClass {
  typealias Making = @MainActor (_ type: AnyClass, _ coder: DocumentCoder) -> NSObject?

  /// The element's name.
  let name: String
  /// The class of its objects, unless the element names a custom one.
  let type: AnyClass
  private let inherits: ElementClass?
  private let properties: [ElementProperty]
  private let making: Making?
  private let isSubclass: (AnyClass) -> Bool
  /// The names of attributes, and the keys and names of children, that the class or one that it inherits from reads.
  let knownAttributes: Set<String>
  let knownChildren: Set<String>

  /// - Parameter making: calls the initializer with the coder; nil for that of the class that it inherits from.
  init<Object: NSObject>(
    _ name: String, _ type: Object.Type, inherits: ElementClass? = nil, making: Making? = nil,
    _ properties: [ElementProperty]
  ) {
    isSubclass = { $0 is Object.Type }
    (self.name, self.type, self.inherits, self.properties, self.making) = (name, type, inherits, properties, making)
    knownAttributes = properties.reduce(into: inherits?.knownAttributes ?? []) { $0.formUnion($1.attributes) }
    knownChildren = properties.reduce(into: inherits?.knownChildren ?? []) { $0.formUnion($1.children) }
  }

  /// Makes an object by `init(coder:)` of a class; nil if that gives none.
  func make(_ type: AnyClass, _ coder: DocumentCoder) -> NSObject? {
    making.map { $0(type, coder) } ?? inherits?.make(type, coder)
  }

  /// Whether a class is the element's, or a subclass of it.
  func allows(_ type: AnyClass) -> Bool { isSubclass(type) }

  /// Whether a child is read.
  func reads(_ child: InterfaceElement) -> Bool {
    knownChildren.contains(child.name) || child.key.map(knownChildren.contains) == true
  }

  /// The properties with the class that declares each group of them, from the root class on.
  private(set) lazy var steps: [(declaredBy: AnyClass, properties: [ElementProperty])] =
    (inherits?.steps ?? []) + [(type, properties)]
}
