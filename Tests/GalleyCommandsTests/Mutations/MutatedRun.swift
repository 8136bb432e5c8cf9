import Drawing
import Foundation
import Gallery
import Raster
import Reports
import Snapshots

@testable import GalleyCommands

/// A run's folder, and everything that reads it. What readers throw is an answer as good as any: none of them may end the
/// process, or write anywhere but where it is told to.
struct MutatedRun {
  let run: URL
  let references: URL
  /// Where reports and merged runs go.
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

  /// What `galley report` writes, in all formats.
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

  /// What `galley gallery --single-file` makes.
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

  /// What `galley accept` would take.
  private func accept() {
    guard let results = try? ResultFiles.read(CaseResult.self, from: run) else { return }
    let acceptance = Acceptance(of: run, references: RunReferences(references))
    for result in results {
      answer(try acceptance.offer(result))
      answer(try acceptance.seen(result))
    }
  }

  /// What `galley merge` writes.
  private func merge() {
    guard let part = try? RunPart(run) else { return }
    answer(try RunMerge([part]).write(to: RunFolder.claim(output.appendingPathComponent("merged"))))
  }

  func answer<Value>(_ value: @autoclosure () throws -> Value) { _ = try? value() }
}
