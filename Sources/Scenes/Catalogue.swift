package import Foundation
import HeadlessUIKit
import InterfaceDocuments
import Snapshots
import SourcePlaces
import Suggestions
import ViewDocuments

/// The scenes of a folder, or of one file.
///
/// Files are read in the order of their paths, scenes and configurations in the order in which they are written, so the
/// same files always give the same cases in the same order.
package struct Catalogue: Sendable {
  package let files: [SceneFile]

  package var cases: [SceneCase] { files.flatMap(\.cases) }

  /// Reads every `.yaml` and `.yml` file below a folder, or one file. Hidden files and folders are skipped.
  ///
  /// An Interface Builder document is a catalogue, too: each of its views and controllers is a scene. In a program with
  /// scenes of its own those stand for the files.
  ///
  /// - Parameters:
  ///   - documents: the paths of documents below the folder, which are read in place of catalogue files; none to read those.
  ///   - text: the path of a scene or case, if no more is asked for: other files need not be read.
  /// - Throws: if there is no catalogue at all. Errors within files are kept with their scenes; a file that cannot be
  ///   read is listed with its error.
  package static func load(
    at url: URL, documents: [String] = [], meaning text: String? = nil
  ) throws(CatalogueError) -> Catalogue {
    if let program = ProgramScenes.current { return Catalogue(files: program.files) }
    guard documents.isEmpty else {
      return Catalogue(files: documents.map { DocumentFileReader.read(url.appendingPathComponent($0), path: $0) })
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw .notFound(path: url.relativePath, suggestion: sibling(of: url))
    }
    guard isFolder.boolValue else {
      return Catalogue(files: [read(url, path: url.lastPathComponent)])
    }
    var items = try CatalogueFolder.items(in: url)
    guard !items.isEmpty else { throw .empty(path: url.relativePath) }
    if let text {
      let meant = items.filter { text.hasPrefix(SceneFile.name(of: $0.path) + "/") }
      if !meant.isEmpty { items = meant }
    }
    let namesakes = Dictionary(grouping: items.filter { $0.problem == nil }.map(\.path)) {
      SceneFile.name(of: $0).lowercased()
    }
    return Catalogue(
      files: items.map { item in
        let others = namesakes[SceneFile.name(of: item.path).lowercased()] ?? []
        return file(item, in: url, sharingReferencesWith: others.first { $0 != item.path })
      })
  }

  private static func read(_ url: URL, path: String) -> SceneFile {
    InterfaceFiles.extensions.contains(url.pathExtension)
      ? DocumentFileReader.read(url, path: path) : SceneFileReader.read(url, path: path)
  }

  /// One file of a catalogue as it would be read with another content.
  ///
  /// - Parameters:
  ///   - url: the catalogue: a folder, or one file.
  ///   - path: the file's path in it.
  package static func file(_ path: String, of url: URL, replacedBy bytes: Data) -> SceneFile {
    let place = place(of: path, in: url)
    return SceneFileReader.read(place.url, path: path, isInFolder: place.isInFolder, replacedBy: bytes)
  }

  /// The address of a catalogue's file.
  package static func url(of path: String, in url: URL) -> URL { place(of: path, in: url).url }

  private static func place(of path: String, in url: URL) -> (url: URL, isInFolder: Bool) {
    FileKind(of: url) == .folder ? (url.appendingPathComponent(path), true) : (url, false)
  }

  /// The paths of the Interface Builder documents below a folder.
  ///
  /// - Throws: if it cannot be read, or has too many files.
  package static func documents(in folder: URL) throws(CatalogueError) -> [String] {
    try CatalogueFolder.items(in: folder, suffixes: InterfaceFiles.extensions.map { ".\($0)" }).compactMap { item in
      item.problem == nil ? item.path : nil
    }
  }

  /// Whether a path is that of an Interface Builder document.
  package static func isDocument(_ path: String) -> Bool {
    InterfaceFiles.extensions.contains { path.hasSuffix(".\($0)") }
  }

  /// The message about a path to a compiled document; nil for another path.
  package static func problem(ofCompiled path: String) -> String? {
    let format = URL(exactPath: path).pathExtension
    guard InterfaceDocumentError.compiledExtensions.contains(format), FileManager.default.fileExists(atPath: path)
    else {
      return nil
    }
    return "\(path): \(InterfaceDocumentError.Problem.compiled(format))"
  }

  /// - Parameter other: an earlier file whose name differs only in extension or case, such as `a.yaml` for `a.yml`.
  private static func file(
    _ item: CatalogueFolder.Item, in folder: URL, sharingReferencesWith other: String?
  ) -> SceneFile {
    guard let problem = item.problem ?? other.map(SceneProblem.sharedReferences) else {
      return SceneFileReader.read(folder.appendingPathComponent(item.path), path: item.path, isInFolder: true)
    }
    let error = SceneError(place: SourcePlace(file: item.path), problem: problem)
    return SceneFile(path: item.path, scenes: [], error: error)
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

/// The reason why a catalogue cannot be read.
package enum CatalogueError: Error, Equatable {
  case notFound(path: String, suggestion: String?)
  case empty(path: String)
  case unreadable(path: String)
  case tooManyFiles(path: String)
}

extension CatalogueError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notFound(let path, let suggestion):
      "there is no catalogue at '\(path)'."
        + (suggestion.map { " Did you mean '\($0)'?" }
          ?? " Name a folder of scenes, or one YAML file; `galley init` creates a catalogue.")
    case .empty(let path):
      "the folder '\(path)' contains no .yaml file. Write a scene, or name another folder; `galley init` creates a catalogue."
    case .unreadable(let path): "the folder '\(path)' cannot be read. Check its permissions."
    case .tooManyFiles(let path):
      "the folder '\(path)' contains more than \(ReadingLimits.files) catalogue files. Name a folder in it."
    }
  }
}
