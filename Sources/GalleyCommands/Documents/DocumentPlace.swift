import ArgumentParser
import Foundation
import Scenes
import Snapshots

/// The place of a catalogue, or of Interface Builder documents read in its stead: one file alone, or several below a
/// folder.
struct DocumentPlace {
  let catalogue: URL
  /// The paths below the folder, each once, in the order in which they are given; those of folders by their paths. Empty for
  /// one document by itself.
  var documents: [String] = []
  let surroundings: OutputContext

  /// The documents' files.
  var files: [URL] { documents.isEmpty ? [catalogue] : documents.map { catalogue.appendingPathComponent($0) } }
}

extension DocumentPlace {
  /// A catalogue's folder or file by itself.
  init(file: URL) {
    let references = CatalogueOptions.references(of: file, isFile: CatalogueOptions.isFile(file.path))
    self.init(catalogue: file, surroundings: CatalogueOptions.surroundings(of: file, references: references))
  }

  /// - Parameter paths: the paths of documents, and of folders that are searched for them.
  /// - Throws: a validation error for what is neither, and for folders without documents.
  init(documents paths: [String]) throws {
    var seen: Set<String> = []
    let found = try paths.flatMap(Self.files)
    let files = found.map { URL(exactPath: $0) }.filter { seen.insert($0.standardizedFileURL.path).inserted }
    if files.count == 1 {
      self.init(file: files[0])
      return
    }
    let parts = files.map { $0.standardizedFileURL.path.split(separator: "/").map(String.init) }
    let common = parts.dropFirst().reduce(parts[0].dropLast()) { common, other in
      ArraySlice(zip(common, other.dropLast()).prefix { $0 == $1 }.map(\.0))
    }
    let folder = URL(exactPath: "/" + common.joined(separator: "/"), isDirectory: true)
    let documents = parts.map { $0.dropFirst(common.count).joined(separator: "/") }
    self.init(
      catalogue: folder, documents: documents, surroundings: OutputContext(documents: documents, in: folder))
  }

  private static func files(_ path: String) throws -> [String] {
    if let problem = Catalogue.problem(ofCompiled: path) { throw ValidationError(problem) }
    guard !CatalogueOptions.isFile(path) else {
      guard Catalogue.isDocument(path) else {
        throw ValidationError("'\(path)' is neither a .xib nor a .storyboard file.")
      }
      return [path]
    }
    guard FileManager.default.fileExists(atPath: path) else {
      throw ValidationError("There is neither a document nor a folder at '\(path)'.")
    }
    let found = try Catalogue.documents(in: URL(exactPath: path, isDirectory: true))
    guard !found.isEmpty else {
      throw ValidationError("The folder '\(path)' contains neither a .xib nor a .storyboard file.")
    }
    return found.map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
  }
}
