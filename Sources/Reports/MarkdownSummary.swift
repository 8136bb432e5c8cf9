import Snapshots

/// A run as Markdown for a pull request: results to review, then findings, with one row of a table for all cases that
/// share a problem, or, with pictures, a section for each.
///
/// All external text is escaped. The result is never longer than GitHub allows for a comment, 65,536 characters.
package struct MarkdownSummary {
  /// The limit for all rows and sections together in characters; everything around them is short.
  private static let limit = 60_000
  /// The largest number of rows of a table, and of sections.
  static let maxRows = 50
  /// The limit for the text of a cell in bytes, before escaping.
  private static let cellLimit = 400
  /// The longest address that is linked to, in bytes.
  private static let addressLimit = 1_000

  private let report: RunReport
  private let pictures: [Int: String]
  private let artifact: String?

  /// - Parameters:
  ///   - pictures: the addresses of the pictures of causes, by their numbers from 1; nil for a summary without pictures.
  ///   - artifact: the address of the run's page and results.
  package init(_ report: RunReport, pictures: [Int: String]? = nil, artifact: String? = nil) {
    (self.report, self.artifact) = (report, artifact)
    self.pictures = pictures ?? [:]
    hasSections = pictures != nil
  }

  private let hasSections: Bool

  package var text: String {
    let open = report.findings.filter { $0.finding.allowed == nil }
    var left = MarkdownSummary.limit
    let parts = [
      "## Galley", MarkdownText.escaped(report.totals),
      report.notes.map(MarkdownText.escaped).joined(separator: "\n\n"),
      report.needsReview ? "" : "Nothing needs review.",
      hasSections ? sections(&left) : "",
      table("To review", ["cause", "verdict", "cases", "what"], rowsToReview, &left),
      table(
        "Findings", ["finding", "cases", "view", "what"], (open.filter(\.fails) + open.filter { !$0.fails }).map(row),
        &left),
      table("Allowed findings", ["finding", "cases", "view", "why"], report.allowed.map(row), &left),
      report.known.map { MarkdownText.escaped("Known: \($0).") } ?? "", place,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// The place of the pictures and results.
  private var place: String {
    if let artifact, artifact.utf8.count <= MarkdownSummary.addressLimit {
      return "[Page, pictures and results](\(MarkdownText.destination(artifact)))"
    }
    return "Pictures and results: \(MarkdownText.escaped(report.folder.shortened(to: MarkdownSummary.cellLimit)))"
  }

  // MARK: Rows

  /// The causes that have no section, and what is about no case.
  private var rowsToReview: [[String]] {
    let causes = report.groups.enumerated().map { index, group in
      ["\(index + 1)", group.verdict.rawValue, cases(group.which, group.paths), text(group.details)]
    }
    return (hasSections ? [] : causes) + report.unmatched.map { ["", $0.word, text($0.which), text($0.details)] }
  }

  private func row(_ group: FindingGroup) -> [String] {
    let kind = group.finding.title + (group.fails ? ", which fails the run" : "")
    return [
      text(kind), cases(group.which, group.paths), text(group.finding.node), text(group.reason ?? group.message),
    ]
  }

  private func text(_ text: String) -> String { MarkdownText.escaped(text.shortened(to: MarkdownSummary.cellLimit)) }

  /// A summary of cases, which begins with the first one's path.
  private func cases(_ which: String, _ paths: [CasePath]) -> String {
    MarkdownText.escaped(which.shortened(to: MarkdownSummary.cellLimit), path: paths.first?.description ?? "")
  }

  /// - Parameters:
  ///   - rows: cells of escaped text.
  ///   - left: the number of characters that are still available.
  private func table(_ title: String, _ columns: [String], _ rows: [[String]], _ left: inout Int) -> String {
    guard !rows.isEmpty else { return "" }
    var lines = ["### \(title)", "", line(columns), line(columns.map { _ in "---" })]
    let shown = rows.prefix(MarkdownSummary.maxRows).map(line).fitting(&left)
    lines += shown
    if shown.count < rows.count { lines += ["", "and \(rows.count - shown.count) more"] }
    return lines.joined(separator: "\n")
  }

  private func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

  // MARK: Sections

  /// A section for each cause: its number, its cases, what changed, and its picture.
  private func sections(_ left: inout Int) -> String {
    let all = report.groups.prefix(MarkdownSummary.maxRows).enumerated().map { index, group in
      section(index + 1, group)
    }
    let shown = all.fitting(&left)
    let rest = report.groups.count - shown.count
    return (shown + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "\n\n")
  }

  private func section(_ number: Int, _ group: CaseGroup) -> String {
    let parts = [
      "### \(number). \(group.verdict.rawValue)\\: \(cases(group.which, group.paths))", text(group.details),
      pictures[number].map { "![cause \(number)](\(MarkdownText.destination($0)))" } ?? "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}

extension [String] {
  /// The first ones that fit into a number of characters, which is reduced by theirs.
  fileprivate func fitting(_ left: inout Int) -> [String] {
    var fitting: [String] = []
    for text in self {
      let length = text.unicodeScalars.count + 1
      guard length < left else { break }
      left -= length
      fitting.append(text)
    }
    return fitting
  }
}
