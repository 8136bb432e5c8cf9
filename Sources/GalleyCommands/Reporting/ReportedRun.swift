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
    results = try ReportedRun.results(in: folder, isGoingOn: isGoingOn, failing)
  }

  private static func results(in folder: URL, isGoingOn: Bool, _ failing: Set<String>) throws -> Results {
    do {
      let found = try ResultFiles.read(CaseResult.self, from: folder)
      return tests(found, failing, isPartial: ResultFiles.isOfSomeShards(folder))
    } catch ResultError.missing where isGoingOn {
      throw ReportError.noResultsYet(folder.relativePath)
    } catch {
      // The lines of `galley render` are others.
      guard let pictures = try? ResultFiles.read(RenderResult.self, from: folder) else { throw error }
      return .pictures(RenderSummary(pictures, failing: failing, isPartial: ResultFiles.isOfSomeShards(folder)))
    }
  }

  /// Where all references are in one folder, which is named once, paths begin there.
  private static func tests(
    _ results: [CaseResult], _ failing: Set<String>, isPartial: Bool
  ) -> Results {
    let references = Set(results.compactMap(\.path.references)).sorted()
    var results = results
    if references.count == 1 {
      for index in results.indices { results[index].path.references = nil }
    }
    let summary = RunSummary(
      results: results, recording: references.isEmpty ? nil : .tests, failing: failing, isPartial: isPartial)
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
    let part = (try? RunHeader.read(from: folder))?.part
    return (isGoingOn ? ["note\tThe run is not over yet: one of its processes lives."] : [])
      + (part.map { ["note\t\($0.sentence)"] } ?? [])
  }

  var lines: [String] {
    let start = notes
    switch results {
    case .tests(let summary, let references):
      return start + summary.reviewLines + summary.closingLines + ReportedRun.lines(references)
        + ["Pictures and results: \(folder.relativePath)"]
    case .pictures(let summary):
      return start + summary.lines + [summary.totals(in: folder.relativePath)]
    }
  }
}
