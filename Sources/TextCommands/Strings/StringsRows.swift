import Findings
import LocalizedStrings
import QuotedText
import Snapshots
import SourcePlaces
import StringsChecking

/// A check of strings as text for people: a block of rows for each file, and the totals.
enum StringsRows {
  /// The largest number of characters shown of a key, and of a finding.
  private static let (keyLimit, sentenceLimit) = (44, 160)

  static func rows(of report: StringsReport) -> [String] {
    var rows: [String] = []
    var rest = report.findings[...]
    while let file = rest.first?.place.file {
      let block = rest.prefix { $0.place.file == file }
      rest = rest.dropFirst(block.count)
      rows += [file] + table(block.map(cells)) + [""]
    }
    return rows + totals(of: report)
  }

  /// The finding's level, or that it is allowed.
  static func level(of finding: StringsFinding) -> String {
    finding.allowed == nil ? finding.level.rawValue : "allowed"
  }

  private static func cells(of finding: StringsFinding) -> [String] {
    let variations = finding.variations.isEmpty ? "" : " (\(finding.variations.joined(separator: ", ")))"
    let key = short((finding.key ?? "").shownOnOneLine + variations, keyLimit)
    let allowed = finding.allowed.map { " (\($0.shownOnOneLine))" } ?? ""
    return [
      finding.place.position, level(of: finding), finding.language ?? "", key,
      short(finding.sentence.shownOnOneLine, sentenceLimit) + allowed,
    ]
  }

  /// Rows with aligned columns, the first one to the right. Empty columns are left out.
  private static func table(_ rows: [[String]]) -> [String] {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.indices.filter { widths[$0] > 0 }.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? space + row[column] : column == row.count - 1 ? row[column] : row[column] + space
      }
      return "  " + cells.joined(separator: "  ")
    }
  }

  private static func short(_ text: String, _ limit: Int) -> String {
    text.count > limit ? text.prefix(limit - 1) + "…" : text
  }

  // MARK: Totals

  /// The totals, and what was not checked.
  static func totals(of report: StringsReport) -> [String] {
    let open = report.findings.filter { $0.allowed == nil }
    let numbers = [
      count(open.count { $0.level == .error }, "error"), count(open.count { $0.level == .warning }, "warning"),
      report.findings.count == open.count ? nil : "\(report.findings.count - open.count) allowed",
    ].compactMap { $0 }
    let counts = report.counts
    let found = numbers.isEmpty ? "Nothing is wrong" : numbers.joined(separator: ", ")
    let totals =
      "\(found) in \(counted(counts.texts, "text")) of \(counted(counts.keys, "key")) in "
      + "\(counted(counts.languages, "language")), \(counted(counts.measurements, "measurement"))"
    return [totals] + notes(on: report)
  }

  private static func notes(on report: StringsReport) -> [String] {
    var notes: [String] = []
    if report.counts.ignoredKeys > 0 { notes.append("\(counted(report.counts.ignoredKeys, "key")) ignored by rules") }
    let keys = report.keysWithoutRule
    if !keys.isEmpty {
      let shown = keys.prefix(3).map { short($0.shownOnOneLine, keyLimit) }.joined(separator: ", ")
      let rest = keys.count > 3 ? " and \(keys.count - 3) more" : ""
      notes.append("\(counted(keys.count, "key")) without a rule, not checked: \(shown)\(rest)")
    }
    return notes
  }

  private static func count(_ count: Int, _ noun: String) -> String? { count == 0 ? nil : counted(count, noun) }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
