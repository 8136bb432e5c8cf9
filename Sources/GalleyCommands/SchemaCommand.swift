import ArgumentParser
import CommandSupport
import JSONDocuments
import Scenes
import StringsChecking
import TextMeasuring

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of a kind of document, for editors and programs.",
    discussion: """
      The schemas of results, runs and decisions are files in the folder Snapshots of Galley's sources.

      EXAMPLES
        galley schema > Snapshots/catalogue.schema.json
        galley schema strings-rules > Snapshots/strings-rules.schema.json
        galley schema measuring-request
      """)

  /// The kinds of documents that have a schema.
  enum Kind: String, CaseIterable, ExpressibleByArgument {
    case catalogue
    case measuringRequest = "measuring-request"
    case measuringAnswer = "measuring-answer"
    case stringsRules = "strings-rules"
    case stringsFindings = "strings-findings"
    case matrix
  }

  @Argument(
    help:
      "Catalogue files, requests and answers of measure --jsonl, rules for strings, the output of measure --strings --json, or the output of matrix --json."
  )
  var kind = Kind.catalogue

  func run() throws {
    switch kind {
    case .catalogue: Terminal.printText(CatalogueSchema.json())
    case .measuringRequest: Terminal.printText(MeasuringSchema.request.text)
    case .measuringAnswer: Terminal.printText(MeasuringSchema.answer.text)
    case .stringsRules: Terminal.printText(RulesSchema.json())
    case .stringsFindings: Terminal.printText(FindingsSchema.json())
    case .matrix: Terminal.printText(MatrixSchema.json())
    }
  }
}
