import Snapshots
import SourcePlaces

/// A run as workflow commands for GitHub Actions, which shows them next to the lines of a pull request: `::error` for
/// results to review, `::warning` for findings. Allowed findings are left out.
package struct GitHubAnnotations {
  /// The largest number of commands per kind: GitHub shows ten errors and ten warnings of a step, and fifty of a job.
  private static let limit = 50
  /// The limit for a message's length in bytes.
  private static let messageLimit = 4_000

  private let report: RunReport

  package init(_ report: RunReport) { self.report = report }

  /// The commands, one per line, errors first.
  package var lines: [String] {
    let open = report.findings.filter { $0.finding.allowed == nil }
    let (failing, harmless) = (open.filter(\.fails), open.filter { !$0.fails })
    let changes = report.groups.prefix(GitHubAnnotations.limit).map {
      command("error", $0.source, title: $0.verdict.rawValue, $0.which, $0.details)
    }
    let others = report.unmatched.prefix(GitHubAnnotations.limit - changes.count).map {
      command("error", nil, title: $0.word, $0.which, $0.details)
    }
    let failures = failing.prefix(GitHubAnnotations.limit - changes.count - others.count).map {
      finding("error", $0)
    }
    let warnings = harmless.prefix(GitHubAnnotations.limit).map { finding("warning", $0) }
    let errors = report.groups.count + report.unmatched.count + failing.count
    return changes + others + failures + GitHubAnnotations.rest(of: errors) + warnings
      + GitHubAnnotations.rest(of: harmless.count)
  }

  /// A notice that there are more than are shown.
  private static func rest(of count: Int) -> [String] {
    count > limit ? ["::notice::and \(count - limit) more, which galley report lists"] : []
  }

  private func finding(_ level: String, _ group: FindingGroup) -> String {
    command(level, group.source, title: group.finding.kind, group.which, "\(group.finding.node): \(group.message)")
  }

  private func command(
    _ level: String, _ source: SourcePlace?, title: String, _ which: String, _ details: String
  ) -> String {
    let place = source.map { [("file", $0.file)] + ($0.line.map { [("line", "\($0)")] } ?? []) } ?? []
    let properties = (place + [("title", title)]).map { "\($0)=\(WorkflowCommand.property($1))" }
    let message = which + (details.isEmpty ? "" : ": " + details)
    return "::\(level) \(properties.joined(separator: ","))::"
      + WorkflowCommand.data(message.shortened(to: GitHubAnnotations.messageLimit))
  }
}
