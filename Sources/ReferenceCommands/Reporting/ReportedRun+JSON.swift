import Findings
import Foundation
import JSONDocuments
import Reports
import Snapshots

extension ReportedRun {
  /// What the lines of the report say, for programs. The details of each case are in the run's `results.jsonl`.
  var json: JSON {
    let report = report
    return [
      "schemaVersion": .number(1), "run": .string(folder.relativePath), "needsReview": .bool(needsReview),
      "totals": .string(report.totals), "groups": .array(report.groups.map(\.json)),
      "removed": .strings(report.removed.paths), "findings": .array(report.findings.map(\.json)),
      "notes": .strings(notes),
    ]
  }
}

extension CaseGroup {
  fileprivate var json: JSON {
    [
      "verdict": .string(verdict.rawValue), "cases": .strings(paths.map(\.description)), "which": .string(which),
      "details": .string(details),
    ]
  }
}

extension FindingGroup {
  fileprivate var json: JSON {
    var entries: [(key: String, value: JSON)] = [("kind", .string(finding.kind))]
    if let level = finding.level { entries.append(("level", .string(level.rawValue))) }
    entries += [
      ("view", .string(finding.node)), ("cases", .strings(paths.map(\.description))), ("message", .string(message)),
      ("fails", .bool(fails)),
    ]
    if let reason { entries.append(("allowed", .string(reason))) }
    return .object(entries)
  }
}
