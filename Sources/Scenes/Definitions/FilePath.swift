import Foundation
import HeadlessUIKit
import Snapshots
import Suggestions
import ViewDocuments

/// A file that a catalogue names, by its path relative to the catalogue file's folder.
struct FilePath {
  let path: String
  let url: URL

  /// - Parameters:
  ///   - expected: a description of the value, for messages.
  ///   - isThere: whether the path names what is expected.
  /// - Throws: if the value is not a path, the path is absolute or a folder's, there is no such file, or it is not in the folders
  ///   that files are confined to.
  init(
    _ value: Value, in folder: URL, expected: String,
    isThere: (URL) -> Bool = { ![nil, .folder].contains(FileKind(of: $0)) }
  ) throws(SceneError) {
    let path = try value.word(expected)
    // With an absolute path, the scene would depend on the machine.
    guard !path.hasPrefix("/"), !path.hasPrefix("~") else {
      throw value.error(.absolutePath(path, suggestion: FilePath.relative(path, to: folder)))
    }
    let url = folder.appendingPathComponent(path).standardizedFileURL
    NamedFiles.current?.add(url)
    guard FileConfinement.current?.escape(from: url) == nil else { throw value.error(.outsideFolder(path)) }
    guard isThere(url) else { throw value.error(FilePath.problem(with: path, at: url)) }
    (self.path, self.url) = (path, url)
  }

  /// The reason why there is no file at the path.
  private static func problem(with path: String, at url: URL) -> SceneProblem {
    if FileKind(of: url) == .folder { return .folderForFile(path) }
    if FileKind(of: url) == .other { return .noFile(path) }
    if FileKind.isLink(url) { return .linkToNothing(path) }
    return .missingFile(path, suggestion: nearest(to: path, at: url))
  }

  /// An absolute path made relative to the folder; nil if it is outside.
  private static func relative(_ path: String, to folder: URL) -> String? {
    let (parts, start) = (
      URL(exactPath: path).standardizedFileURL.pathComponents, folder.standardizedFileURL.pathComponents
    )
    return parts.count > start.count && parts.starts(with: start)
      ? parts.dropFirst(start.count).joined(separator: "/") : nil
  }

  private static func nearest(to path: String, at url: URL) -> String? {
    let neighbours = try? FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)
    let folder = url.deletingLastPathComponent()
    // Names that could not be read either are of no help.
    let names = (neighbours ?? []).filter { FileKind(of: folder.appendingPathComponent($0)) != .other }.sorted()
    guard let name = Suggestion.nearest(to: url.lastPathComponent, among: names) else { return nil }
    let parent = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return parent + name
  }
}
