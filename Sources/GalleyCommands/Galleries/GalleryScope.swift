import Foundation
import Gallery
import Scenes
import Snapshots

/// The catalogue and the references of a gallery: those on the command line, or else the run's, or else the default
/// ones.
struct GalleryScope {
  /// Nil if the run names one that is not used.
  let catalogue: URL?
  let references: RunReferences
  /// The reason that the run's catalogue is not used.
  private let catalogueFault: RunPlaceError?

  /// The scope of references without a run.
  init(catalogue: String?, references: String?) {
    let url = URL(exactPath: catalogue ?? CatalogueOptions.defaultCatalogue)
    self.catalogue = url
    self.references = RunReferences(Self.folder(references) ?? Self.references(beside: url))
    catalogueFault = nil
  }

  /// - Throws: `RunPlaceError` if the run's places cannot be read.
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
      standard: Self.references(beside: self.catalogue ?? URL(exactPath: CatalogueOptions.defaultCatalogue)))
  }

  private static func folder(_ path: String?) -> URL? { path.map { URL(exactPath: $0, isDirectory: true) } }

  private static func references(beside catalogue: URL) -> URL {
    CatalogueOptions.references(of: catalogue, isFile: CatalogueOptions.isFile(catalogue.path))
  }

  /// The places that the gallery's folder must not overlap.
  var others: [(name: String, url: URL)] {
    let references = try? self.references.ofCatalogue()
    let catalogue = ProgramScenes.current == nil ? catalogue : nil
    return (catalogue.map { [("the catalogue", $0)] } ?? []) + (references.map { [("the references", $0)] } ?? [])
  }

  /// The reasons that something is not shown.
  ///
  /// - Parameters:
  ///   - command: the command of the run.
  ///   - warnings: those about references, which are not repeated.
  func notes(on command: RunOrigin.Command, besides warnings: [String]) -> [String] {
    var notes = catalogueFault.map { ["\($0)"] } ?? []
    guard command == .test, warnings.isEmpty else { return notes }
    do throws(RunPlaceError) { _ = try references.ofCatalogue() } catch { notes.append("\(error)") }
    return notes
  }

  /// The reasons that references are not found, with the number of cases that have no picture without them.
  func warnings(about input: GalleryInput) -> [String] {
    input.pathsShownByReference.grouped(by: \.references).compactMap { paths in
      fault(of: paths[0]).map { "\(paths.count.cases) \(paths.count == 1 ? "has" : "have") no picture: \($0)" }
    }
  }

  /// The reason that a case's folder of references is not found; nil if it is there.
  private func fault(of path: CasePath) -> String? {
    do throws(RunPlaceError) {
      let folder = try references.folder(of: path)
      guard !FileManager.default.fileExists(atPath: folder.path) else { return nil }
      let remedy =
        path.references == nil ? "Name it with --references." : "Run this in the folder that the tests ran in."
      return "'\(folder.relativePath)', the folder of references, does not exist. \(remedy)"
    } catch {
      return "\(error)"
    }
  }

  /// The words of the run's command, ending with its catalogue; for references, those of the command that compares with
  /// them.
  func words(of origin: RunOrigin?) -> [String] {
    guard let catalogue else { return [] }
    switch (origin?.command ?? .test, origin?.comparison) {
    case (.test, _):
      let folder = (try? references.ofCatalogue()) ?? Self.references(beside: catalogue)
      let isUsual = folder.standardizedFileURL.path == Self.references(beside: catalogue).standardizedFileURL.path
      return CatalogueOptions.words("test", on: catalogue.relativePath)
        + (isUsual ? [] : ShellLine.option("--references", folder.relativePath))
    case (let command, let comparison?):
      let sides = ([comparison.expectedName] + (comparison.actualName.map { [$0] } ?? [])).joined(separator: "..")
      return ["galley", command.rawValue] + [sides, catalogue.relativePath].map(ShellLine.operand)
    case (let command, nil): return CatalogueOptions.words(command.rawValue, on: catalogue.relativePath)
    }
  }
}
