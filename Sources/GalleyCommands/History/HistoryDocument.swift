import JSONDocuments
import ReferenceCommands

/// The result of `galley history --json`.
enum HistoryDocument {
  static func json(of history: ReferenceHistory) -> JSON {
    ["schemaVersion": .integer(1), "case": .string(history.path), "versions": .array(history.versions.map(json))]
  }

  private static func json(_ version: ReferenceVersion) -> JSON {
    let entries: JSON = [
      "change": .string(version.change.rawValue), "date": .string(version.date), "commit": .string(version.commit),
      "author": .string(version.author), "subject": .string(version.subject),
      "differences": .strings(version.differences),
    ]
    return entries.adding(version.number.map { ["picture": .integer($0)] } ?? [:])
  }

  static let schema = SchemaPart.document(
    "Galley's history of a case", "history", "What galley history prints with --json, the oldest version first.",
    [
      ("case", SchemaPart.string),
      (
        "versions",
        SchemaPart.list(
          SchemaPart.object(
            [
              ("change", ["enum": ["recorded", "changed", "renewed", "removed", "unreadable"]]),
              ("date", SchemaPart.string), ("commit", SchemaPart.string), ("author", SchemaPart.string),
              ("subject", SchemaPart.string), ("differences", SchemaPart.strings),
            ], optional: [("picture", SchemaPart.integer.described("Its number: equal pictures have the same."))]))
      ),
    ])
}
