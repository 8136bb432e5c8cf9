package import SourcePlaces

/// An element of a text in XML.
package struct XMLElement: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case text(XMLText)
    case element(XMLElement)
  }

  /// The name as the text has it, with its prefix.
  package let name: String
  /// In the text's order, without declarations of namespaces.
  package let attributes: [XMLAttribute]
  /// The elements and texts within, in the text's order. Two texts never follow each other.
  package internal(set) var content: [Content] = []
  /// The place of its start tag.
  package let place: SourcePlace
  /// The place behind its start tag.
  package let contentPlace: SourcePlace
}

/// An attribute of an element.
package struct XMLAttribute: Equatable, Sendable {
  /// The name as the text has it, with its prefix.
  package let name: String
  package let value: String
  /// The place of the name.
  package let place: SourcePlace

  package init(name: String, value: String, place: SourcePlace) {
    (self.name, self.value, self.place) = (name, value, place)
  }
}

/// A stretch of text between tags, with references and CDATA sections resolved.
package struct XMLText: Equatable, Sendable {
  package let text: String
  /// Where it begins: its first character, reference or CDATA section.
  package let place: SourcePlace

  package init(text: String, place: SourcePlace) { (self.text, self.place) = (text, place) }
}

extension XMLElement {
  /// The name without its prefix.
  package var localName: Substring { name.lastIndex(of: ":").map { name[name.index(after: $0)...] } ?? name[...] }

  /// The value of the attribute of a name; nil where there is none.
  package subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

  /// The elements within.
  package var elements: [XMLElement] {
    content.compactMap { item in
      if case .element(let element) = item { element } else { nil }
    }
  }

  /// The first element within of a name, whatever its prefix.
  package func first(_ localName: String) -> XMLElement? { elements.first { $0.localName == localName } }

  /// All text within, that of elements too.
  package var text: String {
    content.map { item in
      switch item {
      case .text(let text): text.text
      case .element(let element): element.text
      }
    }.joined()
  }
}
