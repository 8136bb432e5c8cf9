package import ArgumentParser
import CommandSupport
import Foundation
import Snapshots

package struct ReportCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Say what a run came to, of galley test, galley audit or all tests of a swift test.",
    discussion: """
      Prints what galley test prints at its end: one line for all cases of a scene that changed for one cause, whichever \
      process found them, then findings and the totals. What failed the run fails its report, unless --fail-on says \
      otherwise. \
      Snapshots/RESULTS.md says what a run's folder holds.

      Options write reports for other tools as well, any of them at once; '-' as a file is standard output, which then \
      has nothing else.

      EXAMPLES
        swift test --parallel; galley report     the newest run in galley-output
        galley report galley-output/7
        galley report --junit junit.xml --sarif galley.sarif --github
        galley report --markdown - >> "$GITHUB_STEP_SUMMARY"
        galley report --fail-on truncated-text,missing-glyph
        galley report --reg reg && reg-cli --from reg/reg.json --report reg/index.html
      """)

  @Argument(
    help: ArgumentHelp(
      "A run's folder, or one of numbered runs, of which it takes the newest. Tests write to the folder that "
        + "SNAPSHOT_ARTIFACTS names.", valueName: "folder"))
  var folder = OutputFolder.defaultPath

  @OptionGroup var files: ReportFiles
  @OptionGroup var findings: FindingOptions

  package init() {}

  package func validate() throws { _ = try findings.failing(of: .ofAnyRun) }

  package func run() throws {
    let run = try ReportedRun(URL(exactPath: folder, isDirectory: true), findings)
    if !files.isOnStandardOutput { for line in run.lines { Terminal.print(line) } }
    try files.write(run.report, of: run.folder)
    if run.needsReview { throw ExitStatus.review }
  }
}
