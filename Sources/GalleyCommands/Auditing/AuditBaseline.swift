import Foundation
import Snapshots

/// A finding that a team starts from.
struct KnownFinding: Encodable, Hashable, Sendable {
  /// The catalogue file and the scene.
  let scene: String
  let configuration: String
  let law: String
  let view: String
}

/// The findings that a team starts from: they are shown, and fail nothing.
struct AuditBaseline {
  static let reason = "It is in the baseline."
  private let known: Set<KnownFinding>

  init(_ known: [KnownFinding]) { self.known = Set(known) }

  func allow(_ results: inout [RenderResult]) {
    for index in results.indices { allow(&results[index]) }
  }

  /// Allows what is known and not allowed for another reason.
  func allow(_ result: inout RenderResult) {
    for index in result.findings.indices where result.findings[index].allowed == nil {
      let finding = KnownFinding(result.findings[index], result.path)
      if known.contains(finding) { result.findings[index].allowed = Self.reason }
    }
  }
}

extension KnownFinding {
  init(_ finding: Finding, _ path: CasePath) {
    self.init(
      scene: path.scenePath, configuration: path.configuration, law: finding.kind, view: finding.node)
  }
}
