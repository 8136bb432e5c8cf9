package import JSONDocuments

/// The JSON Schemas, draft 2020-12, of the input and output of `TextMeasurer.answerLine`, made from the names and
/// limits that the reader uses.
///
/// Their `$id` ends with the version. Conditions that a schema cannot express are checked when a request is answered.
package enum MeasuringSchema {
  /// The schema of a request, as a document.
  package static let request = document("Galley measuring request", "measuring-request", requestObject)
  /// The schema of an answer or error, as a document.
  package static let answer = document("Galley measuring answer", "measuring-answer", answerObject)

  private static func document(_ title: String, _ name: String, _ schema: JSON) -> JSON {
    guard case .object(let entries) = schema else { return schema }
    return .object(
      [
        ("$schema", "https://json-schema.org/draft/2020-12/schema"),
        ("$id", .string("urn:galley:\(name):\(MeasuringAnswer.version)")), ("title", .string(title)),
      ] + entries)
  }

  // MARK: Parts

  static let id: JSON = [
    "type": ["string", "number"], "description": "Given back as it was written; a number with the same digits.",
  ]
  static let version: JSON = [
    "const": .number(Double(MeasuringAnswer.version)), "description": "The version of requests and answers.",
  ]
  static let number: JSON = ["type": "number"]

  /// An integer from 0, or from `minimum`.
  static func integer(from minimum: Int = 0, to maximum: Int? = nil) -> JSON {
    let limits: [(String, JSON)] =
      [("minimum", .number(Double(minimum)))] + (maximum.map { [("maximum", .number(Double($0)))] } ?? [])
    return .object([("type", "integer")] + limits)
  }

  static func names<Value>(_ names: FieldNames<Value>) -> JSON { ["enum": .strings(names.names)] }

  static func array(of items: JSON, atMost count: Int? = nil) -> JSON {
    .object([("type", "array"), ("items", items)] + (count.map { [("maxItems", .number(Double($0)))] } ?? []))
  }
}
