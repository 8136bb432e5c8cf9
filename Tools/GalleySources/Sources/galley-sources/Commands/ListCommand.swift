import AppSources
import ArgumentParser
import Foundation
import SourceRewriting

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List what is rewritten in an app's sources, and which files are left out.",
    discussion: """
      EXIT STATUS
        0  the list was printed
        2  wrong usage, or files cannot be read
      """)

  @OptionGroup var argument: TargetArgument

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let target = try argument.target()
    let list = SourceList(target.listing, try target.rewritten())
    if json { Output.write(list.json) } else { Output.print(list.text) }
  }
}
