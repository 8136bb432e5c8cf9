import AppSources
import ArgumentParser

/// The command that the plugin runs before builds.
struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Make a folder contain links to folders.", shouldDisplay: false)

  @Option(help: ArgumentHelp("The folder of links.", valueName: "folder"))
  var output: String

  @Argument(help: ArgumentHelp("The folders to link to.", valueName: "folder"))
  var folders: [String] = []

  func run() throws { try WatchedFolders.link(folders, in: output) }
}
