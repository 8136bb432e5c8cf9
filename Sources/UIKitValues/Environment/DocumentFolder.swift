package import Foundation
package import Synchronization

/// A folder with Interface Builder documents, at any depth, found by their names.
package struct DocumentFolder: Sendable {
  /// The folder's path, without links.
  package let path: String
  /// The paths of the files below it, by their names without extension and by their extensions.
  private let files: [String: [String: [String]]]

  /// The folder that `UINib.registerDocuments(at:)` named.
  package static let registered = Mutex<DocumentFolder?>(nil)
  private static let extensions: Set = ["xib", "storyboard", "strings"]

  /// - Throws: an error that says why the folder cannot be read.
  package init(_ folder: URL) throws {
    let root = folder.resolvingSymlinksInPath().standardizedFileURL
    path = root.path
    // Links are not followed: nothing outside of the folder is read.
    let names = try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
    var files: [String: [String: [String]]] = [:]
    for name in names {
      let url = root.appendingPathComponent(name)
      guard DocumentFolder.extensions.contains(url.pathExtension),
        url.resolvingSymlinksInPath().path.hasPrefix(path + "/")
      else { continue }
      files[url.deletingPathExtension().lastPathComponent, default: [:]][url.pathExtension, default: []]
        .append(url.path)
    }
    self.files = files
  }

  /// The file of a document: that of the device's kind before that for all, and one that is not localized, or the base of
  /// localizations, before one of a language.
  package func file(_ name: String, _ type: String, device: String, languages: [String]) -> String? {
    for candidate in ["\(name)~\(device)", name] {
      let paths = files[candidate]?[type] ?? []
      if let path = paths.min(by: { rank($0, languages) < rank($1, languages) }) { return path }
    }
    return nil
  }

  private func rank(_ path: String, _ languages: [String]) -> Int {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    guard folder.pathExtension == "lproj" else { return 1 }
    let language = folder.deletingPathExtension().lastPathComponent
    if language == "Base" { return 0 }
    return languages.firstIndex(of: language).map { 2 + $0 } ?? 1_000
  }

  /// The names of the documents of a type, sorted.
  package func names(_ type: String) -> [String] { files.filter { $0.value[type] != nil }.keys.sorted() }
}
