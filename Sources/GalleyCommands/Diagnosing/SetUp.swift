import Foundation
import Scenes
import Snapshots

/// What `galley doctor` looks at: nothing of it need be there, or be what it should be.
struct SetUp {
  let catalogueURL: URL
  /// One file is named, not a folder.
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

  /// Those of files that can be read; none without a catalogue.
  var cases: [SceneCase] { (try? catalogue.get())?.cases ?? [] }

  /// All checks, in an order in which one that fails may be why a later one does.
  var diagnoses: [Diagnosis] {
    [
      MachineCheck.diagnosis(of: self), EnvironmentCheck.diagnosis(of: self), FontCheck.diagnosis(of: self),
      EngineCheck.diagnosis(of: self), CatalogueCheck.diagnosis(of: self), StoreCheck.diagnosis(of: self),
      ReferenceCheck.diagnosis(of: self), OutputCheck.diagnosis(of: self), GitCheck.diagnosis(of: self),
    ]
  }

  /// The folder of runs where no option names another.
  var output: URL { URL(exactPath: RunOptions.defaultOutput, isDirectory: true) }

  /// A folder, or what there is of its path.
  static func existing(_ url: URL) -> URL {
    var folder = url.standardizedFileURL
    while FileBytes.type(of: folder) == nil, folder.pathComponents.count > 1 { folder.deleteLastPathComponent() }
    return folder
  }
}
