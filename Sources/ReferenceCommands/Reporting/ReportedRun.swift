import CommandSupport
import Foundation
import Reports
import Snapshots

/// A run read from its folder, prepared for reports.
struct ReportedRun {
  private let run: FoundRun

  var folder: URL { run.folder }

  /// - Parameters:
  ///   - url: the run's folder, or one of numbered runs.
  ///   - findings: the options for findings that fail the run; by default those that failed it.
  /// - Throws: `ReportError` if there is no run, `ResultError` if it cannot be read.
  init(_ url: URL, _ findings: FindingOptions?) throws {
    run = try FoundRun(url) { try findings?.failing(of: .ofAnyRun, byDefault: $0) ?? $0 }
  }

  /// Sentences about missing parts of the run.
  var notes: [String] { run.notes }

  var needsReview: Bool {
    switch run.results {
    case .tests(_, let summary, _): summary.needsReview
    case .pictures(_, let summary): summary.needsReview
    }
  }

  /// The run for reports in other formats.
  var report: RunReport {
    switch run.results {
    case .tests(_, let summary, _):
      RunReport(summary, folder: folder.relativePath, failing: run.failing, notes: run.notes)
    case .pictures(_, let summary):
      RunReport(summary, folder: folder.relativePath, failing: run.failing, notes: run.notes)
    }
  }

  /// A line with the first folder of references and the number of others, which the cases' paths name.
  private static func lines(_ references: [String]) -> [String] {
    guard let first = references.first else { return [] }
    return ["References: \(first)" + (references.count > 1 ? " and \(references.count - 1) more" : "")]
  }

  /// The folder of references that a run of a catalogue compared with, if it exists here.
  private var catalogueReferences: [String] {
    let place = try? RunPlaces.read(from: folder)?.references.map {
      try RunPlace(.references, $0, from: folder.path, of: folder)
    }
    return place.map { [$0.url.relativePath] } ?? []
  }

  var lines: [String] {
    let start = run.noteLines
    switch run.results {
    case .tests(_, let summary, let references):
      let folders = references.isEmpty ? catalogueReferences : references
      return start + summary.reviewLines + summary.closingLines + ReportedRun.lines(folders)
        + (run.header?.origin.comparison.map { ["Compared: \($0.sides)"] } ?? [])
        + ["Pictures and results: \(folder.relativePath)"]
    case .pictures(_, let summary):
      return start + summary.lines + [summary.totals(in: folder.relativePath)]
    }
  }
}
