import Findings
package import Foundation
import Snapshots
import SourcePlaces

/// A run's findings in SARIF: a result for each group of findings, at the scene's line. A finding of the audit has the
/// level of its rule; any other is an error if it fails the run.
package struct SARIFReport {
  private let report: RunReport
  private let version: String

  /// - Parameter version: Galley's version.
  package init(_ report: RunReport, version: String) {
    (self.report, self.version) = (report, version)
  }

  package func data() throws -> Data {
    try SARIFDocument(report.findings.map(SARIFFinding.init), version: version).data()
  }
}

extension SARIFFinding {
  fileprivate init(_ group: FindingGroup) {
    let finding = group.finding
    let scene = group.paths[0].scenePath
    self.init(
      kind: finding.kind, meaning: FindingKind(rawValue: finding.kind)?.meaning, help: FindingKind.remedy,
      level: finding.level ?? (group.fails ? .error : .warning), ruleLevel: finding.level,
      message: "\(group.which): \(finding.node): \(group.message)\(group.remedy)", file: group.source?.file,
      line: group.source?.line,
      logicalName: "\(scene)/\(finding.node)",
      fingerprint: ("sceneKindNode/v1", "\(scene): \(finding.kind): \(finding.identity)"),
      justification: finding.allowed)
  }
}
