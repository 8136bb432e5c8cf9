package import Foundation
import Glibc
import Snapshots

/// The folders that scenes may name files in, whatever their documents say: for programs that serve others.
///
/// Links are followed first, so that none leads out. Nothing is confined unless `current` is set.
package struct FileConfinement: Sendable {
  @TaskLocal package static var current: FileConfinement?

  /// The largest number of files of a folder that are looked at.
  private static let limit = 1_000_000

  /// Their absolute paths, without links.
  package let folders: [String]

  /// - Parameter folders: folders that exist; others are left out.
  package init(to folders: [URL]) { self.folders = folders.compactMap { FileConfinement.realPath($0.path) } }

  /// The same folders and another one, if there is one.
  package func adding(_ folder: URL?) -> FileConfinement {
    folder.map { FileConfinement(to: folders.map { URL(exactPath: $0, isDirectory: true) } + [$0]) } ?? self
  }

  /// Whether a file or folder, which need not exist, is in one of the folders.
  package func holds(_ url: URL) -> Bool {
    guard let path = FileConfinement.resolved(url.standardizedFileURL) else { return false }
    return folders.contains { path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
  }

  /// The path that leads out of the folders, if a file or folder is read: itself, a link beside a file whose name
  /// begins like its own, as those of other scales do, or a link in a folder.
  package func escape(from url: URL) -> URL? {
    guard holds(url) else { return url }
    if FileKind(of: url) == .folder { return escape(in: url) }
    let folder = url.deletingLastPathComponent()
    let stem = url.deletingPathExtension().lastPathComponent
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasPrefix(stem) }.sorted().map(folder.appendingPathComponent).first { !holds($0) }
  }

  /// The path that leads out of the folders, if a document is read with its files in other languages: those are in
  /// folders beside its own, or beside it.
  package func escape(fromDocument url: URL) -> URL? {
    let folder = url.deletingLastPathComponent()
    let around = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: around.path)) ?? []
    let languages = names.filter { $0.hasSuffix(".lproj") }.sorted().map(around.appendingPathComponent)
    for place in [url] + languages {
      if let found = escape(from: place) { return found }
    }
    return nil
  }

  /// A link below a folder that leads out of the folders; the folder itself if it has too many files to tell.
  private func escape(in folder: URL) -> URL? {
    var count = 0
    for case let name as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
      count += 1
      guard count <= FileConfinement.limit else { return folder }
      let url = folder.appendingPathComponent(name)
      if FileKind.isLink(url), !holds(url) { return url }
    }
    return nil
  }

  /// A path without links: that of the nearest folder that exists, and the rest; nil for a link to nothing.
  private static func resolved(_ url: URL) -> String? {
    var (url, rest) = (url, [String]())
    while true {
      if let path = realPath(url.path) {
        return ([path == "/" && !rest.isEmpty ? "" : path] + rest.reversed()).joined(separator: "/")
      }
      guard !FileKind.isLink(url), url.path != "/" else { return nil }
      rest.append(url.lastPathComponent)
      url.deleteLastPathComponent()
    }
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
