import Exceptions
import Foundation
import Snapshots

/// A finding in a baseline.
struct KnownFinding: Encodable, Hashable, Sendable {
  /// The path of the scene: the catalogue file and the scene's name.
  let scene: String
  let configuration: String
  let rule: String
  let view: String
}

/// The known findings that a team starts from: they are shown, but fail nothing.
struct AuditBaseline {
  /// Nil if every finding is known.
  private let known: Set<KnownFinding>?

  /// - Parameter today: the day for which the terms of known findings are judged; nil if they do not count.
  /// - Throws: `BaselineError`.
  init(_ source: Source, on today: CalendarDay?) throws(BaselineError) {
    switch source {
    case .none: known = []
    case .file(let path): known = Set(try BaselineFile(from: URL(exactPath: path)).findings(on: today))
    case .findings: known = nil
    }
  }

  /// The origin of the known findings.
  enum Source: Codable, Sendable {
    case none
    /// The findings in a file.
    case file(String)
    /// All findings, for writing a baseline: findings that follow from a known case are reported, and thereby known,
    /// too.
    case findings
  }

  /// The reason that a finding is known for; nil if it is not.
  func reason(for finding: Finding, of path: CasePath) -> String? {
    guard let known else { return Finding.inBaseline }
    let names = [finding.node, finding.position].compactMap(\.self)
    return names.contains { known.contains(KnownFinding(finding, called: $0, path)) } ? Finding.inBaseline : nil
  }
}

extension KnownFinding {
  /// - Parameter name: the view's name; nil for the finding's own.
  init(_ finding: Finding, called name: String? = nil, _ path: CasePath) {
    self.init(
      scene: path.scenePath, configuration: path.configuration, rule: finding.kind, view: name ?? finding.node)
  }
}
