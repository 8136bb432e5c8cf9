import Auditing
import Foundation
import Snapshots

/// A run as its folder has it.
struct FoundRun {
  enum Results {
    /// What tests found, with the folders of references that there are; where that is one, the summary's paths begin in
    /// it.
    case tests([CaseResult], RunSummary, references: [String])
    case pictures([RenderResult], RenderSummary)
  }

  let folder: URL
  let isGoingOn: Bool
  /// What the run is of; nil for one of tests.
  let header: RunHeader?
  /// The kinds of findings that fail the run.
  let failing: Set<String>
  let results: Results

  /// - Parameters:
  ///   - url: the run's folder, or one of numbered runs.
  ///   - failing: the kinds of findings that fail it, given those that did when it ran.
  /// - Throws: `ReportError` where there is no run, `ResultError` where it cannot be read, or what `failing` throws.
  init(_ url: URL, failing: (Set<String>) throws -> Set<String> = { $0 }) throws {
    folder = try FoundRun.folder(url)
    // Asked first: what a run adds while it is read makes no run that is over.
    isGoingOn = OutputFolder.isGoingOn(folder)
    header = try? RunHeader.read(from: folder)
    self.failing = try failing(header?.origin.failingKinds ?? [])
    results = try FoundRun.results(in: folder, isGoingOn: isGoingOn, header, self.failing)
  }

  /// The folder of a run, by its path or that of numbered runs.
  ///
  /// - Throws: `ReportError` where there is no run.
  static func folder(_ url: URL) throws(ReportError) -> URL {
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
      // The lines of `galley render` are others.
      guard let pictures = try? ResultFiles.read(RenderResult.self, from: folder) else { throw error }
      let summary = RenderSummary(
        pictures, failing: failing, isPartial: header?.part != nil, isAudit: header?.origin.command == .audit)
      return .pictures(pictures, summary)
    }
  }

  private static func tests(_ results: [CaseResult], _ header: RunHeader?, _ failing: Set<String>) -> Results {
    let references = Set(results.compactMap(\.path.references)).sorted()
    var shortened = results
    if references.count == 1 {
      for index in shortened.indices { shortened[index].path.references = nil }
    }
    // Of all shards the first one says what belongs to no case in particular.
    let isFirst = header?.part?.shards.first ?? 1 == 1
    let summary = RunSummary(
      results: shortened, removed: isFirst ? header?.origin.comparison?.removed ?? [] : [],
      recording: references.isEmpty ? nil : .tests, failing: failing, isPartial: header?.part != nil)
    return .tests(results, summary, references: references)
  }

  /// What is not there of the run, in sentences.
  var notes: [String] {
    (isGoingOn ? ["The run is not over yet: one of its processes lives."] : [])
      + (header?.part.map { [$0.sentence] } ?? [])
  }
}

extension RunOrigin {
  /// The kinds of findings that failed the run; of a run of earlier versions those that its command had where nothing was
  /// said.
  fileprivate var failingKinds: Set<String> {
    failing.map(Set.init) ?? (command == .audit ? FindingNames.laws(from: .error) : [])
  }
}
