import ArgumentParser
import CommandSupport
import Findings
import LocalizedStrings
import Reports
import Snapshots
import SourcePlaces
import StringsChecking

/// The findings of a check of strings as SARIF results, each at the text's line and column.
struct StringsSARIF {
  private let report: StringsReport

  init(_ report: StringsReport) { self.report = report }

  var document: SARIFDocument {
    var paths = StringsPaths()
    return SARIFDocument(report.findings.map { finding($0, &paths) }, version: ProgramVersion.current)
  }

  private func finding(_ finding: StringsFinding, _ paths: inout StringsPaths) -> SARIFFinding {
    let path = paths.path(finding.place)
    let name = [finding.table, finding.key, finding.language].compactMap { $0 }.joined(separator: "/")
    let variations = finding.variations.joined(separator: ", ")
    let identity = [path, name, finding.kind, variations] + (finding.part.map { [$0] } ?? [])
    return SARIFFinding(
      kind: finding.kind, meaning: StringsFindingKind(rawValue: finding.kind)?.meaning,
      help: StringsFindingKind.remedy,
      level: finding.level == .error ? .error : .warning, message: finding.subject + finding.sentence, file: path,
      line: finding.place.line,
      column: finding.place.column,
      logicalName: name.isEmpty ? path : name,
      fingerprint: ("stringKindVariation/v1", identity.joined(separator: ": ")),
      justification: finding.allowed)
  }
}

extension StringsFinding {
  /// The finding's subject as a prefix of its message: `de: button.save: `.
  var subject: String { [language, key].compactMap { $0.map { "\($0): " } }.joined() }
}
