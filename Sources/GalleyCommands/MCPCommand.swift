import ArgumentParser
import CommandSupport
import Foundation
import HeadlessUIKit
import ModelContextProtocol
import Scenes
import Snapshots

struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve programs that write views: render, read, check and compare, over the Model Context Protocol.",
    discussion: """
      Speaks JSON-RPC 2.0 over standard input and output, a message on each line, in the versions \
      \(ProtocolVersion.allCases.map(\.rawValue).joined(separator: ", ")) of the Model Context Protocol. The tools are render, tree, check, \
      measure, compare, test, accept and describe. Files are read again for each call, so that changes are seen at once.

      Calls can name only files in the working directory. The tools test and compare write to 'galley-output', as the commands do. \
      References are accepted only with --allow-accept.

      EXAMPLES
        galley mcp
        galley mcp --allow-accept
        galley previews App mcp          over an app's previews in place of a catalogue

      A client starts it: {"mcpServers": {"galley": {"command": "galley", "args": ["mcp"]}}}

      EXIT STATUS
        0  the input ended
        2  wrong usage
      """)

  @Flag(help: "Let programs accept references with the tool 'accept'.")
  var allowAccept = false

  @OptionGroup var fonts: FontOptions

  private static let instructions = """
    Galley lays out iOS views (UIKit) and draws them, without a Mac. Write a view in YAML or a scene in Snapshots/Catalogue, look at it \
    with 'render', read frames and fonts with 'tree', and find what is wrong with 'check'. 'describe' with {"what": "skill"} says how \
    scenes are written.
    """

  func run() throws {
    let library = try fonts.library()
    let folder = ServedFolder(URL(exactPath: FileManager.default.currentDirectoryPath, isDirectory: true))
    try MainActor.assumeIsolated {
      let bench = try Workbench(folder, fonts: library, fontsFolder: fonts.fonts, mayAccept: allowAccept)
      let server = ToolServer(
        name: "galley", version: ProgramVersion.current, instructions: Self.instructions, tools: bench.tools
      ) { error in
        guard let error = error as? ServedSceneError else { return ErrorDescription(error).json }
        return ErrorDescription(error.error).placed(in: error.file).json
      }
      try ServerLoop(server).run()
    }
  }
}
