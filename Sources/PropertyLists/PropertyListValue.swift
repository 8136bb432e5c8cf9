package import SourcePlaces
import XMLDocuments

/// A value of a property list in XML, with its place.
package struct PropertyListValue: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case string(String)
    case dictionary([Member])
    /// Any other element, with its name and text.
    case other(String, text: String)
  }

  /// A key of a dictionary with its value.
  package struct Member: Equatable, Sendable {
    package var key: String
    package var place: SourcePlace
    package var value: PropertyListValue

    package init(key: String, place: SourcePlace, value: PropertyListValue) {
      (self.key, self.place, self.value) = (key, place, value)
    }
  }

  package var place: SourcePlace
  package var content: Content

  package init(_ content: Content, at place: SourcePlace) { (self.content, self.place) = (content, place) }

  /// A description of the kind of value, for messages.
  package var kind: String {
    switch content {
    case .string: "a string"
    case .dictionary: "a dictionary"
    case .other(let name, _): "an element '\(name)'"
    }
  }
}

extension PropertyListValue {
  /// Parses a property list in XML, by Apple's document type "PLIST 1.0".
  ///
  /// - Parameter file: the file's path, for places.
  package init(_ bytes: [UInt8], file: String) throws(PropertyListError) {
    let root: XMLElement
    do throws(XMLError) { root = try XMLDocument(bytes, file: file).root } catch {
      throw PropertyListError(place: error.place, problem: .xml(error.problem))
    }
    guard root.name == "plist" else {
      throw PropertyListError(place: root.place, problem: .unexpected("<\(root.name)>", expected: "<plist>"))
    }
    guard let first = root.elements.first else { throw PropertyListError(place: root.place, problem: .empty) }
    if let second = root.elements.dropFirst().first {
      throw PropertyListError(place: second.place, problem: .unexpected("<\(second.name)>", expected: "</plist>"))
    }
    try self.init(first)
  }

  private init(_ element: XMLElement) throws(PropertyListError) {
    place = element.place
    switch element.name {
    case "string": content = .string(element.text)
    case "dict": content = .dictionary(try Self.members(of: element))
    default: content = .other(element.name, text: element.text)
    }
  }

  private static func members(of element: XMLElement) throws(PropertyListError) -> [Member] {
    var members: [Member] = []
    var elements = element.elements[...]
    while let key = elements.popFirst() {
      guard key.name == "key" else {
        throw PropertyListError(place: key.place, problem: .unexpected("<\(key.name)>", expected: "<key>"))
      }
      guard let value = elements.popFirst() else {
        throw PropertyListError(place: key.place, problem: .missingValue(key: key.text))
      }
      members.append(Member(key: key.text, place: key.place, value: try PropertyListValue(value)))
    }
    return members
  }
}
