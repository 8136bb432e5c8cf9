import Findings
import JSONDocuments
import TextMeasuring

/// The JSON Schema of a report.
package enum FindingsSchema {
  /// The schema by draft 2020-12; the text is the same every time.
  package static func json() -> String {
    let schema: JSON = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Galley's findings in strings",
      "description": "What galley strings --json prints.",
      "type": "object",
      "properties": [
        "version": ["const": .number(Double(StringsReport.version))],
        "summary": .closed(counts.map { (key: $0, value: whole) }, required: counts),
        "keysWithoutRule": ["type": "array", "items": text],
        "findings": ["type": "array", "items": finding],
      ],
      "required": ["version", "summary", "keysWithoutRule", "findings"],
      "additionalProperties": .bool(false),
    ]
    return schema.text
  }

  private static let counts = [
    "errors", "warnings", "allowed", "keys", "languages", "texts", "distinctTexts", "measurements", "ignoredKeys",
  ]

  private static let finding: JSON = .closed(
    [
      ("kind", ["enum": .strings(StringsFindingKind.names)]), ("level", ["enum": ["error", "warning"]]),
      ("view", text.described("The key, as view in findings of scenes; empty where a finding is of no key.")),
      ("cases", ["type": "array", "items": text, "minItems": .number(1), "description": "The file."]),
      ("fails", ["type": "boolean", "description": "Whether it fails the check."]),
      ("file", text.described("As it was named.")), ("line", whole.described("From 1.")),
      ("column", whole.described("From 1, in code points.")), ("table", text), ("key", text), ("language", text),
      (
        "variations",
        ["type": "array", "items": text, "description": "Which of the key's texts: paths such as plural.one."]
      ), ("text", text.described("As it shows, placeholders filled.")), ("message", text),
      ("sizes", ["type": "array", "items": sizes]),
      ("rule", text.described("The place of the rule it was measured by.")),
      ("allowed", text.described("Why it is allowed.")),
    ], required: ["kind", "level", "view", "cases", "fails", "file", "message"])

  private static let sizes: JSON = .closed(
    [
      ("width", ["type": "number"]),
      ("categories", ["type": "array", "items": ["enum": .strings(KnownNames.categories.names)]]),
      (
        "needed",
        JSON.complete([("least", ["type": "number"]), ("most", ["type": "number"])]).described(
          "The width without the finding in points, at the sizes that need least and most.")
      ),
    ], required: ["width", "categories"])

  private static let text: JSON = ["type": "string"]
  private static let whole: JSON = ["type": "integer", "minimum": .number(0)]
}
