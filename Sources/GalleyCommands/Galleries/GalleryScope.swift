import Foundation
import Snapshots

/// Where the catalogue and the references are of what a gallery shows: where the command line says, else the run, else where
/// they are unless said otherwise.
struct GalleryScope {
  /// Nil where the run names one that is not used.
  let catalogue: URL?
  let references: RunReferences
  /// Why a catalogue that the run names is not used.
  private let catalogueFault: RunPlaceError?

  /// Of references without a run.
  init(catalogue: String?, references: String?) {
    let url = URL(exactPath: catalogue ?? CatalogueOptions.defaultCatalogue)
    self.catalogue = url
    self.references = RunReferences(Self.folder(references) ?? Self.references(beside: url))
    catalogueFault = nil
  }

  /// - Throws: `RunPlaceError` where what the run says cannot be read.
  init(catalogue: String?, references: String?, of run: URL) throws(RunPlaceError) {
    let named = catalogue.map { URL(exactPath: $0) }
    let place = Result { () throws(RunPlaceError) in
      if let named { return named }
      guard let path = try RunPlaces.read(from: run)?.catalogue else {
        return URL(exactPath: CatalogueOptions.defaultCatalogue)
      }
      return try RunPlace(.catalogue, path, from: run.path, of: run).url
    }
    self.catalogue = try? place.get()
    if case .failure(let fault) = place { catalogueFault = fault } else { catalogueFault = nil }
    self.references = try RunReferences(
      of: run, named: Self.folder(references) ?? named.map(Self.references(beside:)),
      unsaid: Self.references(beside: self.catalogue ?? URL(exactPath: CatalogueOptions.defaultCatalogue)))
  }

  private static func folder(_ path: String?) -> URL? { path.map { URL(exactPath: $0, isDirectory: true) } }

  private static func references(beside catalogue: URL) -> URL {
    CatalogueOptions.references(of: catalogue, isFile: CatalogueOptions.isFile(catalogue.path))
  }

  /// What the gallery's folder keeps clear of.
  var others: [(name: String, url: URL)] {
    let references = try? self.references.ofCatalogue()
    return (catalogue.map { [("the catalogue", $0)] } ?? []) + (references.map { [("the references", $0)] } ?? [])
  }

  /// Why something is not shown.
  ///
  /// - Parameter command: what the run is of.
  func notes(on command: RunOrigin.Command) -> [String] {
    var notes = catalogueFault.map { ["\($0)"] } ?? []
    guard command == .test else { return notes }
    do throws(RunPlaceError) { _ = try references.ofCatalogue() } catch { notes.append("\(error)") }
    return notes
  }

  /// The words of the command that a run is of, its catalogue at their end; of references, that which compares with them.
  func words(of origin: RunOrigin?) -> [String] {
    guard let catalogue else { return [] }
    switch (origin?.command ?? .test, origin?.comparison) {
    case (.test, _):
      let folder = (try? references.ofCatalogue()) ?? Self.references(beside: catalogue)
      let isUsual = folder.standardizedFileURL.path == Self.references(beside: catalogue).standardizedFileURL.path
      return ["galley", "test", ShellLine.operand(catalogue.relativePath)]
        + (isUsual ? [] : ShellLine.option("--references", folder.relativePath))
    case (let command, let comparison?):
      let sides = [comparison.expectedName] + (comparison.actualName.map { [$0] } ?? [])
      return ["galley", command.rawValue] + sides.map(ShellLine.operand)
        + ShellLine.option("--catalogue", catalogue.relativePath)
    case (let command, nil): return ["galley", command.rawValue, ShellLine.operand(catalogue.relativePath)]
    }
  }
}
