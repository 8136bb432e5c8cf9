import Foundation
import Glibc

/// The kind of item at a path, following links.
enum FileKind {
  case file
  case folder
  /// A pipe, a socket or a device, which may be endless.
  case other

  /// Creates the kind; nil if nothing is there, or only a dangling link.
  init?(of url: URL) {
    switch FileKind.format(of: url, by: stat) {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case nil: return nil
    default: self = .other
    }
  }

  /// Whether a link is there, dangling or not.
  static func isLink(_ url: URL) -> Bool { format(of: url, by: lstat) == S_IFLNK }

  /// The format in an item's mode. Foundation's attributes of a file would name its owner, for which they read the system's
  /// files of users and groups each time.
  private static func format(
    of url: URL, by read: (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> CInt
  ) -> mode_t? {
    let path = url.path
    var status = stat()
    // A path with a null character would be cut there.
    guard !path.utf8.contains(0), read(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT
  }
}
