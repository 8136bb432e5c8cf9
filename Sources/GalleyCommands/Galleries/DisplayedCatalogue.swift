import Foundation
import Gallery
import Scenes
import Snapshots
import SourcePlaces

/// A catalogue with the facts that galleries show.
struct DisplayedCatalogue {
  let url: URL
  private let catalogue: Catalogue
  private let cases: [SceneCase]

  /// - Throws: `CatalogueError` if there is none.
  init(at url: URL) throws(CatalogueError) {
    (self.url, catalogue) = (url, try Catalogue.load(at: url))
    cases = catalogue.cases
  }

  /// The known facts about each scene.
  ///
  /// - Parameter command: the words of the command that renders cases again.
  func facts(again command: [String]) -> [String: SceneFacts] {
    var facts: [String: SceneFacts] = [:]
    for file in catalogue.files {
      for scene in file.scenes {
        let path = "\(file.name)/\(scene.name)"
        let words = command + ShellLine.option("--filter", "\(path)/{configuration}")
        facts[path] = SceneFacts(description: scene.description, again: ShellLine.line(words))
      }
    }
    return facts
  }

  /// The existing references in the order of the catalogue, followed by those that may belong to unreadable scenes; and
  /// the orphaned ones.
  func ordered(_ store: ReferenceStore) -> (paths: [CasePath], orphans: [OrphanedReference]) {
    let isFile = CatalogueOptions.isFile(url.path)
    let orphans = Orphans.paths(in: store, cases: cases, ofOneFile: isFile)
    let orphaned = Set(orphans.filter { $0.kind == .reference }.map(\.path))
    let files = Set(catalogue.files.map(\.name))
    let there = store.paths.filter { path in
      !orphaned.contains(path.description) && (!isFile || files.contains(path.catalogueFile))
    }
    let known = cases.map(\.casePath)
    let (isThere, isKnown) = (Set(there), Set(known))
    return (known.filter(isThere.contains) + there.filter { !isKnown.contains($0) }, orphans)
  }

  /// The places where cases are written.
  var sources: [CasePath: SourcePlace] {
    var sources: [CasePath: SourcePlace] = [:]
    var last: (place: SceneCase, source: SourcePlace)?
    for scene in cases {
      // The cases of a scene are consecutive.
      let source = last.flatMap { $0.place.place == scene.place ? $0.source : nil } ?? scene.source(in: url)
      (sources[scene.casePath], last) = (source, (scene, source))
    }
    return sources
  }
}
