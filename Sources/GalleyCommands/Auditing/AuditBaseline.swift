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
  /// Nil where all is known.
  private let known: Set<KnownFinding>?

  /// - Throws: `BaselineError`.
  init(_ source: Source) throws(BaselineError) {
    switch source {
    case .none: known = []
    case .file(let path): known = Set(try BaselineFile(from: URL(exactPath: path)).findings)
    case .findings: known = nil
    }
  }

  /// What is known.
  enum Source: Codable, Sendable {
    case none
    /// What is in a file.
    case file(String)
    /// Whatever is found, as a baseline is written of it: what follows from a known cause is said, and so known, too.
    case findings
  }

  /// Why a finding is known; nil for one that is not.
  func reason(for finding: Finding, of path: CasePath) -> String? {
    known?.contains(KnownFinding(finding, path)) ?? true ? Finding.inBaseline : nil
  }
}

extension KnownFinding {
  init(_ finding: Finding, _ path: CasePath) {
    self.init(
      scene: path.scenePath, configuration: path.configuration, law: finding.kind, view: finding.node)
  }
}
