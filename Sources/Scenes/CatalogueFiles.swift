package import Foundation
import InterfaceDocuments
import SourcePlaces
import Suggestions

/// The files of a catalogue, each of which is read when it is asked for.
package struct CatalogueFiles {
  /// A file, and how to read it.
  private enum Entry {
    /// A file of the program's own scenes.
    case known(SceneFile)
    case file(URL, isInFolder: Bool)
    case document(URL)
    case unreadable(SceneProblem)
  }

  /// The paths inside the catalogue, in order.
  package let paths: [String]
  private let entries: [String: Entry]

  /// - Parameter documents: the paths of documents below the folder, which are read in place of catalogue files; none to
  ///   read those.
  /// - Throws: if there is no catalogue at all.
  package init(at url: URL, documents: [String] = []) throws(CatalogueError) {
    if let program = ProgramScenes.current {
      self.init(program.files.map { ($0.path, .known($0)) })
      return
    }
    guard documents.isEmpty else {
      self.init(documents.map { ($0, .document(url.appendingPathComponent($0))) })
      return
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw .notFound(path: url.relativePath, suggestion: CatalogueFiles.sibling(of: url))
    }
    guard isFolder.boolValue else {
      let isDocument = InterfaceFiles.extensions.contains(url.pathExtension)
      self.init([(url.lastPathComponent, isDocument ? .document(url) : .file(url, isInFolder: false))])
      return
    }
    let items = try CatalogueFolder.items(in: url)
    guard !items.isEmpty else { throw .empty(path: url.relativePath) }
    self.init(CatalogueFiles.entries(for: items, in: url))
  }

  private init(_ entries: [(path: String, entry: Entry)]) {
    paths = entries.map(\.path)
    self.entries = Dictionary(entries.map { ($0.path, $0.entry) }) { first, _ in first }
  }

  /// One of the files. Errors in it are kept with its scenes, or with the file; nil if the catalogue has no such file.
  ///
  /// - Parameter known: the file as it was read before, if it has not changed.
  package func file(_ path: String, keeping known: SceneFile? = nil) -> SceneFile? {
    switch entries[path] {
    case .known(let file): file
    case .file(let url, let isInFolder): known ?? SceneFileReader.read(url, path: path, isInFolder: isInFolder)
    case .document(let url): known ?? DocumentFileReader.read(url, path: path)
    case .unreadable(let problem):
      SceneFile(path: path, scenes: [], error: SceneError(place: SourcePlace(file: path), problem: problem))
    case nil: nil
    }
  }

  /// The entries of a folder. Files whose names differ only in extension or case, such as `a.yaml` and `a.yml`, would share
  /// references: none of them is read.
  private static func entries(
    for items: [CatalogueFolder.Item], in folder: URL
  ) -> [(path: String, entry: Entry)] {
    let namesakes = Dictionary(grouping: items.filter { $0.problem == nil }.map(\.path)) {
      SceneFile.name(of: $0).lowercased()
    }
    return items.map { item in
      let others = namesakes[SceneFile.name(of: item.path).lowercased()] ?? []
      let problem = item.problem ?? others.first { $0 != item.path }.map(SceneProblem.sharedReferences)
      let url = folder.appendingPathComponent(item.path)
      return (item.path, problem.map { .unreadable($0) } ?? .file(url, isInFolder: true))
    }
  }

  /// The path of the neighbour with the closest name.
  private static func sibling(of url: URL) -> String? {
    let (path, name) = (url.relativePath, url.lastPathComponent)
    let neighbours = try? FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)
    guard let nearest = Suggestion.nearest(to: name, among: (neighbours ?? []).sorted().filter { $0 != name }) else {
      return nil
    }
    return (path.lastIndex(of: "/").map { path[...$0] } ?? "") + nearest
  }
}
