package import CommandSupport
import Findings
package import Foundation
package import Snapshots

/// A run read from its folder.
package struct FoundRun {
  package enum Results {
    /// The results of tests, and the folders of their references; if there is just one, the summary's paths are
    /// relative to it.
    case tests([CaseResult], RunSummary, references: [String])
    case pictures([RenderResult], RenderSummary)
  }

  package let folder: URL
  package let isGoingOn: Bool
  /// The identity of the run; nil for a run of tests.
  package let header: RunHeader?
  /// The kinds of findings that fail the run.
  package let failing: Set<String>
  package let results: Results
  /// The requested cases that the run left out.
  package let leftOut: [LeftOutCase]

  /// - Parameters:
  ///   - url: the run's folder, or one of numbered runs.
  ///   - failing: returns the kinds of findings that fail the run, given those that did when it ran.
  /// - Throws: `ReportError` if there is no run, `ResultError` if it cannot be read, or the error of `failing`.
  package init(_ url: URL, failing: (Set<String>) throws -> Set<String> = { $0 }) throws {
    folder = try FoundRun.folder(url)
    // Asked first: otherwise a run that ends while it is being read would count as complete.
    isGoingOn = OutputFolder.isGoingOn(folder)
    header = try? RunHeader.read(from: folder)
    self.failing = try failing(header?.origin.failingKinds ?? [])
    results = try FoundRun.results(in: folder, isGoingOn: isGoingOn, header, self.failing)
    leftOut = try LeftOutFile.read(from: folder, of: header)
  }

  /// The folder of a run, by its own path or that of numbered runs.
  ///
  /// - Throws: `ReportError` if there is no run.
  package static func folder(_ url: URL) throws(ReportError) -> URL {
    let folder = OutputFolder.newestRun(in: url) ?? url
    guard FileManager.default.fileExists(atPath: folder.path) else { throw .noRun(folder.relativePath) }
    return folder
  }

  private static func results(
    in folder: URL, isGoingOn: Bool, _ header: RunHeader?, _ failing: Set<String>
  ) throws -> Results {
    do {
      return tests(try ResultFiles.read(CaseResult.self, from: folder), header, failing)
    } catch ResultError.missing where isGoingOn {
      throw ReportError.noResultsYet(folder.relativePath)
    } catch {
      // The results of `galley render` have another format.
      guard let pictures = try? ResultFiles.read(RenderResult.self, from: folder) else { throw error }
      let summary = RenderSummary(
        pictures, failing: failing, isPartial: header?.isPartial == true, isAudit: header?.origin.command == .audit)
      return .pictures(pictures, summary)
    }
  }

  private static func tests(_ results: [CaseResult], _ header: RunHeader?, _ failing: Set<String>) -> Results {
    let references = Set(results.compactMap(\.path.references)).sorted()
    var shortened = results
    if references.count == 1 {
      for index in shortened.indices { shortened[index].path.references = nil }
    }
    // Facts about no particular case are reported by the first shard alone.
    let isFirst = header?.part?.shards.first ?? 1 == 1
    let summary = RunSummary(
      results: shortened, orphans: header?.orphans ?? [],
      removed: isFirst ? header?.origin.comparison?.removed ?? [] : [],
      recording: references.isEmpty ? nil : .tests, failing: failing, isPartial: header?.isPartial == true)
    return .tests(results, summary, references: references)
  }

  /// Sentences about missing parts of the run.
  package var notes: [String] { stateNotes + leftOut.sentences }

  private var stateNotes: [String] {
    (isGoingOn ? ["The run is not over yet: one of its processes is alive."] : [])
      + (header?.part.map { [$0.sentence] } ?? [])
  }

  /// The same as lines of a report, with the names of cases.
  var noteLines: [String] { stateNotes.map(MessageLabel.note.row) + leftOut.lines(beside: paths) }

  private var paths: [CasePath] {
    switch results {
    case .tests(let results, _, _): results.map(\.path)
    case .pictures(let results, _): results.map(\.path)
    }
  }
}

extension RunOrigin {
  /// The kinds of findings that failed the run; for a run of earlier versions, its command's defaults.
  fileprivate var failingKinds: Set<String> {
    failing.map(Set.init) ?? (command == .audit ? FindingNames.auditRules(from: .error) : [])
  }
}
