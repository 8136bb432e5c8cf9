package import ArgumentParser
import CommandSupport
import Foundation
import JSONDocuments
import Snapshots

package struct ReportCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Print the results of a run of galley test, galley audit or swift test.",
    discussion: """
      Prints what galley test prints at its end: one line for all cases of a scene that changed for one cause, whichever \
      process found them, then findings and totals. If the run failed, its report fails too, unless --fail-on says \
      otherwise. Snapshots/RESULTS.md describes a run's folder.

      Options write reports for other tools, and can be combined. The file '-' is standard output, which then contains \
      nothing else.

      EXAMPLES
        swift test --parallel; galley report     the newest run in galley-output
        galley report galley-output/7
        galley report --junit junit.xml --sarif galley.sarif --github
        galley report --markdown - >> "$GITHUB_STEP_SUMMARY"
        galley report --markdown comment.md --pictures pictures
                                                 with a picture of each cause, for a comment
        galley report --json | jq -r '.groups[].cases[]'
        galley report --fail-on truncated-text,missing-glyph
        galley report --reg reg && reg-cli --from reg/reg.json --report reg/index.html
      """)

  @OptionGroup var runFolder: RunArgument
  @OptionGroup var files: ReportFiles
  @OptionGroup var findings: FindingOptions

  package init() {}

  package func validate() throws { _ = try findings.failing(of: .ofAnyRun) }

  package func run() throws {
    let run = try ReportedRun(runFolder.url, findings)
    if !files.isOnStandardOutput { for line in run.lines { Terminal.print(line) } }
    if files.json { Terminal.printText(run.json.text) }
    try files.write(run.report, of: run.folder)
    if run.needsReview { throw ExitStatus.review }
  }
}
