import ArgumentParser

/// The commands over Interface Builder documents.
struct InterfaceBuilderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ib", abstract: "Check and render Interface Builder's documents, without a catalogue.",
    discussion: """
      EXAMPLES
        galley ib check App                          all .xib and .storyboard files below a folder
        galley ib check Views/Card.xib --fail-on warning --sarif documents.sarif
        galley ib render App/Main.storyboard         a gallery of all its views at all twelve text sizes
        galley audit Views/Card.xib                  its accessibility
      """,
    subcommands: [CheckDocumentsCommand.self, RenderDocumentsCommand.self])
}
