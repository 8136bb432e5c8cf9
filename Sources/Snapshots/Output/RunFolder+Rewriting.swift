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

  /// Writes lines, with their ends, over those that there are, unless they are longer than these.
  ///
  /// A process that is killed in the middle leaves the new lines, and what is left of the old ones: each names a file
  /// that the run wrote, but for the one that is cut, which names none.
  func replaceLines(with text: [String]) {
    let lines = Array(text.joined().utf8)
    guard let size, lines.count < size else { return }
    // Without O_APPEND: with it, pwrite(2) appends wherever it is told to write.
    let file = open(path(fileName: Self.fileName), O_WRONLY | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { return }
    defer { close(file) }
    // The last old line is cut where the new ones end, wherever that is.
    guard pwrite(file, lines + [UInt8(ascii: "\n")], lines.count + 1, 0) == lines.count + 1 else { return }
    ftruncate(file, lines.count)
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
