import Foundation
import Glibc
import Raster

/// Runs that write their files again and again, as `galley watch` does.
extension RunFolder {
  /// Removes a file of this run's, and folders that nothing is left in; what is not as the run wrote it stays.
  package func remove(_ path: String) { manifest.remove(path) }

  /// Takes what is no more out of the manifest once it has grown beyond what it is good for.
  package func tidy() { manifest.shorten() }
}

extension RunManifest {
  /// From when on it is shortened, in bytes.
  private static let largestSize = 256 << 10

  func remove(_ path: String) {
    guard occupant(of: path, isListed: { lists(path, $0) }) == .written else { return }
    remove(listed: path)
  }

  /// Removes what is known to be as it was written, if it is there, and folders that nothing is left in.
  func remove(listed path: String) {
    unlink(self.path(fileName: path))
    removeEmptyFolders(above: path)
  }

  /// Writes the lines of files that are there over those of all that ever were, if those are many more.
  func shorten() {
    guard let size, size > Self.largestSize else { return }
    let lines = currentLines
    if lines.reduce(0, { $0 + $1.utf8.count }) < size / 2 { replaceLines(with: lines) }
  }

  private var size: Int? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Puts a manifest of these lines, with their ends, in the place of this one, unless they are longer.
  ///
  /// It is locked before it is there, and has the descriptor of the one that goes: whoever waits for that finds the other.
  /// A process that is killed leaves one of them, whole.
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

  /// A line for each file that is there as it was written; all that there are for one that was changed since.
  private var currentLines: [String] {
    entries().flatMap { path, hashes -> [String] in
      guard let bytes = try? FileBytes.read(self.path(fileName: path), named: path) else { return [] }
      let current = Hash128(hashing: bytes)
      return (hashes.contains(current) ? [current] : hashes).map { "\($0) \(path)\n" }
    }
  }
}
