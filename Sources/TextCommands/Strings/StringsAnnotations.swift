import Reports
import SourcePlaces
import StringsChecking

/// A check of strings as workflow commands for GitHub Actions, which shows them next to the lines of a pull request.
/// Allowed findings are left out.
struct StringsAnnotations {
  /// The largest number of commands per kind: GitHub shows fifty of a job.
  private static let limit = 50

  private let report: StringsReport

  init(_ report: StringsReport) { self.report = report }

  /// The commands, one per line, errors first.
  var lines: [String] {
    var paths = StringsPaths()
    let open = report.findings.filter { $0.allowed == nil }
    return lines("error", open.filter(\.fails), &paths) + lines("warning", open.filter { !$0.fails }, &paths)
  }

  private func lines(_ level: String, _ findings: [StringsFinding], _ paths: inout StringsPaths) -> [String] {
    let shown = findings.prefix(Self.limit).map { command(level, $0, &paths) }
    let rest = findings.count - shown.count
    return shown + (rest > 0 ? ["::notice::and \(rest) more, which galley strings lists"] : [])
  }

  private func command(_ level: String, _ finding: StringsFinding, _ paths: inout StringsPaths) -> String {
    let line = finding.place.line.map { [("line", "\($0)")] } ?? []
    let column = finding.place.column.map { [("col", "\($0)")] } ?? []
    let properties = ([("file", paths.path(finding.place))] + line + column + [("title", finding.kind)])
      .map { "\($0)=\(WorkflowCommand.property($1))" }
    return "::\(level) \(properties.joined(separator: ","))::"
      + WorkflowCommand.data(finding.subject + finding.sentence)
  }
}
