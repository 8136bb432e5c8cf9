import Findings
import Foundation
package import JSONDocuments
import Reports
package import Snapshots
import SourcePlaces

/// The lines of a run's report for programs: the output of `--json`. The details of each case are in the run's
/// `results.jsonl`.
package enum ReportDocument {
  static let version = 1

  /// The report of a run in a folder.
  ///
  /// - Throws: `ReportError` if there is no run, `ResultError` if it cannot be read.
  package static func json(of folder: String) throws -> JSON {
    try ReportedRun(URL(exactPath: folder, isDirectory: true), nil).json
  }

  /// The schema of the report.
  package static let schema: JSON = [
    "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": .string("urn:galley:report:\(version)"),
    "title": "Galley report",
    "description":
      "What galley test, audit, compare, render, merge, engine and report print with --json. New keys may come without a new version.",
    "type": "object", "properties": .object(properties), "required": .strings(properties.map(\.key)),
  ]

  /// The members of the report, all of which are there.
  package static let properties: [(key: String, value: JSON)] = [
    ("schemaVersion", ["const": .number(Double(version))]),
    ("run", ["type": "string", "description": "The run's folder, with pictures and results."]),
    ("needsReview", ["type": "boolean"]), ("totals", ["type": "string"]),
    ("groups", ["type": "array", "items": group, "description": "Cases to review, by what changed them."]),
    ("removed", ["type": "array", "items": ["type": "string"]]), ("findings", ["type": "array", "items": finding]),
    ("notes", ["type": "array", "items": ["type": "string"]]),
  ]

  private static let place: [(key: String, value: JSON)] = [
    ("file", ["type": "string", "description": "Where the first case's scene or test is written."]),
    ("line", ["type": "integer", "minimum": .number(1)]),
  ]

  private static let cases: JSON = ["type": "array", "items": ["type": "string"], "minItems": .number(1)]

  private static let group: JSON = {
    let required: [(key: String, value: JSON)] = [
      ("verdict", ["enum": .strings(Verdict.allCases.map(\.rawValue))]), ("cases", cases),
      ("which", ["type": "string", "description": "The cases in words."]), ("details", ["type": "string"]),
    ]
    return [
      "type": "object", "properties": .object(required + place), "required": .strings(required.map(\.key)),
    ]
  }()

  private static let remedy: JSON = {
    let required: [(key: String, value: JSON)] = [("view", ["type": "string"]), ("key", ["type": "string"])]
    let optional: [(key: String, value: JSON)] = [
      ("value", ["type": "string", "description": "In YAML, on one line; the key is to be removed without one."]),
      ("former", ["type": "string"]),
      ("swift", ["type": "string", "description": "A statement with the same effect."]),
    ]
    let change: JSON = [
      "type": "object", "properties": .object(required + optional + place), "required": .strings(required.map(\.key)),
    ]
    return [
      "type": "object", "description": "A change that is expected to make it go.",
      "properties": ["text": ["type": "string"], "changes": ["type": "array", "items": change]],
      "required": ["text", "changes"],
    ]
  }()

  /// The schema of a finding: the same wherever programs read one.
  package static let finding: JSON = {
    let required: [(key: String, value: JSON)] = [
      ("kind", ["type": "string", "pattern": "^[a-z]+(-[a-z]+)*$"]),
      ("view", ["type": "string", "description": "The view's name, unique in its screen."]), ("cases", cases),
      ("message", ["type": "string"]), ("fails", ["type": "boolean", "description": "Whether it fails the run."]),
    ]
    let optional: [(key: String, value: JSON)] = [
      ("level", ["enum": .strings(FindingLevel.allCases.map(\.rawValue))]),
      ("allowed", ["type": "string", "description": "Why the scene allows it."]), ("remedy", remedy),
      (
        "number",
        ["type": "integer", "description": "The node's number in the first case's tree, where that is known."]
      ),
    ]
    return [
      "type": "object", "properties": .object(required + optional + place), "required": .strings(required.map(\.key)),
    ]
  }()
}

extension ReportedRun {
  var json: JSON {
    let report = report
    return [
      "schemaVersion": .number(Double(ReportDocument.version)), "run": .string(folder.relativePath),
      "needsReview": .bool(needsReview),
      "totals": .string(report.totals), "groups": .array(report.groups.map(\.json)),
      "removed": .strings(report.removed.paths), "findings": .array(report.findings.flatMap(\.json)),
      "notes": .strings(notes),
    ]
  }
}

extension CaseGroup {
  fileprivate var json: JSON {
    let entries: JSON = [
      "verdict": .string(verdict.rawValue), "cases": .strings(paths.map(\.description)), "which": .string(which),
      "details": .string(details),
    ]
    return entries.adding(source.json)
  }
}

extension FindingGroup {
  /// The findings as programs read them, one for each view.
  package var json: [JSON] { views.map(json) }

  private func json(_ view: ViewFindings) -> JSON {
    let finding = view.finding
    var entries: [(key: String, value: JSON)] = [("kind", .string(finding.kind))]
    if let level = finding.level { entries.append(("level", .string(level.rawValue))) }
    entries += [
      ("view", .string(finding.node)), ("cases", .strings(paths.map(\.description))),
      ("message", .string(view.message)), ("fails", .bool(fails)),
    ]
    if let reason = finding.allowed { entries.append(("allowed", .string(reason))) }
    if finding.allowed == nil, let remedy = view.remedy { entries.append(("remedy", remedy.json)) }
    return JSON.object(entries).adding(source.json)
  }
}

extension Remedy {
  fileprivate var json: JSON {
    let changes = changes.map { change -> JSON in
      var entries: [(key: String, value: JSON)] = [("view", .string(change.node)), ("key", .string(change.key))]
      for (key, value) in [("value", change.value), ("former", change.former), ("swift", change.swift)] {
        if let value { entries.append((key, .string(value))) }
      }
      return JSON.object(entries).adding(change.source.json)
    }
    return ["text": .string(text), "changes": .array(changes)]
  }
}

extension SourcePlace? {
  /// The place as members of an object, without any if it is not known.
  fileprivate var json: JSON {
    guard let self else { return [:] }
    return .object([("file", .string(self.file))] + (self.line.map { [("line", .number(Double($0)))] } ?? []))
  }
}
