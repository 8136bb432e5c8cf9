package import JSONDocuments
import Snapshots

/// The outcome of `galley accept`, in lines and as JSON.
package struct Accepted {
  let references: AcceptedReferences
  /// The cases that a decision rejects.
  var rejected: [CaseResult] = []
  /// The cases that failed and offer nothing, where all of a run's were requested.
  var failed: [CaseResult] = []
  /// The notes on cases, by their paths.
  var notes: [String: String] = [:]

  private var written: Int { references.cases.count - references.acceptedBefore }

  func lines(_ summary: RunSummary) -> [String] {
    let (accepted, before) = (Set(references.cases), references.acceptedBefore)
    let groups = summary.groups.flatMap { group in
      group.filter { accepted.contains($0.path) }.grouped(by: { notes[$0.path.description] })
    }
    return groups.map { "accepted\t\(summary.inShort($0))" + note(on: $0[0]) }
      + references.renamed.map { "renamed\t\($0.old) → \($0.new)" }
      + [
        "\(written) \(written == 1 ? "reference" : "references") written"
          + (before > 0 ? ", \(before) accepted before" : "")
      ] + rejected.map { "rejected\t\($0.path)" + note(on: $0) }
      + (failed.isEmpty ? [] : ["failed\t\(summary.inShort(failed)): there is nothing to accept"])
  }

  private func note(on result: CaseResult) -> String { notes[result.path.description].map { ": \($0)" } ?? "" }
}

extension Accepted {
  private static let version = 1
  private static let paths: JSON = ["type": "array", "items": ["type": "string"]]

  var json: JSON {
    [
      "schemaVersion": .number(Double(Self.version)), "accepted": .strings(references.cases.map(\.description)),
      "written": .number(Double(written)), "acceptedBefore": .number(Double(references.acceptedBefore)),
      "renamed": .array(
        references.renamed.map { ["old": .string($0.old), "new": .string($0.new)] }),
      "rejected": .strings(rejected.map(\.path.description)), "failed": .strings(failed.map(\.path.description)),
      "notes": .object(notes.sorted { $0.key < $1.key }.map { (key: $0.key, value: .string($0.value)) }),
    ]
  }

  /// The schema of what `galley accept` prints with `--json`.
  package static let schema: JSON = [
    "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": .string("urn:galley:accept:\(version)"),
    "title": "What Galley accepted",
    "description": "What galley accept prints with --json. New keys may come without a new version.",
    "type": "object", "properties": .object(properties), "required": .strings(properties.map(\.key)),
  ]

  private static let properties: [(key: String, value: JSON)] = [
    ("schemaVersion", ["const": .number(Double(version))]), ("accepted", paths), ("written", ["type": "integer"]),
    ("acceptedBefore", ["type": "integer", "description": "How many of them had that reference before."]),
    (
      "renamed",
      [
        "type": "array",
        "items": [
          "type": "object", "properties": ["old": ["type": "string"], "new": ["type": "string"]],
          "required": ["old", "new"],
        ],
      ]
    ), ("rejected", paths),
    ("failed", ["type": "array", "items": ["type": "string"], "description": "With --all: they offer nothing."]),
    (
      "notes",
      ["type": "object", "additionalProperties": ["type": "string"], "description": "Notes of decisions, by case."]
    ),
  ]
}
