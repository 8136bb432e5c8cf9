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
  private let making: Making?
  private let isSubclass: (AnyClass) -> Bool
  /// The properties, those of the root class first.
  let properties: [ElementProperty]
  /// The properties that each class declares, from the root class on.
  let steps: [(declaredBy: AnyClass, properties: Range<Int>)]
  /// The readers of attributes and children by name or key, own or inherited.
  private let readers: [String: Readers]
  /// The outlets by their names, own or inherited.
  private let outlets: [String: ElementOutlet]
  /// Whether a property is set whatever the element has.
  private let alwaysSet: [Bool]

  /// The properties that read a name, and whether it is that of an attribute, or the key or name of a child.
  private struct Readers {
    var properties: [Int] = []
    var isAttribute = false
    var isChild = false
  }

  /// - Parameter making: calls the initializer with the coder; nil for that of the class that it inherits from.
  init<Object: NSObject>(
    _ name: String, _ type: Object.Type, inherits: ElementClass? = nil, making: Making? = nil,
    _ properties: [ElementProperty], outlets: [ElementOutlet] = []
  ) {
    isSubclass = { $0 is Object.Type }
    (self.name, self.type, self.inherits, self.making) = (name, type, inherits, making)
    self.outlets = outlets.reduce(into: inherits?.outlets ?? [:]) { $0[$1.name] = $1 }
    let first = inherits?.properties.count ?? 0
    self.properties = (inherits?.properties ?? []) + properties
    steps = (inherits?.steps ?? []) + [(type, first..<first + properties.count)]
    var readers = inherits?.readers ?? [:]
    for (index, property) in properties.enumerated() {
      for attribute in property.attributes { readers[attribute, default: Readers()].isAttribute = true }
      for child in property.children { readers[child, default: Readers()].isChild = true }
      guard property.set != nil else { continue }
      for name in property.attributes + property.children { readers[name]?.properties.append(first + index) }
    }
    self.readers = readers
    alwaysSet = self.properties.map { $0.isAlwaysSet && $0.set != nil }
  }

  /// Makes an object by `init(coder:)` of a class; nil if that gives none.
  func make(_ type: AnyClass, _ coder: DocumentCoder) -> NSObject? {
    making.map { $0(type, coder) } ?? inherits?.make(type, coder)
  }

  /// Whether a class is the element's, or a subclass of it.
  func allows(_ type: AnyClass) -> Bool { isSubclass(type) }

  /// Sets an outlet, own or inherited; returns whether the class has it.
  func setOutlet(_ name: String, isCollection: Bool, of object: NSObject, to values: [NSObject]) -> Bool {
    guard let outlet = outlets[name], outlet.isCollection == isCollection else { return false }
    outlet.set(object, values)
    return true
  }

  /// The names of the attributes that are read.
  var knownAttributes: Set<String> { Set(readers.filter(\.value.isAttribute).keys) }

  /// Whether an attribute is read.
  func reads(attribute: String) -> Bool { readers[attribute]?.isAttribute == true }

  /// Whether a child is read.
  func reads(_ child: InterfaceElement) -> Bool {
    readers[child.name]?.isChild == true || child.key.flatMap { readers[$0] }?.isChild == true
  }

  /// The properties that are set on the object of an element: few of them, so that only these are asked for.
  func propertiesSet(by element: InterfaceElement) -> (isSet: [Bool], areAllKnown: Bool) {
    var (isSet, areAllKnown) = (alwaysSet, true)
    for attribute in element.attributes {
      let readers = readers[attribute.name]
      if readers?.isAttribute != true { areAllKnown = false }
      for property in readers?.properties ?? [] { isSet[property] = true }
    }
    for child in element.children {
      let (named, keyed) = (readers[child.name], child.key.flatMap { readers[$0] })
      if named?.isChild != true, keyed?.isChild != true { areAllKnown = false }
      for property in named?.properties ?? [] { isSet[property] = true }
      for property in keyed?.properties ?? [] { isSet[property] = true }
    }
    return (isSet, areAllKnown)
  }
}
