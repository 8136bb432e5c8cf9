import ArgumentParser
import JSONDocuments
import Scenes
import TextMeasuring

/// What `galley schema` has a JSON Schema of.
private enum Document: String, CaseIterable, ExpressibleByArgument {
  case catalogue
  case measuringRequest = "measuring-request"
  case measuringAnswer = "measuring-answer"

  var schema: String {
    switch self {
    case .catalogue: CatalogueSchema.json()
    case .measuringRequest: MeasuringSchema.request.text
    case .measuringAnswer: MeasuringSchema.answer.text
    }
  }
}

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print a JSON Schema: of catalogue files, for editors; of what galley measure reads.",
    discussion: """
      Schemas of results, runs and decisions are files of their own, in the folder Snapshots of Galley's sources.

      EXAMPLES
        galley schema > Snapshots/catalogue.schema.json
        galley schema measuring-request
      """)

  @Argument(
    help: ArgumentHelp("The document: catalogue, measuring-request or measuring-answer.", valueName: "document"))
  private var document = Document.catalogue

  func run() throws { Terminal.printText(document.schema) }
}
