import ArgumentParser
import Foundation
import Scenes
import Snapshots

/// The options that select what an audit checks: cases of a catalogue, or of Interface Builder's documents.
struct AuditedCatalogue: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A folder of scenes, or one YAML file; or Interface Builder's documents (.xib, .storyboard).",
      valueName: "catalogue"))
  var paths = [CatalogueOptions.defaultCatalogue]

  @OptionGroup var filters: CaseFilters

  /// The place of the catalogue, or of the documents.
  ///
  /// - Throws: a validation error for several paths that are not all of documents.
  var place: DocumentPlace {
    get throws {
      if paths.count == 1, !Catalogue.isDocument(paths[0]) {
        return DocumentPlace(file: URL(exactPath: paths[0]))
      }
      return try DocumentPlace(documents: paths)
    }
  }
}
