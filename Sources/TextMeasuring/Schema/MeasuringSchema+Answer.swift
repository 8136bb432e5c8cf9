package import JSONDocuments

extension MeasuringSchema {
  /// The schema of an answer, without the head of a document.
  package static let answerObject: JSON = ["anyOf": [measured, fault]]

  /// The schema of an error.
  package static let fault = JSON.closed(
    [
      ("id", id), ("version", version),
      (
        "error",
        .closed(
          [
            ("message", string), ("field", string.described("The path of the field that is wrong.")),
            ("line", integer(from: 1)), ("column", integer(from: 1).described("In code points.")),
            ("suggestion", string.described("What may have been meant.")),
          ], required: ["message"])
      ),
    ], required: ["version", "error"])

  private static let measured = JSON.closed(
    [
      ("id", id), ("version", version), ("measurements", array(of: measurement)),
      ("largestCategory", ["enum": .array(MeasuringCategory.allCases.map { .string($0.rawValue) } + [.null])]),
      ("smallestWidth", optional(length)), ("largestFont", optional(number)),
    ], required: ["version", "measurements"],
    description:
      "Measurements are one for each width of each category, categories outermost. Searches that find nothing "
      + "are null.")

  private static let measurement = JSON.closed(
    [
      ("category", names(KnownNames.categories)), ("width", optional(number)), ("size", size(of: number)),
      ("pixels", size(of: integer()).described("Whole pixels, with 'scale'.")), ("isTruncated", ["type": "boolean"]),
      ("lines", array(of: line)), ("hidden", array(of: range)), ("brokenWords", array(of: range)),
      ("missing", array(of: .complete([("offset", integer()), ("characters", string)]))),
      ("ink", optional(.complete([("x", number), ("y", number), ("width", number), ("height", number)]))),
      ("carets", array(of: caret)), ("clusters", array(of: array(of: cluster))), ("hits", array(of: optional(caret))),
    ], required: ["category", "width", "size", "isTruncated"])

  private static let line = JSON.closed(
    [
      ("range", range), ("visibleRange", range), ("truncatedRange", range), ("x", number), ("width", number),
      ("baseline", number), ("ascent", number), ("descent", number),
    ], required: ["range", "visibleRange", "x", "width", "baseline", "ascent", "descent"])

  private static let caret = JSON.closed(
    [("offset", integer()), ("line", integer()), ("x", number), ("secondaryX", number)],
    required: ["offset", "line", "x"])

  private static let cluster = JSON.complete([
    ("range", range), ("x", number), ("width", number), ("isRightToLeft", ["type": "boolean"]),
  ])
}

extension MeasuringSchema {
  private static let string: JSON = ["type": "string"]

  /// A range of the text: the offsets of its start and end.
  private static let range: JSON = [
    "type": "array", "items": integer(), "minItems": .number(2), "maxItems": .number(2),
  ]

  private static func size(of length: JSON) -> JSON {
    .complete([("width", length), ("height", length)])
  }

  private static func optional(_ schema: JSON) -> JSON { ["anyOf": [schema, ["type": "null"]]] }
}
