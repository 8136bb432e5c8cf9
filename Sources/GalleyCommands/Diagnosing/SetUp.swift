import CommandSupport
import Foundation
import Scenes
import Snapshots

/// The set-up that `galley doctor` examines; any part of it may be missing or broken.
struct SetUp {
  let catalogueURL: URL
  /// Whether the catalogue is a single file, not a folder.
  let isFile: Bool
  let store: ReferenceStore
  let fonts: FontOptions
  let environment: [String: String]
  let catalogue: Result<Catalogue, CatalogueError>

  init(_ options: CatalogueOptions, references: ReferencesOption, fonts: FontOptions) {
    catalogueURL = URL(exactPath: options.catalogue)
    isFile = options.isFile
    store = ReferenceStore(root: references.root(of: options))
    self.fonts = fonts
    environment = ProcessInfo.processInfo.environment
    let url = catalogueURL
    catalogue = Result { () throws(CatalogueError) in try Catalogue.load(at: url) }
  }

  /// The cases of files that can be read; none without a catalogue.
  var cases: [SceneCase] { (try? catalogue.get())?.cases ?? [] }

  /// All checks, in an order in which an earlier failure may explain a later one.
  var diagnoses: [Diagnosis] {
    [
      MachineCheck.diagnosis(of: self), EnvironmentCheck.diagnosis(of: self), FontCheck.diagnosis(of: self),
      VectorCheck.diagnosis, EngineCheck.diagnosis(of: self), CatalogueCheck.diagnosis(of: self),
      StoreCheck.diagnosis(of: self),
      ReferenceCheck.diagnosis(of: self), OutputCheck.diagnosis(of: self), GitCheck.diagnosis(of: self),
    ]
  }

  /// The default folder of runs.
  var output: URL { URL(exactPath: OutputFolder.defaultPath, isDirectory: true) }

  /// A folder, or its nearest existing parent.
  static func existing(_ url: URL) -> URL {
    var folder = url.standardizedFileURL
    while FileBytes.type(of: folder) == nil, folder.pathComponents.count > 1 { folder.deleteLastPathComponent() }
    return folder
  }
}
