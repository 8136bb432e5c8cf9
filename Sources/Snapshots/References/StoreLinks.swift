package import Foundation
import Glibc

/// Symbolic links among references. Those that lead out of their folder are neither read nor written through; the
/// folder itself and its parents may be links.
package enum StoreLinks {
  /// - Parameters:
  ///   - path: a reference's file, relative to the folder.
  ///   - twin: another file in the same folder.
  ///   - base: the path of the folder of references.
  /// - Throws: `StoreError.leavesStore` if a file, or a folder on the way, is a link that leads out of the folder.
  package static func check(_ path: String, _ twin: String? = nil, below base: String) throws(StoreError) {
    for end in path.utf8.indices where path.utf8[end] == UInt8(ascii: "/") {
      guard try isThere(path[..<end], in: base, of: path) else { return }
    }
    for file in [path] + (twin.map { [$0] } ?? []) { _ = try isThere(file[...], in: base, of: file) }
  }

  /// Whether a path exists; throws if it leads out of the folder.
  private static func isThere(_ link: Substring, in base: String, of path: String) throws(StoreError) -> Bool {
    let name = base + "/" + link
    var status = stat()
    guard lstat(name, &status) == 0 else { return false }
    guard status.st_mode & S_IFMT == S_IFLNK else { return true }
    guard let root = components(base), let real = components(name),
      real.starts(with: root, by: { $0.utf8.elementsEqual($1.utf8) })
    else {
      throw .leavesStore(path: path, link: String(link))
    }
    return true
  }

  /// The components of a path with links resolved; nil if it does not exist.
  private static func components(_ path: String) -> [Substring]? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved).split(separator: "/")
  }
}
