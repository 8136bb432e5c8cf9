import AppSources
import ArgumentParser
import Foundation

/// The command that the plugin calls before it plans a build.
struct PlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan", abstract: "Print what a build reads, writes and watches, as JSON.", shouldDisplay: false)

  @OptionGroup var argument: TargetArgument

  @Option(help: ArgumentHelp("The target's folder among the build's.", valueName: "folder"))
  var output: String

  func run() throws {
    let folder = URL(fileURLWithPath: output).path
    let plan = BuildPlan(of: try argument.target(scratch: folder), in: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileContents.write(plan.json, to: folder + "/" + BuildPlan.fileName)
    Output.write(plan.json)
  }
}
