import Foundation
import Reports
import Snapshots

/// A run as its folder tells of it.
struct ReportedRun {
  private enum Results {
    case tests(RunSummary, references: [String])
    case pictures(RenderSummary)
  }

  let folder: URL
  private let isGoingOn: Bool
  /// Which shards are there, unless all are.
  private let part: RunHeader.Part?
  /// What was compared, if that was no reference.
  private let comparison: RevisionComparison?
  private let failing: Set<String>
  private let results: Results

  /// - Parameters:
  ///   - url: the run's folder, or one of numbered runs.
  ///   - failing: the kinds of findings that fail the run.
  /// - Throws: `ReportError` where there is no run, `ResultError` where it cannot be read.
  init(_ url: URL, failing: Set<String>) throws {
    self.failing = failing
    folder = OutputFolder.newestRun(in: url) ?? url
    guard FileManager.default.fileExists(atPath: folder.path) else { throw ReportError.noRun(folder.relativePath) }
    // Asked first: what a run adds while it is read makes no run that is over.
    isGoingOn = OutputFolder.isGoingOn(folder)
    let header = try? RunHeader.read(from: folder)
    (part, comparison) = (header?.part, header?.origin.comparison)
    // Of all shards the first one says what belongs to no case in particular.
    let removed = part?.shards.first ?? 1 == 1 ? comparison?.removed ?? [] : []
    results = try ReportedRun.results(
      in: folder, isGoingOn: isGoingOn, failing, removed: removed, isPartial: part != nil)
  }

  private static func results(
    in folder: URL, isGoingOn: Bool, _ failing: Set<String>, removed: [String], isPartial: Bool
  ) throws -> Results {
    do {
      return tests(
        try ResultFiles.read(CaseResult.self, from: folder), failing, removed: removed, isPartial: isPartial)
    } catch ResultError.missing where isGoingOn {
      throw ReportError.noResultsYet(folder.relativePath)
    } catch {
      // The lines of `galley render` are others.
      guard let pictures = try? ResultFiles.read(RenderResult.self, from: folder) else { throw error }
      return .pictures(RenderSummary(pictures, failing: failing, isPartial: isPartial))
    }
  }

  /// Where all references are in one folder, which is named once, paths begin there.
  private static func tests(
    _ results: [CaseResult], _ failing: Set<String>, removed: [String], isPartial: Bool
  ) -> Results {
    let references = Set(results.compactMap(\.path.references)).sorted()
    var results = results
    if references.count == 1 {
      for index in results.indices { results[index].path.references = nil }
    }
    let summary = RunSummary(
      results: results, removed: removed, recording: references.isEmpty ? nil : .tests, failing: failing,
      isPartial: isPartial)
    return .tests(summary, references: references)
  }

  var needsReview: Bool {
    switch results {
    case .tests(let summary, _): summary.needsReview
    case .pictures(let summary): summary.needsReview
    }
  }

  /// What reports in other formats tell of it.
  var report: RunReport {
    switch results {
    case .tests(let summary, _): RunReport(summary, folder: folder.relativePath, failing: failing)
    case .pictures(let summary): RunReport(summary, folder: folder.relativePath, failing: failing)
    }
  }

  /// Where several folders have references, the cases' paths say which.
  private static func lines(_ references: [String]) -> [String] {
    guard let first = references.first else { return [] }
    return ["References: \(first)" + (references.count > 1 ? " and \(references.count - 1) more" : "")]
  }

  /// What is not there of the run.
  private var notes: [String] {
    (isGoingOn ? ["note\tThe run is not over yet: one of its processes lives."] : [])
      + (part.map { ["note\t\($0.sentence)"] } ?? [])
  }

  var lines: [String] {
    let start = notes
    switch results {
    case .tests(let summary, let references):
      return start + summary.reviewLines + summary.closingLines + ReportedRun.lines(references)
        + (comparison.map { ["Compared: \($0.sides)"] } ?? [])
        + ["Pictures and results: \(folder.relativePath)"]
    case .pictures(let summary):
      return start + summary.lines + [summary.totals(in: folder.relativePath)]
    }
  }
}
