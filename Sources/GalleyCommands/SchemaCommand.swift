import ArgumentParser
import Scenes

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of catalogue files, for editors.",
    discussion: """
      EXAMPLE
        galley schema > Snapshots/catalogue.schema.json
      """)

  func run() throws { Terminal.printText(CatalogueSchema.json()) }
}
