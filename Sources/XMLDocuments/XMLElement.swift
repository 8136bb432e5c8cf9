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
  /// The place of its start tag, and that after it.
  let start, end: DeferredPlace

  /// The place of its start tag.
  package var place: SourcePlace { start.place }
  /// The place after its start tag.
  package var contentPlace: SourcePlace { end.place }
  /// The place of its start tag, to be found later.
  package var deferredPlace: DeferredPlace { start }
}

/// An attribute of an element.
package struct XMLAttribute: Equatable, Sendable {
  /// The name as written, including its prefix.
  package let name: String
  package let value: String
  private let origin: Origin

  /// The source of its place: few are ever asked for.
  private enum Origin: Sendable {
    case known(DeferredPlace)
    /// The number of the attribute in the tag between two offsets.
    case tag(Int, start: Int, end: Int, PlaceIndex)
  }

  package init(name: String, value: String, place: SourcePlace) {
    (self.name, self.value, origin) = (name, value, .known(DeferredPlace(place)))
  }

  /// The attribute of this number in the tag between two offsets.
  init(name: String, value: String, number: Int, inTag tag: Range<Int>, _ places: PlaceIndex) {
    (self.name, self.value) = (name, value)
    origin = .tag(number, start: tag.lowerBound, end: tag.upperBound, places)
  }

  private init(name: String, value: String, origin: Origin) {
    (self.name, self.value, self.origin) = (name, value, origin)
  }

  /// The place of the name.
  package var place: SourcePlace {
    switch origin {
    case .known(let place): return place.place
    case .tag(let number, let start, let end, let places):
      let offsets = StartTag(places.bytes[start..<end]).attributeOffsets
      return places.place(at: offsets.indices.contains(number) ? offsets[number] : start)
    }
  }

  /// The attribute at its place with another value.
  package func with(value: String) -> XMLAttribute { XMLAttribute(name: name, value: value, origin: origin) }

  package static func == (one: XMLAttribute, other: XMLAttribute) -> Bool {
    one.name == other.name && one.value == other.value && one.place == other.place
  }
}

/// Character data between tags, with references and CDATA sections resolved.
package struct XMLText: Equatable, Sendable {
  package let text: String
  private let start: DeferredPlace

  package init(text: String, place: SourcePlace) { self.init(text: text, start: DeferredPlace(place)) }

  init(text: String, start: DeferredPlace) { (self.text, self.start) = (text, start) }

  /// The place of its start: its first character, reference or CDATA section.
  package var place: SourcePlace { start.place }
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
