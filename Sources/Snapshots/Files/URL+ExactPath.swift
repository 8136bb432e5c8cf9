package import Foundation

extension URL {
  /// The file or folder at a path taken literally: `URL(fileURLWithPath:)` takes a `~` at the start for somebody's home
  /// folder.
  ///
  /// - Parameter isDirectory: whether the path is a folder's; read from the disk if nil.
  package init(exactPath path: String, isDirectory: Bool? = nil, relativeTo base: URL? = nil) {
    let path = path.utf8.first == UInt8(ascii: "~") ? "./" + path : path
    if let isDirectory {
      self.init(fileURLWithPath: path, isDirectory: isDirectory, relativeTo: base)
    } else {
      self.init(fileURLWithPath: path, relativeTo: base)
    }
  }
}
