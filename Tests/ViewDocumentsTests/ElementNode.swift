import Foundation
import SourcePlaces
import XMLDocuments

@testable import ViewDocuments

/// Values written as XML elements, as in Interface Builder's files: attributes are a map of scalars, child elements a
/// list, and text a scalar.
enum ElementNode: ValueNode {
  case element(XMLElement)
  case attribute(XMLAttribute)

  struct Failure: Error, Equatable, CustomStringConvertible {
    let place: SourcePlace
    let message: String

    var description: String { "\(place): \(message)" }
  }

  struct Map: ValueMap {
    typealias Node = ElementNode

    let element: XMLElement

    var names: [String] { element.attributes.map(\.name) }

    subscript(name: String) -> ElementNode? { element.attributes.first { $0.name == name }.map { .attribute($0) } }

    func required(_ name: String) throws(Failure) -> ElementNode {
      guard let node = self[name] else { throw Failure(place: element.place, message: "no '\(name)'") }
      return node
    }

    func checkKeys(_ names: [String]) throws(Failure) {
      for attribute in element.attributes where !names.contains(attribute.name) {
        throw Failure(place: attribute.place, message: "unknown '\(attribute.name)'")
      }
    }

    func forbid(_ name: String, in owner: String) throws(Failure) {
      if let node = self[name] { throw Failure(place: node.place, message: "no '\(name)' of \(owner)") }
    }

    func missing(oneOf names: [String]) -> Failure {
      Failure(place: element.place, message: "none of \(names.joined(separator: ", "))")
    }
  }

  var place: SourcePlace {
    switch self {
    case .element(let element): element.place
    case .attribute(let attribute): attribute.place
    }
  }

  var isMapping: Bool {
    if case .element(let element) = self { !element.attributes.isEmpty } else { false }
  }

  var scalar: String? {
    switch self {
    case .element(let element): isMapping || !element.elements.isEmpty ? nil : element.text
    case .attribute(let attribute): attribute.value
    }
  }

  var nonNumericScalar: String? { scalar.flatMap { Double($0) == nil ? $0 : nil } }

  func text(_ expected: String) throws(Failure) -> String { try scalar(expected) { $0 } }
  func word(_ expected: String) throws(Failure) -> String { try scalar(expected) { $0.isEmpty ? nil : $0 } }
  func number(_ expected: String) throws(Failure) -> Double { try scalar(expected, Double.init) }
  func whole(_ expected: String) throws(Failure) -> Int { try scalar(expected) { Int($0) } }

  func boolean(_ expected: String) throws(Failure) -> Bool {
    try scalar(expected) { text in ["YES": true, "NO": false][text] }
  }

  func list(_ expected: String) throws(Failure) -> [ElementNode] {
    guard case .element(let element) = self else { throw wrong(expected, hint: nil) }
    return element.elements.map { .element($0) }
  }

  func numbers(_ names: [String], _ expected: String) throws(Failure) -> [Double] {
    let map = try map(expected, such: nil)
    var numbers: [Double] = []
    for name in names { numbers.append(try map.required(name).number("a number")) }
    return numbers
  }

  func map(_ owner: String, such example: String?) throws(Failure) -> Map {
    guard case .element(let element) = self else { throw wrong(owner, hint: nil) }
    return Map(element: element)
  }

  func wrong(_ expected: String, hint: String?) -> Failure {
    Failure(place: place, message: "expected \(expected)" + (hint.map { ". \($0)" } ?? ""))
  }

  func unknown(_ name: String, among names: [String]) -> Failure {
    Failure(place: place, message: "no '\(name)' among \(names.count)")
  }

  func failure(_ error: PropertyError) -> Failure { Failure(place: place, message: error.description) }

  private func scalar<Result>(_ expected: String, _ read: (String) -> Result?) throws(Failure) -> Result {
    guard let result = scalar.flatMap(read) else { throw wrong(expected, hint: nil) }
    return result
  }
}

/// A document with one colour of its own, without files, styles and strings.
struct ElementSource: ValueSource {
  func color(
    named name: String, at node: ElementNode, for property: String
  ) throws(ElementNode.Failure) -> ColorValue? {
    name == "brand" ? .components(red: 0, green: 0, blue: 1, alpha: 1) : nil
  }

  func image(_ node: ElementNode, _ expected: String) throws(ElementNode.Failure) -> ImageValue {
    ImageValue(url: URL(fileURLWithPath: "/" + (try node.word(expected))), path: try node.word(expected))
  }

  func style(_ node: ElementNode, _ expected: String) throws(ElementNode.Failure) -> StyleValue {
    throw node.wrong(expected, hint: nil)
  }

  func localizedText(_ map: ElementNode) throws(ElementNode.Failure) -> LocalizedTextValue {
    throw map.wrong("a text", hint: nil)
  }

  func view(_ node: ElementNode) throws(ElementNode.Failure) -> ViewValue { throw node.wrong("a view", hint: nil) }
}
