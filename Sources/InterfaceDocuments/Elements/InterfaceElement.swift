package import SourcePlaces
import XMLDocuments

/// An element of an Interface Builder document, kept as written: a view, a constraint, a colour, a list of subviews.
///
/// Copies are cheap: they share what they hold.
package struct InterfaceElement: Sendable {
  private final class Storage: Sendable {
    let name: String
    let id: String?
    let key: String?
    let start: DeferredPlace
    let text: String
    let attributes: [InterfaceAttribute]
    let children: [InterfaceElement]

    init(
      name: String, start: DeferredPlace, text: String, attributes: [InterfaceAttribute], children: [InterfaceElement]
    ) {
      (self.name, self.start, self.text) = (name, start, text)
      (self.attributes, self.children) = (attributes, children)
      id = attributes.first { $0.name == "id" }?.value
      key = attributes.first { $0.name == "key" }?.value
    }
  }

  private let storage: Storage

  package init(
    name: String, place: SourcePlace, text: String = "", attributes: [InterfaceAttribute] = [],
    children: [InterfaceElement] = []
  ) {
    self.init(name: name, start: DeferredPlace(place), text: text, attributes: attributes, children: children)
  }

  init(
    name: String, start: DeferredPlace, text: String = "", attributes: [InterfaceAttribute] = [],
    children: [InterfaceElement] = []
  ) {
    storage = Storage(name: name, start: start, text: text, attributes: attributes, children: children)
  }

  /// The element's name, as `label`.
  package var name: String { storage.name }
  /// The object's id, by which others refer to it.
  package var id: String? { storage.id }
  /// The property of its parent that it is the value of, as `backgroundColor`.
  package var key: String? { storage.key }
  /// The place of its start tag.
  package var place: SourcePlace { storage.start.place }
  /// The place of its start tag, to be found later.
  var start: DeferredPlace { storage.start }
  /// The text between its tags; empty if there are elements.
  package var text: String { storage.text }
  /// The attributes in document order.
  package var attributes: [InterfaceAttribute] { storage.attributes }
  /// The child elements in document order.
  package var children: [InterfaceElement] { storage.children }
}

/// An attribute of an element.
package struct InterfaceAttribute: Equatable, Sendable {
  private let attribute: XMLAttribute

  init(_ attribute: XMLAttribute) { self.attribute = attribute }

  package var name: String { attribute.name }
  package var value: String { attribute.value }
  /// The place of its name.
  package var place: SourcePlace { attribute.place }

  /// The attribute at its place with another value.
  func with(value: String) -> InterfaceAttribute { InterfaceAttribute(attribute.with(value: value)) }
}

extension InterfaceElement {
  /// The value of the attribute with this name; nil if there is none.
  package subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

  /// The child that is the value of this property; nil if there is none.
  package func child(_ key: String) -> InterfaceElement? { children.first { $0.key == key } }

  /// The first child element with this name.
  package func child(named name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// Whether the property is written as having no value: `<nil key="textColor"/>`.
  package func isNil(_ key: String) -> Bool { child(key)?.name == "nil" }

  /// The place of an attribute, or of the child with this key, or else of the element.
  package func place(of name: String) -> SourcePlace {
    attributes.first { $0.name == name }?.place ?? child(name)?.place ?? place
  }

  /// The class in which the document says that the object is made.
  package var customClass: String? { self["customClass"] }

  /// The element and all elements in it, parents before children, in document order.
  package var descendants: [InterfaceElement] {
    var found: [InterfaceElement] = []
    var open = [self]
    while let element = open.popLast() {
      found.append(element)
      open.append(contentsOf: element.children.reversed())
    }
    return found
  }
}
