import Drawing
import Foundation
import Gallery
import Raster
import Reports
import Snapshots

@testable import GalleyCommands
@testable import ReferenceCommands

/// A run's folder, and everything that reads it. Readers may throw, but none of them may crash, or write anywhere
/// except in its own output.
struct MutatedRun {
  let run: URL
  let references: URL
  /// The location of reports and merged runs.
  let output: URL
  let site: SiteFiles

  /// Reads the run as commands do.
  func read() {
    report()
    gallery()
    accept()
    merge()
    answer(try CaseDurations(from: run))
  }

  /// Writes `galley report` in all formats.
  private func report() {
    guard let found = try? FoundRun(run) else { return }
    let report: RunReport
    switch found.results {
    case .tests(_, let summary, _):
      answer(summary.reviewLines + summary.closingLines)
      report = RunReport(summary, folder: "run", failing: ["truncated-text"])
    case .pictures(_, let summary):
      answer(summary.lines + [summary.totals(in: "run")])
      report = RunReport(summary, folder: "run", failing: [])
    }
    answer(JUnitReport(report).text)
    answer(try SARIFReport(report, version: "1").data())
    answer(MarkdownSummary(report).text)
    answer(GitHubAnnotations(report).lines)
    answer(found.notes)
    answer(try RegReport(report).write(from: run, to: RunFolder.claim(output.appendingPathComponent("reg"))))
  }

  /// Writes `galley gallery --single-file`.
  private func gallery() {
    guard let found = try? FoundRun(run) else { return }
    let input =
      switch found.results {
      case .tests(let results, let summary, _): GalleryInput(results, summary, header: found.header)
      case .pictures(let results, let summary): GalleryInput(results, summary, header: found.header)
      }
    let file = GalleryFile(input, site, from: Acceptance(of: run, references: RunReferences(references)))
    answer(try file.make(includesAll: true, limit: 10_000_000))
  }

  /// Computes what `galley accept` would take.
  private func accept() {
    guard let results = try? ResultFiles.read(CaseResult.self, from: run) else { return }
    let acceptance = Acceptance(of: run, references: RunReferences(references))
    for result in results {
      answer(try acceptance.offer(result))
      answer(try acceptance.seen(result))
    }
  }

  /// Writes `galley merge`.
  private func merge() {
    guard let part = try? RunPart(run) else { return }
    answer(try RunMerge([part]).write(to: RunFolder.claim(output.appendingPathComponent("merged"))))
  }

  func answer<Value>(_ value: @autoclosure () throws -> Value) { _ = try? value() }
}
