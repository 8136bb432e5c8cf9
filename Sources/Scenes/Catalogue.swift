package import Foundation
import HeadlessUIKit

/// The scenes of a folder, or of one file.
///
/// Files are read in the order of their paths, scenes and configurations in the order they are written, so the same
/// files always give the same cases in the same order.
package struct Catalogue: Sendable {
  package let files: [SceneFile]

  package var cases: [SceneCase] { files.flatMap(\.cases) }

  /// Reads every `.yaml` and `.yml` file below a folder, or one file. Hidden files and folders are left out.
  ///
  /// - Throws: when there is no catalogue at all. Mistakes inside of files are kept with their scenes.
  package static func load(at url: URL) throws(CatalogueError) -> Catalogue {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw .notFound(path: url.relativePath, suggestion: sibling(of: url))
    }
    guard isFolder.boolValue else {
      return Catalogue(files: [SceneFileReader.read(url, path: url.lastPathComponent)])
    }
    let paths = try yamlPaths(in: url)
    guard !paths.isEmpty else { throw .empty(path: url.relativePath) }
    return Catalogue(files: paths.map { SceneFileReader.read(url.appendingPathComponent($0), path: $0) })
  }

  private static func yamlPaths(in folder: URL) throws(CatalogueError) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder.path) else {
      throw .unreadable(path: folder.relativePath)
    }
    var paths: [String] = []
    for case let path as String in walk where path.hasSuffix(".yaml") || path.hasSuffix(".yml") {
      let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      guard !isHidden, mayBeRead(folder.appendingPathComponent(path)) else { continue }
      paths.append(path)
      guard paths.count <= ReadingLimits.files else { throw .tooManyFiles(path: folder.relativePath) }
    }
    paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    try checkNames(paths)
    return paths
  }

  /// Whether this is a file, or a link that may lead to one: not a folder, and not a pipe that would never end.
  private static func mayBeRead(_ url: URL) -> Bool {
    let path = url.resolvingSymlinksInPath().path
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    return type == nil || type == .typeRegular
  }

  /// `a.yaml` and `a.yml` would share their references.
  private static func checkNames(_ paths: [String]) throws(CatalogueError) {
    var first: [String: String] = [:]
    for path in paths {
      let name = SceneFile.name(of: path).lowercased()
      if let other = first[name] { throw .sameName(other, path) }
      first[name] = path
    }
  }

  private static func sibling(of url: URL) -> String? {
    let neighbours = try? FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)
    return Suggestion.nearest(to: url.lastPathComponent, among: (neighbours ?? []).sorted())
  }
}

/// Why there is no catalogue to read.
package enum CatalogueError: Error, Equatable {
  case notFound(path: String, suggestion: String?)
  case empty(path: String)
  case unreadable(path: String)
  case tooManyFiles(path: String)
  case sameName(String, String)
}

extension CatalogueError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notFound(let path, let suggestion):
      "there is no catalogue at '\(path)'."
        + (suggestion.map { " Did you mean '\($0)'?" } ?? " Name a folder of scenes, or one YAML file.")
    case .empty(let path): "the folder '\(path)' holds no .yaml file. Write a scene, or name another folder."
    case .unreadable(let path): "the folder '\(path)' cannot be read. Check its permissions."
    case .tooManyFiles(let path): "the folder '\(path)' holds more than \(ReadingLimits.files) catalogue files."
    case .sameName(let first, let second):
      "'\(first)' and '\(second)' would share their references. Rename one of them."
    }
  }
}
