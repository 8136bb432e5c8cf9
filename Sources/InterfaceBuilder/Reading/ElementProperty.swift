import Foundation
import InterfaceDocuments
import UIKitCore
import UIKitValues

/// A property that is read from attributes or children of an element, and how it is set on the element's object.
@MainActor
struct ElementProperty {
  typealias Setting = @MainActor (NSObject, InterfaceElement, DocumentCoder) throws(InterfaceProblem) -> Void

  let attributes: [String]
  /// The keys of children or, for children without one, their elements' names.
  let children: [String]
  /// Whether it is set on objects whose element has none of them, too.
  let isAlwaysSet: Bool
  let set: Setting?

  init(attributes: [String], children: [String], isAlwaysSet: Bool = false, set: Setting?) {
    (self.attributes, self.children, self.isAlwaysSet, self.set) = (attributes, children, isAlwaysSet, set)
  }

  /// A property that a closure reads and sets, on objects whose element has one of the attributes or children.
  static func custom<Object: NSObject>(
    attributes: [String] = [], children: [String] = [], always: Bool = false,
    _ set: @escaping @MainActor (Object, InterfaceElement, DocumentCoder) throws(InterfaceProblem) -> Void
  ) -> ElementProperty {
    let isAlwaysSet = always || attributes.isEmpty && children.isEmpty
    return ElementProperty(attributes: attributes, children: children, isAlwaysSet: isAlwaysSet) {
      (object, element, coder) throws(InterfaceProblem) in
      guard let object = object as? Object else { return }
      try set(object, element, coder)
    }
  }

  /// Attributes that have no effect on a view: they serve Interface Builder alone.
  static func ignored(_ names: String...) -> ElementProperty {
    ElementProperty(attributes: names, children: [], set: nil)
  }

  /// Children that have no effect on a view.
  static func ignoredChildren(_ names: String...) -> ElementProperty {
    ElementProperty(attributes: [], children: names, set: nil)
  }
}

// MARK: - Kinds of values

extension ElementProperty {
  /// An attribute that is set where the element has it.
  private static func attribute<Object: NSObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>,
    _ read: @escaping @MainActor (InterfaceElement) throws(InterfaceProblem) -> Value?
  ) -> ElementProperty {
    custom(attributes: [name]) { (object: Object, element, _) throws(InterfaceProblem) in
      if let value = try read(element) { object[keyPath: path] = value }
    }
  }

  /// A child that is set where the element has it.
  private static func child<Object: NSObject, Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, Value>,
    _ read: @escaping @MainActor (InterfaceElement, DocumentCoder) throws(InterfaceProblem) -> Value?
  ) -> ElementProperty {
    custom(children: [key]) { (object: Object, element, coder) throws(InterfaceProblem) in
      if let value = try read(element, coder) { object[keyPath: path] = value }
    }
  }

  /// A text: an attribute, or a child `string`.
  static func text<Object: NSObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, String?>
  ) -> ElementProperty {
    custom(attributes: [name], children: [name]) { (object: Object, element, _) throws(InterfaceProblem) in
      if let value = try element.string(name) { object[keyPath: path] = value }
    }
  }

  /// YES or NO.
  static func flag<Object: NSObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Bool>
  ) -> ElementProperty {
    attribute(name, path) { element throws(InterfaceProblem) in try element.flag(name) }
  }

  static func integer<Object: NSObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Int>
  ) -> ElementProperty {
    attribute(name, path) { element throws(InterfaceProblem) in try element.integer(name) }
  }

  static func number<Object: NSObject, Number: BinaryFloatingPoint>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Number>
  ) -> ElementProperty {
    attribute(name, path) { element throws(InterfaceProblem) in try element.number(name).map { Number($0) } }
  }

  /// One of several names.
  static func choice<Object: NSObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>, _ values: KeyValuePairs<String, Value>
  ) -> ElementProperty {
    attribute(name, path) { element throws(InterfaceProblem) in try element.choice(name, in: values) }
  }

  static func color<Object: NSObject>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, UIColor?>
  ) -> ElementProperty {
    custom(children: [key]) { (object: Object, element, coder) throws(InterfaceProblem) in
      if let color = try coder.color(key, of: element) { object[keyPath: path] = color }
    }
  }

  static func font<Object: NSObject>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, UIFont?>
  ) -> ElementProperty {
    custom(children: [key]) { (object: Object, element, coder) throws(InterfaceProblem) in
      let standard = object[keyPath: path]?.pointSize
      if let font = try coder.font(key, of: element, standardSize: standard) { object[keyPath: path] = font }
    }
  }

  /// An image by name: an attribute, or a child `imageReference`.
  static func image<Object: NSObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, UIImage?>
  ) -> ElementProperty {
    custom(attributes: [name, "catalog"], children: [name]) { (object: Object, element, coder) in
      if let image = coder.image(name, of: element) { object[keyPath: path] = image }
    }
  }

  static func size<Object: NSObject>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, CGSize>
  ) -> ElementProperty {
    child(key, path) { element, _ throws(InterfaceProblem) in
      try element.size(key).map { CGSize(width: $0.width, height: $0.height) }
    }
  }

  static func rect<Object: NSObject>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, CGRect>
  ) -> ElementProperty {
    child(key, path) { element, _ throws(InterfaceProblem) in try element.rect(key).map(CGRect.init) }
  }

  static func insets<Object: NSObject>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, UIEdgeInsets>
  ) -> ElementProperty {
    child(key, path) { element, _ throws(InterfaceProblem) in try element.insets(key).map(UIEdgeInsets.init) }
  }

  static func directionalInsets<Object: NSObject>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, NSDirectionalEdgeInsets>
  ) -> ElementProperty {
    child(key, path) { element, _ throws(InterfaceProblem) in
      try element.directionalInsets(key).map(NSDirectionalEdgeInsets.init)
    }
  }

  /// An object that is made from the child with a key.
  static func object<Object: NSObject, Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, Value?>
  ) -> ElementProperty {
    custom(children: [key]) { (object: Object, element, coder) in
      if let child = element.child(key), let value = coder.make(child) as? Value { object[keyPath: path] = value }
    }
  }

  /// Objects that are made from the children of a child of a name.
  static func elements<Object: NSObject>(
    _ name: String, _ set: @escaping @MainActor (Object, [NSObject]) -> Void
  ) -> ElementProperty {
    custom(children: [name]) { (object: Object, element, coder) in
      guard let list = element.child(named: name) else { return }
      set(object, list.children.compactMap(coder.make))
    }
  }

  /// A list of objects that are made from the children of a child of a name.
  static func elements<Object: NSObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, [Value]?>
  ) -> ElementProperty {
    elements(name) { (object: Object, objects) in object[keyPath: path] = objects.compactMap { $0 as? Value } }
  }
}

extension CGRect {
  init(_ rect: InterfaceRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension UIEdgeInsets {
  init(_ insets: InterfaceInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: InterfaceDirectionalInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension InterfaceElement {
  /// One of several names.
  func choice<Value>(_ name: String, in values: KeyValuePairs<String, Value>) throws(InterfaceProblem) -> Value? {
    guard let text = self[name] else { return nil }
    if let found = values.first(where: { $0.key == text }) { return found.value }
    return try choice(name, values.map { (name: $0.key, value: $0.value) })
  }
}
