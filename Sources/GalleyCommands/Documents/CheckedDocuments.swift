import DocumentChecking
import Findings
import JSONDocuments
import ReferenceCommands
import SourcePlaces

/// The result of `galley ib check --json`.
enum CheckedDocuments {
  static func json(of report: DocumentReport) -> JSON {
    [
      "schemaVersion": .integer(1), "needsReview": .bool(report.fails),
      "documents": .strings(report.documents.map(\.file)),
      "findings": .array(report.findings.map { json($0, fails: report.fails($0)) }),
    ]
  }

  /// A finding in the shape that all findings have; its case is the document.
  private static func json(_ finding: DocumentFinding, fails: Bool) -> JSON {
    let entries: JSON = [
      "kind": .string(finding.kind.rawValue), "level": .string(finding.kind.level.rawValue),
      "view": .string(finding.subject ?? ""), "cases": .strings([finding.place.file]),
      "message": .string(finding.message), "fails": .bool(fails),
    ]
    return entries.adding(.object(finding.place.members))
  }

  static let schema = SchemaPart.document(
    "Galley's check of documents", "documents", "What galley ib check prints with --json.",
    [
      ("needsReview", SchemaPart.flag), ("documents", SchemaPart.strings),
      ("findings", SchemaPart.list(ReportDocument.finding)),
    ])
}
