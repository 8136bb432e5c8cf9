import Foundation
import Glibc

/// A reason that an output folder is not used.
package enum OutputError: Error, Equatable {
  /// The folder has contents that no run wrote.
  case foreignFolder(path: String, content: String)
  /// The folder has results of a version that did not list the files it wrote.
  case earlierVersions(path: String)
  /// A file of an earlier run has changed since the run wrote it.
  case changedFile(path: String)
  /// The folder is, holds or lies in one that must not be written to.
  case overlap(path: String, relation: String)
  /// The folder is or holds the root of a repository, or lies in the version control system's own folder.
  case repository(path: String)
  case unwritable(path: String, reason: String)
  /// The newest run has the largest possible number.
  case lastNumber(path: String)
}

extension OutputError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .foreignFolder(let path, let content):
      "The output folder '\(path)' contains '\(content)', which no run wrote. Name an empty folder with --output."
    case .earlierVersions(let path):
      "The output folder '\(path)' has no manifest of the files that an earlier version of Galley wrote there, so nothing is removed. "
        + "Name an empty folder with --output."
    case .changedFile(let path):
      "'\(path)' was changed since Galley wrote it, so it is not removed. Move it away, or name another folder with "
        + "--output."
    case .overlap(let path, let relation):
      "The output folder '\(path)' \(relation). Name another folder with --output."
    case .repository(let path):
      "The output folder '\(path)' is a repository's root or '.git', contains one, or lies in '.git'. Name another folder with --output."
    case .lastNumber(let path):
      "'\(path)' has the largest possible run number. Move it away, or name another folder with --output."
    case .unwritable(let path, let reason):
      "'\(path)' cannot be written: \(reason). Fix that, or name another folder with --output."
    }
  }
}

extension OutputError {
  static func makeFolder(_ url: URL) throws(OutputError) {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      let file = FileBytes.file(inPlaceOf: url).map { "'\($0.relativePath)' is a file, where a folder is needed" }
      throw .unwritable(path: url.relativePath, reason: file ?? FileBytes.reason(error))
    }
  }

  static func contents(of url: URL) throws(OutputError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: url.path)
    } catch {
      throw .unwritable(path: url.relativePath, reason: FileBytes.reason(error))
    }
  }

  /// Opens a file; a link is never a run's file.
  static func open(_ path: String, _ flags: CInt) throws(OutputError) -> CInt {
    let descriptor = Glibc.open(path, flags | O_CLOEXEC | O_NOFOLLOW, 0o644)
    if descriptor < 0, errno == ELOOP { throw .changedFile(path: path) }
    guard descriptor >= 0 else { throw .unwritable(path: path, reason: FileBytes.systemReason) }
    return descriptor
  }

  /// Locks a file, however long another process holds it.
  static func lock(_ descriptor: CInt, _ path: String) throws(OutputError) {
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .unwritable(path: path, reason: FileBytes.systemReason) }
    }
  }
}
