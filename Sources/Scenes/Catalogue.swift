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
  ///   - kept: returns a file that need not be read again, by its path; nil for any other.
  /// - Throws: if there is no catalogue at all. Errors within files are kept with their scenes; a file that cannot be
  ///   read is listed with its error.
  package static func load(
    at url: URL, documents: [String] = [], meaning text: String? = nil,
    keeping kept: (String) -> SceneFile? = { _ in nil }
  ) throws(CatalogueError) -> Catalogue {
    let files = try CatalogueFiles(at: url, documents: documents)
    var paths = files.paths
    if let text {
      let meant = paths.filter { text.hasPrefix(SceneFile.name(of: $0) + "/") }
      if !meant.isEmpty { paths = meant }
    }
    return Catalogue(files: paths.compactMap { files.file($0, keeping: kept($0)) })
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
