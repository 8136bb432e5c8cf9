import Foundation
import HeadlessUIKit

/// A file that a catalogue names, by its path from the catalogue file's folder.
struct FilePath {
  let path: String
  let url: URL

  /// - Parameters:
  ///   - expected: what messages say that the key takes.
  ///   - isThere: whether there is what the path names.
  /// - Throws: when the value is no path, the path is absolute, or there is no such file.
  init(
    _ value: Value, in folder: URL, expected: String,
    isThere: (URL) -> Bool = { FileManager.default.fileExists(atPath: $0.path) }
  ) throws(SceneError) {
    let path = try value.word(expected)
    // An absolute path would make the scene another one on another machine.
    guard !path.hasPrefix("/"), !path.hasPrefix("~") else {
      throw value.error(.missingFile(path, suggestion: nil))
    }
    let url = folder.appendingPathComponent(path).standardizedFileURL
    guard isThere(url) else {
      throw value.error(.missingFile(path, suggestion: FilePath.nearest(to: path, at: url)))
    }
    (self.path, self.url) = (path, url)
  }

  private static func nearest(to path: String, at url: URL) -> String? {
    let neighbours = try? FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)
    guard let name = Suggestion.nearest(to: url.lastPathComponent, among: (neighbours ?? []).sorted()) else {
      return nil
    }
    let parent = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return parent + name
  }
}
