import JSONDocuments
import Sensitivity
import Snapshots

/// The result of `galley sensitivity --json`.
struct SensitivityDocument {
  static let version = 1

  private let summary: SensitivitySummary
  /// The number of cases that were not tried.
  private let leftOut: Int

  init(_ summary: SensitivitySummary, leftOut: Int) { (self.summary, self.leftOut) = (summary, leftOut) }

  var json: JSON {
    .object([
      ("schemaVersion", .number(Double(Self.version))), ("cases", .number(Double(summary.caseCount))),
      ("leftOut", .number(Double(leftOut))), ("mutations", .number(Double(summary.total))),
      ("noticed", .number(Double(summary.total - summary.unnoticed))),
      ("kinds", .object(Mutation.Kind.allCases.map { ($0.rawValue, kind($0)) })),
      ("unnoticed", .array(summary.groups.map(group))),
      (
        "failed",
        .array(summary.failed.map { .object([("case", .string("\($0.path)")), ("reason", .string($0.reason))]) })
      ),
    ])
  }

  private func kind(_ kind: Mutation.Kind) -> JSON {
    let count = summary.counts[kind, default: 0]
    return .object([
      ("mutations", .number(Double(count))),
      ("noticed", .number(Double(count - summary.unnoticedCounts[kind, default: 0]))),
    ])
  }

  private func group(_ group: SensitivitySummary.Group) -> JSON {
    .object([
      ("view", .string(group.view)), ("kind", .string(group.mutation.kind.rawValue)),
      ("property", .string(group.mutation.property)), ("reason", .string("\(group.reason)")),
      ("cases", .strings(group.paths.map(\.description))),
    ])
  }
}
