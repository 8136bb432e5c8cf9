import AppSources
import ArgumentParser
import Foundation
import SourceRewriting

struct RewriteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rewrite", abstract: "Write copies of an app's sources that compile on Linux.",
    discussion: """
      A Swift file is written to standard output if no folder is named. Copies that do not change are not written again, and copies
      of files that are gone are removed from the folder.

      EXIT STATUS
        0  the copies were written
        1  some of the files do not compile here
        2  wrong usage, or files cannot be read or written
      """)

  @OptionGroup var argument: TargetArgument

  @Option(help: ArgumentHelp("The folder to write to.", valueName: "folder"))
  var output: String?

  /// The folder of a plan that the copies must follow.
  @Option(help: .hidden)
  var planned: String?

  func validate() throws {
    guard output == nil, planned == nil, !argument.path.hasSuffix(".swift") else { return }
    throw ValidationError("--output is missing: name a folder for the copies, or a Swift file to print.")
  }

  func run() throws {
    if let planned { return try PlannedRewriting(folder: planned, target: try argument.target(scratch: planned)).run() }
    let target = try argument.target()
    let app = try target.rewritten()
    for line in ProblemFormat.text.lines(app) { Output.printError(line) }
    if let output {
      try target.copies(in: URL(fileURLWithPath: output).path).write(app)
    } else {
      for file in app.files { Output.write(file.bytes) }
    }
    if !app.notCompiled.isEmpty { throw ExitStatus.review }
  }
}
