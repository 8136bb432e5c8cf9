import JSONDocuments

/// The schemas of what commands that list things print with `--json`.
enum ListingSchemas {
  private static let line: JSON = ["type": "integer", "minimum": .integer(1)]

  static let list = SchemaPart.document(
    "Galley's list of scenes", "list", "What galley list prints with --json.",
    [
      (
        "scenes",
        SchemaPart.list(
          SchemaPart.object(
            [
              ("name", SchemaPart.string.described("file/scene.")), ("file", SchemaPart.string),
              ("cases", SchemaPart.strings),
            ],
            optional: [("line", line), ("error", SchemaPart.string.described("Why the scene cannot be read."))]))
      )
    ])

  static let doctor = SchemaPart.document(
    "Galley's checks of a set-up", "doctor", "What galley doctor prints with --json.",
    [
      (
        "checks",
        SchemaPart.list(
          SchemaPart.object(
            [
              ("check", SchemaPart.string), ("state", ["enum": ["ok", "error"]]),
              (
                "remarks",
                SchemaPart.list(
                  SchemaPart.object(
                    [("weight", ["enum": ["error", "note"]]), ("message", SchemaPart.string)],
                    optional: [("place", SchemaPart.string)]))
              ),
            ], optional: [("summary", SchemaPart.string)]))
      )
    ])

  static let orphans = SchemaPart.document(
    "Galley's orphaned references", "orphans", "What galley orphans prints with --json.",
    [
      (
        "references",
        SchemaPart.list(
          SchemaPart.object([("path", SchemaPart.string), ("state", ["enum": ["orphaned", "deleted", "kept"]])]))
      )
    ])

  static let sensitivity = SchemaPart.document(
    "Galley's sensitivity of cases", "sensitivity", "What galley sensitivity prints with --json.",
    [
      ("cases", SchemaPart.integer), ("leftOut", SchemaPart.integer), ("mutations", SchemaPart.integer),
      ("noticed", SchemaPart.integer),
      (
        "kinds",
        [
          "type": "object",
          "additionalProperties": SchemaPart.object([
            ("mutations", SchemaPart.integer), ("noticed", SchemaPart.integer),
          ]),
        ]
      ),
      (
        "unnoticed",
        SchemaPart.list(
          SchemaPart.object([
            ("view", SchemaPart.string), ("kind", SchemaPart.string), ("property", SchemaPart.string),
            ("reason", SchemaPart.string), ("cases", SchemaPart.strings),
          ]))
      ),
      ("failed", SchemaPart.list(SchemaPart.object([("case", SchemaPart.string), ("reason", SchemaPart.string)]))),
    ])

  static let typography = SchemaPart.document(
    "Galley's table of typography", "typography", "What galley typography prints with --json.",
    [
      (
        "colors",
        SchemaPart.list(
          SchemaPart.object([
            ("name", SchemaPart.string), ("light", SchemaPart.string), ("dark", SchemaPart.string),
          ]))
      ),
      (
        "styles",
        SchemaPart.list(
          SchemaPart.object(
            [
              ("name", SchemaPart.string), ("sizes", ["type": "object", "additionalProperties": SchemaPart.number]),
            ], optional: [("font", SchemaPart.string), ("letterCase", SchemaPart.string)]))
      ),
      ("issues", SchemaPart.list(SchemaPart.object([("level", SchemaPart.string), ("message", SchemaPart.string)]))),
    ])

  /// A line of `galley diff --json`.
  static let diff = SchemaPart.document(
    "Galley's difference of two pictures", "diff", "A line that galley diff prints with --json.",
    [("verdict", SchemaPart.string)],
    optional: [
      ("expected", SchemaPart.string), ("actual", SchemaPart.string), ("differing", SchemaPart.integer),
      ("share", SchemaPart.number), ("largestChannelDifference", SchemaPart.integer),
      ("largestWindowCount", SchemaPart.integer), ("size", integers(2)), ("expectedSize", integers(2)),
      ("actualSize", integers(2)), ("box", integers(4)), ("boxes", SchemaPart.list(box)), ("otherPlaces", box),
      ("threshold", SchemaPart.number), ("perceived", SchemaPart.integer), ("antialiased", SchemaPart.integer),
      ("picture", SchemaPart.string), ("pictureFault", SchemaPart.string), ("reason", SchemaPart.string),
      ("notes", SchemaPart.strings),
    ])

  private static let box = SchemaPart.object(
    [("box", integers(4)), ("differing", SchemaPart.integer)], optional: [("places", SchemaPart.integer)])

  private static func integers(_ count: Int) -> JSON {
    ["type": "array", "items": ["type": "integer"], "minItems": .integer(count), "maxItems": .integer(count)]
  }

  /// The output of a command on standard error where `--json` was given and it cannot run.
  static let error: JSON = {
    let start: JSON = [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:galley:error:1", "title": "Galley error",
    ]
    return start.adding(SchemaPart.object([("error", ErrorDescription.schema)]))
  }()
}
