import Foundation
import Glibc

/// A folder of pictures.
enum PictureFolder {
  /// The paths of all PNG files below a folder, ordered by their bytes. Hidden files and folders, and links to folders,
  /// are left out.
  static func files(in folder: String) throws(DiffError) -> [String] {
    var files: [String] = []
    var open = [""]
    while let path = open.popLast() {
      for name in try names(in: path.isEmpty ? folder : "\(folder)/\(path)") where !name.hasPrefix(".") {
        let place = path.isEmpty ? name : "\(path)/\(name)"
        if isFolder("\(folder)/\(place)") {
          open.append(place)
        } else if name.lowercased().hasSuffix(".png") {
          files.append(place)
        }
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The names in a folder.
  static func names(in path: String) throws(DiffError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    } catch {
      throw .unreadable(path: path, reason: access(path, R_OK) == 0 ? "the system gave no reason" : lastReason)
    }
  }

  private static var lastReason: String { String(cString: strerror(errno)) }

  /// Whether a path is a folder itself, not a link to one.
  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
