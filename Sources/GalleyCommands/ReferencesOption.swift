import ArgumentParser
import Foundation
import Snapshots

/// The option for the folder of a catalogue's references.
struct ReferencesOption: ParsableArguments {
  @Option(
    name: .customLong("references"),
    help: ArgumentHelp("The folder of references. By default, 'References' beside the catalogue.", valueName: "folder"))
  var folder: String?

  /// The given folder, or else the catalogue's own.
  func root(of catalogue: CatalogueOptions) -> URL {
    folder.map { URL(exactPath: $0, isDirectory: true) } ?? catalogue.defaultReferences
  }
}
