import Exceptions
import Findings
import JSONDocuments
import LocalizedStrings
import TextMeasuring

/// The JSON Schema of rules files, for editors.
package enum RulesSchema {
  /// The schema by draft 2020-12; the text is the same every time.
  package static func json() -> String {
    let schema: JSON = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Galley rules for strings",
      "description": "Which key of a strings file is shown in which label.",
      "type": "object",
      "properties": .object(properties),
      "required": ["rules"],
      "additionalProperties": .bool(false),
      "$defs": .object([("size", names(KnownNames.categories.names)), ("style", names(KnownNames.styles.names))]),
    ]
    return schema.text
  }

  static let properties: [(key: String, value: JSON)] = [
    ("device", names(StringsDevice.allCases.map(\.rawValue)).described("Whose texts are checked; all, unless set.")),
    ("defaults", .closed(label, description: "The defaults of every rule.")),
    (
      "levels",
      .closed(
        StringsFindingKind.names.map { (key: $0, value: names(StringsFindingLevel.allCases.map(\.rawValue))) },
        description: "The levels of kinds of findings.")
    ),
    ("rules", list(rule).described("A string has the first rule that matches it.")),
    ("allow", list(allowance).described("Known findings, which do not fail the run.")),
  ]

  // MARK: Rules

  private static let rule: JSON = .closed(
    selector + [("ignore", ignore), (RulesReader.argumentsKey, arguments)] + label, required: ["key"])
  private static let ignore = text.described("Why the strings are not looked at.")

  private static var arguments: JSON {
    let argument: JSON = ["type": ["string", "number"]]
    return oneOrMore(argument).described("What the texts' placeholders show, in their order; samples, unless set.")
  }

  private static let allowance: JSON = .closed(
    selector + [
      ("finding", names(StringsFindingKind.names)), ("reason", text.described("Why it is allowed.")),
      ("until", pattern(CalendarDay.pattern).described("The last day on which it is allowed.")),
      ("issue", pattern(ExceptionTerms.issuePattern).described("The address of the issue that will end it.")),
    ], required: ["key", "finding", "reason"])

  static let selector: [(key: String, value: JSON)] = [
    ("key", oneOrMore(text).described("Patterns of keys: * is any characters, ? one.")),
    ("table", oneOrMore(text).described("Patterns of tables; all, unless set.")),
    ("language", oneOrMore(text).described("Languages, with their kinds; all, unless set.")),
  ]

  static let label: [(key: String, value: JSON)] = [
    ("style", reference("style")), ("font", font), ("maximumSize", points(1000)),
    ("width", oneOrMore(points(LabelReader.lengthLimit)).described("Points.")),
    ("height", points(LabelReader.lengthLimit)),
    ("lines", whole(0).described("As numberOfLines: 1 unless set; 0 is any number.")),
    ("expectedLines", expectedLines),
    ("categories", ["anyOf": [["const": "all"], oneOrMore(reference("size"))]]),
    ("lineBreakMode", names(KnownNames.lineBreakModes.names)), ("tightening", ["type": "boolean"]),
    ("boldText", ["type": "boolean"]),
  ]

  private static let font: JSON = .closed([
    ("name", text), ("family", text), ("size", points(1000)), ("weight", names(KnownNames.weights.names)),
    ("italic", ["type": "boolean"]), ("scaledWith", ["anyOf": [["const": "none"], reference("style")]]),
    ("maximumSize", points(1000)),
  ])

  private static var expectedLines: JSON {
    let bySize: JSON = .closed(KnownNames.categories.names.map { (key: $0, value: whole(1)) })
    return ["anyOf": [whole(1), bySize], "description": "How many lines there should be at most, from a size on."]
  }

  // MARK: Types of values

  private static let text: JSON = ["type": "string", "minLength": .number(1)]

  private static func pattern(_ pattern: String) -> JSON { ["type": "string", "pattern": .string(pattern)] }
  private static func reference(_ name: String) -> JSON { ["$ref": .string("#/$defs/\(name)")] }
  private static func names(_ names: [String]) -> JSON { ["enum": .strings(names)] }
  private static func list(_ items: JSON) -> JSON { ["type": "array", "minItems": .number(1), "items": items] }
  private static func oneOrMore(_ value: JSON) -> JSON { ["anyOf": [value, list(value)]] }

  private static func points(_ maximum: Double) -> JSON {
    ["type": "number", "exclusiveMinimum": .number(0), "maximum": .number(maximum)]
  }

  private static func whole(_ minimum: Double) -> JSON {
    ["type": "integer", "minimum": .number(minimum), "maximum": .number(1000)]
  }
}
