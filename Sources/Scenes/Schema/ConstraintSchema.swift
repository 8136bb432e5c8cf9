import HeadlessUIKit
import JSONDocuments
import ViewDocuments

/// The JSON Schema of lists of constraints. Only the reader checks the syntax of lines.
enum ConstraintSchema {
  static var list: JSON {
    let list: JSON = ["type": "array", "items": ["anyOf": [text, line, visualFormat]]]
    return list.described("Constraints of the view and of those in it, in lines such as title.top = self.top + 8 @750.")
  }

  private static let text: JSON = ["type": "string", "minLength": .number(1)]

  private static var line: JSON {
    .closed([("constraint", text), ("identifier", text)], required: ["constraint"])
  }

  private static var visualFormat: JSON {
    let option: JSON = ["enum": .strings(VisualFormat.optionNames.map(\.key))]
    let metrics: JSON = ["type": "object", "additionalProperties": NumberType(PropertyLimits.coordinate).schema]
    return .closed(
      [
        ("visualFormat", text), ("options", ["anyOf": [option, ["type": "array", "items": option]]]),
        ("metrics", metrics), ("identifier", text),
      ], required: ["visualFormat"])
  }
}
