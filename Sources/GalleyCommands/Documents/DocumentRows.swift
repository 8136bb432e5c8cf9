import DocumentChecking
import Findings
import QuotedText
import SourcePlaces

/// A check of documents as text for people: a block of rows for each document with findings, and the totals.
struct DocumentRows {
  private let report: DocumentReport
  private let listsNotes: Bool

  init(_ report: DocumentReport, listsNotes: Bool) { (self.report, self.listsNotes) = (report, listsNotes) }

  var rows: [String] {
    var rows: [String] = []
    for document in report.documents {
      let listed = document.findings.filter { listsNotes || $0.kind.level > .note || report.fails($0) }
      guard !listed.isEmpty else { continue }
      rows.append(document.file)
      rows += listed.map { finding in
        let level = report.fails(finding) ? FindingLevel.error : finding.kind.level
        return
          "  \(finding.place.position)\t\(level.rawValue)\t\(finding.kind.rawValue)\t\(finding.sentence.shownOnOneLine)"
      }
      rows.append("")
    }
    return rows + totals
  }

  private var totals: [String] {
    let counts = FindingLevel.allCases.compactMap { level -> String? in
      let count = report.findings.count { $0.kind.level == level }
      return count == 0 ? nil : "\(count) \(level.rawValue)\(count == 1 ? "" : "s")"
    }
    let documents = report.documents.count
    let screens = report.documents.reduce(0) { $0 + $1.screens }
    let found = counts.isEmpty ? "Nothing is wrong" : counts.joined(separator: ", ")
    let (right, texts) = (report.count(.same), report.count(.text))
    let marked = report.count(.misplaced) + report.count(.ambiguous)
    return [
      "\(found) in \(counted(documents, "document")), \(counted(screens, "screen"))",
      "\(right) of \(counted(report.judgedViews, "view")) lie where they are stored"
        + (texts > 0 ? ", \(texts) differ as texts do" : "")
        + (marked > 0 ? "; \(marked) more are marked as misplaced or ambiguous, or are in such views" : ""),
    ] + shares(right, of: report.judgedViews - texts, documents)
  }

  /// The shares of views and of documents that are right, for more than one document.
  private func shares(_ right: Int, of judged: Int, _ documents: Int) -> [String] {
    guard documents > 1, judged > 0 else { return [] }
    let (wholly, butForTexts) = (
      report.rightDocuments(countingTexts: false), report.rightDocuments(countingTexts: true)
    )
    return [
      "Without texts, \(percent(right, of: judged)) of the views lie there; of the documents "
        + "\(percent(butForTexts, of: documents)) (\(butForTexts)), with texts \(percent(wholly, of: documents)) (\(wholly))"
    ]
  }

  private func percent(_ part: Int, of whole: Int) -> String {
    let thousandths = (part * 2000 + whole) / (whole * 2)
    return "\(thousandths / 10).\(thousandths % 10) %"
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
