import Auditing
import Foundation
import Scenes
import Snapshots

/// The file of a baseline: JSON, in which each finding is a line, in the order of the results.
struct BaselineFile {
  static let version = 1

  let findings: [KnownFinding]

  init(findings: [KnownFinding]) { self.findings = findings }

  /// All findings of a run that nothing else allows.
  ///
  /// - Parameters:
  ///   - previous: those known before. What is known of cases that were not looked at, but may be there, stays in front.
  ///   - isPartial: whether the run left out cases.
  init(_ results: [RenderResult], over previous: BaselineFile?, isPartial: Bool) {
    let seen = SeenCases(results)
    let kept = previous?.findings.filter { !seen.has($0) && (isPartial || seen.hasFailed($0)) } ?? []
    findings =
      kept
      + results.flatMap { result in
        result.findings.filter { $0.allowed == nil || $0.allowed == Finding.inBaseline }.map {
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

  /// Known findings that a run over all cases does not have any more. Not those that may be there, as a scene failed or
  /// another finding hides them.
  func missing(from results: [RenderResult]) -> [KnownFinding] {
    let seen = SeenCases(results)
    return findings.filter { seen.has($0) ? !seen.finds($0) : !seen.hasFailed($0) }
  }
}

/// The cases that a run looked at.
private struct SeenCases {
  /// The findings of each case by its scene's path and its configuration.
  private let findings: [[String]: [Finding]]
  /// The scenes of which a case failed, so that others of it may not be among the results, and the files that failed as a
  /// whole.
  private let failedScenes: Set<String>
  private let failedFiles: Set<String>

  init(_ results: [RenderResult]) {
    let rendered = results.filter(\.outcome.isRendered)
    findings = Dictionary(rendered.map { ([$0.path.scenePath, $0.path.configuration], $0.findings) }) { $0 + $1 }
    let failed = results.filter { !$0.outcome.isRendered }.map(\.path)
    failedScenes = Set(failed.map(\.scenePath))
    failedFiles = Set(failed.filter { $0.scene == SceneFile.wholeFile }.map(\.catalogueFile))
  }

  func has(_ known: KnownFinding) -> Bool { findings[[known.scene, known.configuration]] != nil }

  func hasFailed(_ known: KnownFinding) -> Bool {
    failedScenes.contains(known.scene) || failedFiles.contains { known.scene.hasPrefix("\($0)/") }
  }

  /// Whether a finding is in its case, or another one that hides it.
  func finds(_ known: KnownFinding) -> Bool {
    findings[[known.scene, known.configuration], default: []].contains {
      $0.node == known.view && ($0.kind == known.law || Law.relations.hides(known.law, $0))
    }
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
      "the baseline '\(path)' cannot be read. Write one with "
        + ShellLine.line(ShellLine.option("--write-baseline", path)) + "."
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
