import Reports
import SourcePlaces
import StringsChecking

/// A check of strings as Markdown for a pull request: the totals, and a table of findings, those that fail first.
///
/// All text of the files is escaped. The result is never longer than GitHub allows for a comment, 65,536 characters.
struct StringsMarkdown {
  private static let (rowLimit, limit, cellLimit) = (50, 60_000, 200)

  private let report: StringsReport

  init(_ report: StringsReport) { self.report = report }

  var text: String {
    let totals = StringsRows.totals(of: report).map(MarkdownText.escaped)
    return (["## Strings"] + totals + table).joined(separator: "\n\n") + "\n"
  }

  private var table: [String] {
    let findings = report.findings.filter(\.fails) + report.findings.filter { !$0.fails }
    guard !findings.isEmpty else { return [] }
    var paths = StringsPaths()
    var lines = [line(["level", "language", "key", "what", "place"]), line(Array(repeating: "---", count: 5))]
    var (left, shown) = (Self.limit, 0)
    for finding in findings.prefix(Self.rowLimit) {
      let row = line(cells(finding, &paths).map { MarkdownText.escaped(Self.short($0)) })
      guard row.unicodeScalars.count < left else { break }
      left -= row.unicodeScalars.count + 1
      lines.append(row)
      shown += 1
    }
    let rest = findings.count - shown
    return [lines.joined(separator: "\n")] + (rest > 0 ? ["and \(rest) more"] : [])
  }

  private func cells(_ finding: StringsFinding, _ paths: inout StringsPaths) -> [String] {
    let position = finding.place.isWhole ? "" : ":\(finding.place.position)"
    let allowed = finding.allowed.map { " (\($0))" } ?? ""
    return [
      StringsRows.level(of: finding), finding.language ?? "", finding.key ?? "", finding.sentence + allowed,
      paths.path(finding.place) + position,
    ]
  }

  private func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

  private static func short(_ text: String) -> String {
    text.count > cellLimit ? text.prefix(cellLimit - 1) + "…" : text
  }
}
