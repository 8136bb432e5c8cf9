import Foundation
import Snapshots

/// A finding that a team starts from.
struct KnownFinding: Codable, Hashable, Sendable {
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

/// The file of a baseline: JSON, in which each finding is a line, in the order of the results.
struct BaselineFile: Codable {
  private static let version = 1

  let schemaVersion: Int
  let findings: [KnownFinding]

  /// All findings of a run that nothing else allows.
  init(_ results: [RenderResult]) {
    schemaVersion = Self.version
    findings = results.flatMap { result in
      result.findings.filter { $0.allowed == nil || $0.allowed == AuditBaseline.reason }.map {
        KnownFinding($0, result.path)
      }
    }
  }

  /// - Throws: `BaselineError`.
  init(from url: URL) throws {
    let data: Data
    do { data = try Data(contentsOf: url) } catch { throw BaselineError.unreadable(url.relativePath) }
    do {
      self = try JSONDecoder().decode(BaselineFile.self, from: data)
    } catch {
      throw BaselineError.malformed(
        url.relativePath, (error as? DecodingError).map(BaselineError.sentence) ?? "\(error)")
    }
    guard schemaVersion == Self.version else { throw BaselineError.version(url.relativePath, schemaVersion) }
  }

  func write(to url: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = try findings.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    let list = lines.map { "    \($0)" }.joined(separator: ",\n")
    let text = """
      {
        "schemaVersion": \(schemaVersion),
        "findings": [
      \(list)
        ]
      }

      """
    do {
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw BaselineError.unwritable(url.relativePath)
    }
  }

  /// Known findings that a run over all cases does not have any more.
  func missing(from results: [RenderResult]) -> [KnownFinding] {
    let found = Set(results.flatMap { result in result.findings.map { KnownFinding($0, result.path) } })
    return findings.filter { !found.contains($0) }
  }
}

/// Why a baseline cannot be read or written.
enum BaselineError: Error, Equatable, CustomStringConvertible {
  case unreadable(String)
  case malformed(String, String)
  case version(String, Int)
  case unwritable(String)

  var description: String {
    switch self {
    case .unreadable(let path):
      "the baseline '\(path)' cannot be read. Write one with --write-baseline \(path)."
    case .malformed(let path, let reason):
      "the baseline '\(path)' is none: \(reason). Write it anew with --write-baseline \(path)."
    case .version(let path, let version):
      "the baseline '\(path)' is of version \(version), and this galley reads version 1."
    case .unwritable(let path): "the baseline '\(path)' cannot be written. Check the folder and its permissions."
    }
  }

  /// What is wrong and where, by the key path.
  static func sentence(_ error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context): "\(place(context, key)) is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context): "\(place(context)) has the wrong type"
    case .dataCorrupted(let context):
      context.codingPath.isEmpty ? "it is no JSON" : "\(place(context)) is no such value"
    @unknown default: "it is no baseline"
    }
  }

  private static func place(_ context: DecodingError.Context, _ key: (any CodingKey)? = nil) -> String {
    let path = context.codingPath + (key.map { [$0] } ?? [])
    return path.isEmpty
      ? "the whole" : "'" + path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".") + "'"
  }
}
