package import Foundation
import Glibc

/// A temporary folder made by this program for contents that other programs write, such as git's working trees.
///
/// Only here are folders removed with all their contents, so ownership is decided by written evidence: the folder's
/// name has a prefix and a UUID, and a marker file in it repeats that name and lists the folders that were put there,
/// each before it was made. Those are removed, then the marker, then the folder if it is empty: anything else in it
/// stays.
///
/// The marker's lock (`flock`) belongs to the process that made the folder, and is released when that ends.
package final class ManagedFolder: Sendable {
  private static let markName = ".galley-own"

  package let url: URL
  private let mark: CInt

  /// Makes a folder in the one for temporary files.
  ///
  /// - Throws: `OutputError.unwritable` if it cannot be written to.
  package static func make(prefix: String) throws(OutputError) -> ManagedFolder {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let url = temporary.appendingPathComponent("\(prefix)\(UUID().uuidString)", isDirectory: true)
    guard mkdir(url.path, 0o700) == 0 else {
      throw .unwritable(path: temporary.path, reason: FileBytes.systemReason)
    }
    // Locked before it gets its name: whoever finds the marker finds it locked.
    let new = url.appendingPathComponent("\(markName)-new").path
    let mark = Glibc.open(new, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
    let folder = ManagedFolder(url, mark)
    guard mark >= 0, flock(mark, LOCK_EX) == 0, folder.append(url.lastPathComponent),
      rename(new, folder.markURL.path) == 0
    else {
      let reason = FileBytes.systemReason
      unlink(new)
      rmdir(url.path)
      throw .unwritable(path: temporary.path, reason: reason)
    }
    return folder
  }

  /// The folder at a place, if this program made it and its process has ended; nil otherwise.
  package static func abandoned(at url: URL, prefix: String) -> ManagedFolder? {
    let name = url.lastPathComponent
    guard name.hasPrefix(prefix), UUID(uuidString: String(name.dropFirst(prefix.count))) != nil else { return nil }
    let path = url.appendingPathComponent(markName).path
    guard let mark = try? OutputError.open(path, O_RDWR | O_APPEND) else { return nil }
    let folder = ManagedFolder(url, mark)
    guard flock(mark, LOCK_EX | LOCK_NB) == 0, folder.lines.first == name else { return nil }
    return folder
  }

  private init(_ url: URL, _ mark: CInt) { (self.url, self.mark) = (url, mark) }

  deinit { if mark >= 0 { close(mark) } }

  private var markURL: URL { url.appendingPathComponent(ManagedFolder.markName) }

  /// Lists a folder that is about to be made, and returns its place.
  package func add(_ name: String) throws(OutputError) -> URL {
    precondition(ManagedFolder.isName(name), "'\(name)' is not the name of a folder")
    guard append(name) else {
      throw .unwritable(path: url.path, reason: FileBytes.systemReason)
    }
    return url.appendingPathComponent(name, isDirectory: true)
  }

  /// The listed folders, whether or not they exist.
  package var folders: [URL] {
    Set(lines.dropFirst()).filter(ManagedFolder.isName).sorted().map {
      url.appendingPathComponent($0, isDirectory: true)
    }
  }

  /// Removes the listed folders, and the folder itself if nothing else is in it.
  package func remove() {
    for folder in folders { try? FileManager.default.removeItem(at: folder) }
    unlink(markURL.path)
    rmdir(url.path)
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.contains("/") && !name.contains("\0") && !name.contains("\n")
  }

  private func append(_ line: String) -> Bool {
    Array("\(line)\n".utf8).withUnsafeBytes { FileBytes.write($0, to: mark) }
  }

  /// The lines of the marker; none if something else is in its place.
  private var lines: [String] {
    var status = stat()
    guard fstat(mark, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1,
      let data = try? FileBytes.read(markURL.path, named: ManagedFolder.markName)
    else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
