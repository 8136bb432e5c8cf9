import ArgumentParser
import CommandSupport
import Scenes

/// Prints the page of properties, `Snapshots/PROPERTIES.md`.
struct PropertiesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "properties", abstract: "Print the page of every class's properties.", shouldDisplay: false)

  func run() { Terminal.printText(PropertiesPage.text) }
}
