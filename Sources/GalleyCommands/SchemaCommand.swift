import ArgumentParser
import CommandSupport
import JSONDocuments
import ReferenceCommands
import Scenes
import StringsChecking
import TextMeasuring

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of a kind of document, for editors and programs.",
    discussion: """
      EXAMPLES
        galley schema > Snapshots/catalogue.schema.json
        galley schema strings-rules > Snapshots/strings-rules.schema.json
        galley schema measuring-request
        galley schema results                 a line of a run's results.jsonl
        galley schema report                  the output of test, audit, compare, render, merge, engine and report --json
        galley schema error                   an error, on standard error, of a command with --json
      """)

  /// The kinds of documents that have a schema.
  enum Kind: String, CaseIterable, ExpressibleByArgument {
    case catalogue
    case measuringRequest = "measuring-request"
    case measuringAnswer = "measuring-answer"
    case stringsRules = "strings-rules"
    case stringsFindings = "strings-findings"
    case matrix
    case results
    case run
    case decisions
    case report, accept, list, doctor, orphans, sensitivity, typography, documents, history, diff, error
  }

  @Argument(
    help:
      "Catalogue files; requests and answers of measure --jsonl; rules for strings and the output of strings --json; the output of matrix --json; a line of results.jsonl, run.json, and decisions of a gallery; report, accept, list, doctor, orphans, sensitivity, typography, documents (of ib check), history and diff, the output of commands with --json; an error of one."
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
    case .results: Terminal.printText(String(decoding: PackageResources.results_schema_json, as: UTF8.self))
    case .run: Terminal.printText(String(decoding: PackageResources.run_schema_json, as: UTF8.self))
    case .decisions: Terminal.printText(String(decoding: PackageResources.decisions_schema_json, as: UTF8.self))
    case .report: Terminal.printText(ReportDocument.schema.text)
    case .accept: Terminal.printText(Accepted.schema.text)
    case .list: Terminal.printText(ListingSchemas.list.text)
    case .doctor: Terminal.printText(ListingSchemas.doctor.text)
    case .orphans: Terminal.printText(ListingSchemas.orphans.text)
    case .sensitivity: Terminal.printText(ListingSchemas.sensitivity.text)
    case .typography: Terminal.printText(ListingSchemas.typography.text)
    case .documents: Terminal.printText(CheckedDocuments.schema.text)
    case .history: Terminal.printText(HistoryDocument.schema.text)
    case .diff: Terminal.printText(ListingSchemas.diff.text)
    case .error: Terminal.printText(ListingSchemas.error.text)
    }
  }
}
