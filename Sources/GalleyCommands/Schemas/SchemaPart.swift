import JSONDocuments
import SourcePlaces

/// Parts of the schemas of what commands print and tools return. Objects may get further keys without a new version.
enum SchemaPart {
  static let string: JSON = ["type": "string"]
  static let strings: JSON = ["type": "array", "items": string]
  static let number: JSON = ["type": "number"]
  static let integer: JSON = ["type": "integer"]
  static let flag: JSON = ["type": "boolean"]

  static func list(_ items: JSON) -> JSON { ["type": "array", "items": items] }

  /// An object with these properties, and perhaps others.
  static func object(_ required: [(key: String, value: JSON)], optional: [(key: String, value: JSON)] = []) -> JSON {
    ["type": "object", "properties": .object(required + optional), "required": .strings(required.map(\.key))]
  }

  /// A document that a command prints.
  static func document(
    _ title: String, _ kind: String, _ description: String, _ required: [(key: String, value: JSON)],
    optional: [(key: String, value: JSON)] = [], version: Int = 1
  ) -> JSON {
    let start: JSON = [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": .string("urn:galley:\(kind):\(version)"),
      "title": .string(title), "description": .string("\(description) New keys may come without a new version."),
    ]
    return start.adding(object([("schemaVersion", ["const": .integer(version)])] + required, optional: optional))
  }

  /// The schema of a tool's result: an object with these properties, or an error.
  static func result(_ required: [(key: String, value: JSON)], optional: [(key: String, value: JSON)] = []) -> JSON {
    [
      "type": "object", "properties": .object(required + optional + [("error", ErrorDescription.schema)]),
      "anyOf": [["required": .strings(required.map(\.key))], ["required": ["error"]]],
    ]
  }

  /// Four numbers: x, y, width and height.
  static let frame: JSON = [
    "type": "array", "items": ["type": "number"], "minItems": .number(4), "maxItems": .number(4),
  ]
}

extension JSON {
  static func integers(_ numbers: [Int]) -> JSON { .array(numbers.map { .number(Double($0)) }) }
  static func integer(_ number: Int) -> JSON { .number(Double(number)) }
}

extension SourcePlace {
  /// The place as members of an object.
  var members: [(key: String, value: JSON)] {
    [("file", .string(file))] + (line.map { [("line", .integer($0))] } ?? [])
  }
}
