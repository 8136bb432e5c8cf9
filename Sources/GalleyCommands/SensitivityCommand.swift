import ArgumentParser
import CommandSupport
import Foundation
import JSONDocuments
import Scenes
import Sensitivity
import Snapshots

struct SensitivityCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sensitivity",
    abstract: "Change every view of every case, and list the changes that no verdict notices.",
    discussion: """
      Each view is moved by a point, recoloured by a step, hidden, and a letter of its text is changed, one after the other. \
      The changed case is judged as galley test would judge it, with its tolerance and masks, against the unchanged case in \
      place of a reference: no references are needed. Changes that are not noticed are listed with the reason.

      EXAMPLES
        galley sensitivity
        galley sensitivity --filter cards/ --category L
        galley sensitivity --minimum 99.9 --json > sensitivity.json

      EXIT STATUS
        0  at least the share of --minimum was noticed
        1  less was noticed, or a case did not render
        2  wrong usage, or nothing could run
      """)

  @OptionGroup var catalogue: CatalogueOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many processes render at the same time. By default, one for each processor.", valueName: "n"))
  var jobs: Int?

  @Option(help: ArgumentHelp("The share of mutations that have to be noticed, in percent.", valueName: "0…100"))
  var minimum = 0.0

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var fontOptions: FontOptions

  func validate() throws {
    try JobCount.check(jobs)
    guard 0...100 ~= minimum else { throw ValidationError("--minimum is \(minimum): expected 0 to 100 percent.") }
  }

  func run() throws {
    // Missing fonts are reported once, not by each worker.
    _ = try fontOptions.library()
    let loaded = try catalogue.load()
    let cases = loaded.filter(\.canBeProbed)
    let summary = SensitivitySummary(try results(of: cases))
    if json {
      Terminal.printText(SensitivityDocument(summary, leftOut: loaded.count - cases.count).json.text)
    } else {
      if loaded.count > cases.count {
        Terminal.print(
          "note\t\((loaded.count - cases.count).cases) left out: they only have to differ from others, as most changes do."
        )
      }
      for line in summary.lines { Terminal.print(line) }
    }
    if !summary.failed.isEmpty || summary.noticedPercentage < minimum { throw ExitStatus.review }
  }

  /// The results, from workers that share a temporary folder; they write nothing to it.
  private func results(of cases: [SceneCase]) throws -> [RunResult<ProbeOutcome>] {
    let temporary = try ManagedFolder.make(prefix: "galley-sensitivity-")
    defer { temporary.remove() }
    let folder = try RunFolder.claim(try temporary.add("run"))
    let job = Job(
      kind: .sensitivity, catalogue: URL(exactPath: catalogue.catalogue).relativePath, fonts: fontOptions.fonts,
      output: folder.url.path)
    let pool = WorkerPool<ProbeOutcome>(job: job, folder: folder, count: JobCount.allowed(jobs, for: cases.count))
    let progress = Progress(total: cases.count)
    defer { progress.end() }
    return try pool.run(cases) { progress.report($0) }
  }
}

extension SceneCase {
  /// Whether changes of it can be judged: not if it is only compared with cases that it has to differ from.
  fileprivate var canBeProbed: Bool {
    counterparts.isEmpty || counterparts.contains { $0.counterpart.relation == .equals }
  }
}
