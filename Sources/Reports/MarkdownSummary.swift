import Snapshots

/// A run as Markdown for a pull request: results to review, then findings, with one table row for all cases that share
/// a problem.
///
/// All external text is escaped. The result is never longer than GitHub allows for a comment, 65,536 characters.
package struct MarkdownSummary {
  /// The limit for all rows together in characters; everything around them is short.
  private static let limit = 60_000
  private static let maxRows = 50
  /// The limit for the text of a cell in bytes, before escaping.
  private static let cellLimit = 400

  private let report: RunReport

  package init(_ report: RunReport) { self.report = report }

  package var text: String {
    let open = report.findings.filter { $0.finding.allowed == nil }
    let allowed = report.findings.filter { $0.finding.allowed != nil }
    var left = MarkdownSummary.limit
    let parts = [
      "## Galley", MarkdownText.escaped(report.totals),
      report.groups.isEmpty && report.removed.paths.isEmpty && !open.contains(where: \.fails)
        ? "Nothing needs review." : "",
      table(
        "To review", ["verdict", "cases", "what"],
        report.groups.map(row) + report.removed.groups.map { ["removed", $0.which, $0.details] }, &left),
      table(
        "Findings", ["finding", "cases", "view", "what"], (open.filter(\.fails) + open.filter { !$0.fails }).map(row),
        &left),
      table("Allowed findings", ["finding", "cases", "view", "why"], allowed.map(row), &left),
      "Pictures and results: \(MarkdownText.escaped(report.folder.shortened(to: MarkdownSummary.cellLimit)))",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func row(_ group: CaseGroup) -> [String] { [group.verdict.rawValue, group.which, group.details] }

  private func row(_ group: FindingGroup) -> [String] {
    let kind = group.finding.title + (group.fails ? ", which fails the run" : "")
    return [kind, group.which, group.finding.node, group.reason ?? group.message]
  }

  /// - Parameter left: the number of characters that are still available.
  private func table(_ title: String, _ columns: [String], _ rows: [[String]], _ left: inout Int) -> String {
    guard !rows.isEmpty else { return "" }
    var lines = ["### \(title)", "", line(columns), line(columns.map { _ in "---" })]
    var shown = 0
    for row in rows.prefix(MarkdownSummary.maxRows) {
      let line = line(row.map { MarkdownText.escaped($0.shortened(to: MarkdownSummary.cellLimit)) })
      guard line.unicodeScalars.count < left else { break }
      left -= line.unicodeScalars.count + 1
      lines.append(line)
      shown += 1
    }
    if shown < rows.count { lines += ["", "and \(rows.count - shown) more"] }
    return lines.joined(separator: "\n")
  }

  private func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
}
