package import Foundation
import Glibc

/// A temporary folder that this program made, for folders that others fill, as git does a working tree.
///
/// Here alone folders are removed with whatever is in them, so what is whose is decided by what was written down: the
/// folder's name has a prefix and a UUID, and a mark in it repeats that name and lists the folders that were put there,
/// each before it was. Those go, then the mark, then the folder once nothing is left in it: what others put beside them
/// stays.
///
/// The mark's lock (`flock`) belongs to the process that made the folder, and to nobody once that is gone.
package final class OwnFolder: Sendable {
  private static let markName = ".galley-own"

  package let url: URL
  private let mark: CInt

  /// Makes a folder in that for temporary files.
  ///
  /// - Throws: `OutputError.unwritable` where there is none to write to.
  package static func make(prefix: String) throws(OutputError) -> OwnFolder {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let url = temporary.appendingPathComponent("\(prefix)\(UUID().uuidString)", isDirectory: true)
    guard mkdir(url.path, 0o700) == 0 else {
      throw .unwritable(path: temporary.path, reason: FileBytes.systemReason)
    }
    // Locked before it has its name: who finds it finds the lock, too.
    let new = url.appendingPathComponent("\(markName)-new").path
    let mark = Glibc.open(new, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
    let folder = OwnFolder(url, mark)
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

  /// The folder at a place, if this program made it and its process is gone; nil for all else.
  package static func abandoned(at url: URL, prefix: String) -> OwnFolder? {
    let name = url.lastPathComponent
    guard name.hasPrefix(prefix), UUID(uuidString: String(name.dropFirst(prefix.count))) != nil else { return nil }
    let path = url.appendingPathComponent(markName).path
    guard let mark = try? OutputError.open(path, O_RDWR | O_APPEND) else { return nil }
    let folder = OwnFolder(url, mark)
    guard flock(mark, LOCK_EX | LOCK_NB) == 0, folder.lines.first == name else { return nil }
    return folder
  }

  private init(_ url: URL, _ mark: CInt) { (self.url, self.mark) = (url, mark) }

  deinit { if mark >= 0 { close(mark) } }

  private var markURL: URL { url.appendingPathComponent(OwnFolder.markName) }

  /// Writes down a folder that is about to be made, and says where it is to be.
  package func add(_ name: String) throws(OutputError) -> URL {
    precondition(OwnFolder.isName(name), "'\(name)' is no name of a folder")
    guard append(name) else {
      throw .unwritable(path: url.path, reason: FileBytes.systemReason)
    }
    return url.appendingPathComponent(name, isDirectory: true)
  }

  /// The folders in it that were written down, whether or not they are there.
  package var folders: [URL] {
    Set(lines.dropFirst()).filter(OwnFolder.isName).sorted().map { url.appendingPathComponent($0, isDirectory: true) }
  }

  /// Removes what is this program's of it, and the folder itself if nothing else is in it.
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

  /// The lines of the mark that is at its place; none where something else is.
  private var lines: [String] {
    var status = stat()
    guard fstat(mark, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1,
      let data = try? FileBytes.read(markURL.path, named: OwnFolder.markName)
    else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
