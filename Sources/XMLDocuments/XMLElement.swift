package import SourcePlaces

/// An element of an XML document.
package struct XMLElement: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case text(XMLText)
    case element(XMLElement)
  }

  /// The name as written, including its prefix.
  package let name: String
  /// The attributes in document order, without namespace declarations.
  package let attributes: [XMLAttribute]
  /// The child elements and texts, in document order. Two texts never follow each other.
  package internal(set) var content: [Content] = []
  /// The place of its start tag.
  package let place: SourcePlace
  /// The place after its start tag.
  package let contentPlace: SourcePlace
}

/// An attribute of an element.
package struct XMLAttribute: Equatable, Sendable {
  /// The name as written, including its prefix.
  package let name: String
  package let value: String
  /// The place of the name.
  package let place: SourcePlace

  package init(name: String, value: String, place: SourcePlace) {
    (self.name, self.value, self.place) = (name, value, place)
  }
}

/// Character data between tags, with references and CDATA sections resolved.
package struct XMLText: Equatable, Sendable {
  package let text: String
  /// The place of its start: its first character, reference or CDATA section.
  package let place: SourcePlace

  package init(text: String, place: SourcePlace) { (self.text, self.place) = (text, place) }
}

extension XMLElement {
  /// The name without its prefix.
  package var localName: Substring { name.lastIndex(of: ":").map { name[name.index(after: $0)...] } ?? name[...] }

  /// The value of the attribute with this name; nil if there is none.
  package subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

  /// The child elements.
  package var elements: [XMLElement] {
    content.compactMap { item in
      if case .element(let element) = item { element } else { nil }
    }
  }

  /// The first child element with this name, ignoring prefixes.
  package func first(_ localName: String) -> XMLElement? { elements.first { $0.localName == localName } }

  /// All text in the element, including that of its descendants.
  package var text: String {
    content.map { item in
      switch item {
      case .text(let text): text.text
      case .element(let element): element.text
      }
    }.joined()
  }
}
