package import Foundation
import Glibc

/// Symbolic links among references. What leads out of their folder is neither read nor written through; the folder
/// itself, and those around it, may be links.
package enum StoreLinks {
  /// - Parameter path: of a reference's file, below the folder.
  /// - Throws: `StoreError.leavesStore` if the file, or a folder on the way, is a link that leads out of the folder.
  package static func check(_ path: String, below root: URL) throws(StoreError) {
    let base = root.path
    var found = ""
    for component in path.split(separator: "/") {
      found += found.isEmpty ? component : "/" + component
      var status = stat()
      guard lstat("\(base)/\(found)", &status) == 0 else { return }
      guard status.st_mode & S_IFMT == S_IFLNK else { continue }
      guard let root = components(base), components("\(base)/\(found)")?.starts(with: root) == true else {
        throw .leavesStore(path: path, link: found)
      }
    }
  }

  /// A path without links; nil if there is nothing.
  private static func components(_ path: String) -> [Substring]? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved).split(separator: "/")
  }
}
