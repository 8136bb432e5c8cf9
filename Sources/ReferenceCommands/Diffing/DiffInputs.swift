import Foundation
import Glibc
import Snapshots
import Suggestions

/// The two files, or two folders, to compare.
struct DiffInputs {
  let expected: String
  let actual: String
  let areFolders: Bool

  /// - Throws: `DiffError` if one does not exist, or one is a folder and the other a file.
  init(expected: String, actual: String) throws(DiffError) {
    let isFolder = (try Self.isFolder(expected), try Self.isFolder(actual))
    switch isFolder {
    case (true, false): throw .folderAndFile(folder: expected, file: actual)
    case (false, true): throw .folderAndFile(folder: actual, file: expected)
    default: break
    }
    self.expected = expected
    self.actual = actual
    areFolders = isFolder.0
  }

  /// The pairs to compare: the two files, or all PNG files of the folders, ordered by path.
  func pairs() throws(DiffError) -> [PicturePair] {
    guard areFolders else { return [PicturePair(name: actual, expected: expected, actual: actual)] }
    let pairs = PicturePair.joined(
      try PictureFolder.files(in: expected), of: expected, try PictureFolder.files(in: actual), of: actual)
    guard !pairs.isEmpty else { throw .noPictures(expected: expected, actual: actual) }
    return pairs
  }

  private static func isFolder(_ path: String) throws(DiffError) -> Bool {
    var status = stat()
    if stat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR }
    guard errno == ENOENT || errno == ENOTDIR else {
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    throw .missing(path: path, suggestion: sibling(of: path))
  }

  /// The path of a similarly named file in the same folder.
  private static func sibling(of path: String) -> String? {
    let url = URL(exactPath: path)
    let names = try? FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)
    let others = (names ?? []).sorted().filter { $0 != url.lastPathComponent }
    guard let nearest = Suggestion.nearest(to: url.lastPathComponent, among: others) else { return nil }
    return (path.lastIndex(of: "/").map { path[...$0] } ?? "") + nearest
  }
}
