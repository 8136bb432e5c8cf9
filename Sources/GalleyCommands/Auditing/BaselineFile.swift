import Foundation
import Snapshots

/// The file of a baseline: JSON, in which each finding is a line, in the order of the results.
struct BaselineFile {
  static let version = 1

  let findings: [KnownFinding]

  init(findings: [KnownFinding]) { self.findings = findings }

  /// All findings of a run that nothing else allows.
  ///
  /// - Parameter previous: Those known before. What is known of cases that the run did not look at stays, in front.
  init(_ results: [RenderResult], keepingOthersOf previous: BaselineFile? = nil) {
    let seen = Set(results.map { "\($0.path.scenePath)/\($0.path.configuration)" })
    let kept = previous?.findings.filter { !seen.contains("\($0.scene)/\($0.configuration)") } ?? []
    findings =
      kept
      + results.flatMap { result in
        result.findings.filter { $0.allowed == nil || $0.allowed == AuditBaseline.reason }.map {
          KnownFinding($0, result.path)
        }
      }
  }

  /// - Throws: `BaselineError`.
  init(from url: URL) throws(BaselineError) {
    let data: Data
    do { data = try Data(contentsOf: url) } catch { throw .unreadable(url.relativePath) }
    self = try BaselineReader(Array(data), path: url.relativePath).file()
  }

  /// The baseline that another one is to be written over; nil where nothing is there yet.
  ///
  /// - Throws: `BaselineError` for a file that is none.
  static func replaced(at url: URL) throws(BaselineError) -> BaselineFile? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    do throws(BaselineError) { return try BaselineFile(from: url) } catch {
      throw .somethingElse(url.relativePath)
    }
  }

  func write(to url: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = try findings.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    let list = lines.map { "    \($0)" }.joined(separator: ",\n")
    let text = """
      {
        "schemaVersion": \(Self.version),
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
  /// - Parameter place: the path, line and column.
  case malformed(place: String, reason: String)
  case version(String, String)
  /// A file that is there, and no baseline, where one is to be written.
  case somethingElse(String)
  case unwritable(String)

  var description: String {
    switch self {
    case .unreadable(let path):
      "the baseline '\(path)' cannot be read. Write one with --write-baseline \(path)."
    case .malformed(let place, let reason): "\(place): this is no baseline: \(reason)"
    case .version(let path, let version):
      "the baseline '\(path)' is of version \(version), "
        + "and this galley reads version \(BaselineFile.version)."
    case .somethingElse(let path):
      "'\(path)' is there and no baseline that this galley reads: nothing is written over it. Name another file with "
        + "--write-baseline, or remove it."
    case .unwritable(let path): "the baseline '\(path)' cannot be written. Check the folder and its permissions."
    }
  }
}
