import DocumentChecking
import Findings
import Reports
import SourcePlaces

/// A check of documents as workflow commands for GitHub Actions, which shows them next to the lines of a pull request. Notes
/// are left out, unless they fail the check.
struct DocumentAnnotations {
  /// The largest number of commands per kind: GitHub shows fifty of a job.
  private static let limit = 50

  private let report: DocumentReport

  init(_ report: DocumentReport) { self.report = report }

  /// The commands, one per line, errors first.
  var lines: [String] {
    let failing = report.findings.filter(report.fails)
    let others = report.findings.filter { !report.fails($0) && $0.kind.level > .note }
    return lines("error", failing) + lines("warning", others)
  }

  private func lines(_ level: String, _ findings: [DocumentFinding]) -> [String] {
    let rest = findings.count - min(findings.count, Self.limit)
    return findings.prefix(Self.limit).map { command(level, $0) }
      + (rest > 0 ? ["::notice::and \(rest) more, which galley ib check lists"] : [])
  }

  private func command(_ level: String, _ finding: DocumentFinding) -> String {
    let line = finding.place.line.map { [("line", "\($0)")] } ?? []
    let column = finding.place.column.map { [("col", "\($0)")] } ?? []
    let properties = ([("file", finding.place.file)] + line + column + [("title", finding.kind.rawValue)])
      .map { "\($0)=\(WorkflowCommand.property($1))" }
    return "::\(level) \(properties.joined(separator: ","))::" + WorkflowCommand.data(finding.sentence)
  }
}
