import ArgumentParser
import Scenes
import StringsChecking

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of a kind of files, for editors and programs.",
    discussion: """
      EXAMPLES
        galley schema > Snapshots/catalogue.schema.json
        galley schema strings-rules > Snapshots/strings-rules.schema.json
      """)

  /// Kinds of files.
  enum Kind: String, CaseIterable, ExpressibleByArgument {
    case catalogue
    case stringsRules = "strings-rules"
    case stringsFindings = "strings-findings"
  }

  @Argument(help: "Catalogue files, rules for strings, or what measure --strings --json prints.")
  var kind = Kind.catalogue

  func run() throws {
    switch kind {
    case .catalogue: Terminal.printText(CatalogueSchema.json())
    case .stringsRules: Terminal.printText(RulesSchema.json())
    case .stringsFindings: Terminal.printText(FindingsSchema.json())
    }
  }
}
