import Auditing
import Exceptions
import Findings
import Foundation
import Scenes
import Snapshots

/// The file of a baseline: JSON with each finding on a line, in the order of the results.
struct BaselineFile {
  static let version = 2
  /// Version 1 has the key `law` in place of `rule`.
  static let firstVersion = 1

  let findings: [KnownFinding]
  /// The terms of findings that have no others.
  let terms: BaselineTerms

  init(findings: [KnownFinding], terms: BaselineTerms) { (self.findings, self.terms) = (findings, terms) }

  /// All findings of a run that nothing else allows.
  ///
  /// - Parameters:
  ///   - previous: the previous baseline. Its findings in cases that were not examined, but may exist, are kept in
  ///     front.
  ///   - isPartial: whether the run left out cases.
  ///   - terms: the terms of all findings, in place of the previous ones.
  init(_ results: [RenderResult], over previous: BaselineFile?, isPartial: Bool, terms: ExceptionTerms) {
    self.terms = (previous?.terms ?? BaselineTerms()).replacing(terms)
    let seen = ExaminedCases(results)
    let kept = previous?.findings.filter { !seen.has($0) && (isPartial || seen.hasFailed($0)) } ?? []
    findings =
      kept
      + results.flatMap { result in
        result.findings.filter { $0.allowed == nil || $0.isInBaseline }.map {
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

  /// The existing baseline that is about to be replaced; nil if there is none.
  ///
  /// - Throws: `BaselineError` for a file that is not a baseline.
  static func replaced(at url: URL) throws(BaselineError) -> BaselineFile? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    do throws(BaselineError) { return try BaselineFile(from: url) } catch {
      throw .notABaseline(url.relativePath)
    }
  }

  func write(to url: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = try findings.map {
      String(decoding: try encoder.encode(KnownFindingLine($0, terms.own[$0])), as: UTF8.self)
    }
    let head = try terms.all.members.map {
      "  \"\($0.key.rawValue)\": \(String(decoding: try encoder.encode($0.value), as: UTF8.self)),\n"
    }
    let list = lines.map { "    \($0)" }.joined(separator: ",\n")
    let text = """
      {
        "schemaVersion": \(Self.version),
      \(head.joined())  "findings": [
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

  /// Known findings that a run over all cases no longer has. Findings that may still exist, because a scene failed or
  /// another finding hides them, are not included.
  func missing(from results: [RenderResult]) -> [KnownFinding] {
    let seen = ExaminedCases(results)
    return findings.filter { seen.has($0) ? !seen.finds($0) : !seen.hasFailed($0) }
  }
}

/// The cases that a run examined.
private struct ExaminedCases {
  /// The findings of each case, by its scene's path and its configuration.
  private let findings: [[String]: [Finding]]
  /// The scenes with a failed case, of which some cases may be missing from the results, and the files that failed as a
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

  /// Whether a case has a finding, or another one that hides it.
  func finds(_ known: KnownFinding) -> Bool {
    findings[[known.scene, known.configuration], default: []].contains {
      $0.isOf(known.view) && ($0.kind == known.rule || FindingKind.auditRelations.suppresses(known.rule, $0))
    }
  }
}

/// A reason that a baseline cannot be read or written.
enum BaselineError: Error, Equatable, CustomStringConvertible {
  case unreadable(String)
  /// - Parameter place: the path, line and column.
  case malformed(place: String, reason: String)
  case version(String, String)
  /// An existing file that is not a baseline, where one is to be written.
  case notABaseline(String)
  case unwritable(String)

  var description: String {
    switch self {
    case .unreadable(let path):
      "the baseline '\(path)' cannot be read. Write one with "
        + ShellLine.line(ShellLine.option("--write-baseline", path)) + "."
    case .malformed(let place, let reason): "\(place): this is not a baseline: \(reason)"
    case .version(let path, let version):
      "the baseline '\(path)' has version \(version), "
        + "but this galley reads versions \(BaselineFile.firstVersion) to \(BaselineFile.version)."
    case .notABaseline(let path):
      "'\(path)' already exists and is not a baseline that this version of galley reads, so it was not overwritten. Name another file with "
        + "--write-baseline, or remove it."
    case .unwritable(let path): "the baseline '\(path)' cannot be written. Check the folder and its permissions."
    }
  }
}
