import Foundation
import Glibc
import Raster

/// Runs that rewrite their files again and again, as `galley watch` does.
extension RunFolder {
  /// Removes a file of this run, and folders that become empty; a file that has changed since it was written stays.
  package func remove(_ path: String) { manifest.remove(path) }

  /// Drops entries of removed files from the manifest once it has grown large.
  package func tidy() { manifest.shorten() }
}

extension RunManifest {
  /// The size in bytes from which the manifest is shortened.
  private static let largestSize = 256 << 10

  func remove(_ path: String) {
    guard occupant(of: path, isListed: { lists(path, $0) }) == .written else { return }
    remove(listed: path)
  }

  /// Removes a file that is known to be unchanged, if it exists, and folders that become empty.
  func remove(listed path: String) {
    unlink(self.path(fileName: path))
    removeEmptyFolders(above: path)
  }

  /// Reduces the lines to those of existing files, if that makes the manifest much shorter.
  func shorten() {
    guard let size, size > Self.largestSize else { return }
    let lines = currentLines
    if lines.reduce(0, { $0 + $1.utf8.count }) < size / 2 { replaceLines(with: lines) }
  }

  private var size: Int? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Replaces the manifest by one with these lines, given with their ends, unless that is longer.
  ///
  /// The new file is locked before it takes the old one's place and descriptor, so a process waiting for the old one
  /// finds the new one. A process that is killed leaves one of them, complete.
  func replaceLines(with text: [String]) {
    let lines = Data(text.joined().utf8)
    guard let size, lines.count < size else { return }
    let new = path(fileName: Self.newFileName)
    let file = open(new, O_RDWR | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard file >= 0 else { return }
    defer { close(file) }
    guard lines.withUnsafeBytes({ FileBytes.write($0, to: file) }), flock(file, LOCK_EX | LOCK_NB) == 0,
      rename(new, path(fileName: Self.fileName)) == 0
    else { return }
    if dup2(file, descriptor) >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
  }

  /// One line for each unchanged file; all lines of a file that has changed.
  private var currentLines: [String] {
    entries().flatMap { path, hashes -> [String] in
      guard let bytes = try? FileBytes.read(self.path(fileName: path), named: path) else { return [] }
      let current = Hash128(hashing: bytes)
      return (hashes.contains(current) ? [current] : hashes).map { "\($0) \(path)\n" }
    }
  }
}
