import CommandSupport
import DocumentChecking
import Findings
import Reports
import SourcePlaces

/// The findings of a check of documents as SARIF results, each at its element's line and column.
struct DocumentsSARIF {
  private let report: DocumentReport

  init(_ report: DocumentReport) { self.report = report }

  var document: SARIFDocument {
    SARIFDocument(report.findings.map(finding), version: ProgramVersion.current)
  }

  private func finding(_ finding: DocumentFinding) -> SARIFFinding {
    let level = report.fails(finding) ? .error : finding.kind.level
    let subject = finding.subject ?? finding.place.file
    return SARIFFinding(
      kind: finding.kind.rawValue, meaning: finding.kind.meaning, help: DocumentFindingKind.remedy, level: level,
      message: finding.sentence, file: finding.place.file, line: finding.place.line, column: finding.place.column,
      logicalName: subject,
      fingerprint: (
        "documentKindSubject/v1",
        [finding.place.file, finding.kind.rawValue, finding.subject ?? finding.message].joined(separator: ": ")
      ), justification: nil)
  }
}
