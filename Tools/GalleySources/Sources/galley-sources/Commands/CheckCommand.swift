import AppSources
import ArgumentParser
import SourceRewriting

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Report what in an app's sources does not compile here, and why.",
    discussion: """
      EXIT STATUS
        0  nothing was found
        1  some files do not compile, or not all of what they do has an effect
        2  wrong usage, or files cannot be read
      """)

  @OptionGroup var argument: TargetArgument

  @Option(help: ArgumentHelp("How to print what was found.", valueName: "text|github"))
  var format = ProblemFormat.text

  func run() throws {
    let target = try argument.target()
    let app = try target.rewritten()
    for line in format.lines(app) { Output.print(line) }
    for file in target.listing.leftOut where file.reason.isWorthMentioning {
      Output.print("\(Output.shown(target.listing.folder + "/" + file.relativePath)): note: \(file.reason).")
    }
    Output.print("\(Output.files(target.listing.files.count)): \(app.summary).")
    if !app.notCompiled.isEmpty || !app.problems.isEmpty { throw ExitStatus.review }
  }
}
