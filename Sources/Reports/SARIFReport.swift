package import Foundation
import Snapshots

/// A run's findings in SARIF 2.1.0 (OASIS), as code scanning and editors read it: a result for each kind of finding in each
/// scene, at the scene's line.
package struct SARIFReport {
  private let report: RunReport
  private let version: String

  /// - Parameter version: Galley's.
  package init(_ report: RunReport, version: String) {
    (self.report, self.version) = (report, version)
  }

  package func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(log) + Data("\n".utf8)
  }

  private var log: SARIFLog {
    let kinds = Set(report.findings.map(\.finding.kind)).sorted()
    let rules = kinds.map(SARIFLog.Rule.init)
    let results = report.findings.map { group in
      SARIFLog.Result(group, ruleIndex: kinds.firstIndex(of: group.finding.kind) ?? -1)
    }
    let driver = SARIFLog.Driver(name: "Galley", semanticVersion: version, rules: rules)
    return SARIFLog(runs: [.init(tool: .init(driver: driver), results: results)])
  }
}

extension SARIFLog.Rule {
  fileprivate init(_ kind: String) {
    id = kind
    // Results of another version may have other kinds.
    let meaning = FindingKinds.meanings[kind].map { $0.prefix(1).uppercased() + $0.dropFirst() + "." } ?? kind
    (shortDescription, fullDescription) = (.init(text: meaning), .init(text: meaning))
    help = .init(text: FindingKinds.help)
  }
}

extension SARIFLog.Result {
  init(_ group: FindingGroup, ruleIndex: Int) {
    let finding = group.finding
    ruleId = finding.kind
    self.ruleIndex = ruleIndex
    level = group.fails ? "error" : "warning"
    message = .init(text: "\(group.which): \(finding.node): \(group.message)".shownOnOneLine)
    let scene = group.paths[0].scenePath
    locations = [
      .init(
        physicalLocation: group.source.map(SARIFLog.PhysicalLocation.init),
        logicalLocations: [.init(fullyQualifiedName: "\(scene)/\(finding.node)".shownOnOneLine)])
    ]
    // What stays the same where lines move: tools know a finding again by it.
    partialFingerprints = ["sceneKindNode/v1": "\(scene): \(finding.kind): \(finding.node)".shownOnOneLine]
    suppressions = finding.allowed.map { [.init(justification: $0.shownOnOneLine)] }
  }
}

extension SARIFLog.PhysicalLocation {
  fileprivate init(_ source: CaseSource) {
    let isInside = !source.file.hasPrefix("/")
    let path = source.file.addingPercentEncoding(withAllowedCharacters: SARIFLog.pathCharacters) ?? ""
    artifactLocation = .init(
      uri: isInside ? path : "file://\(path)", uriBaseId: isInside ? "%SRCROOT%" : nil)
    region = source.line.map { .init(startLine: $0) }
  }
}
