package import Foundation
import Glibc

/// A folder that several runs share, at once or after each other: each has a numbered folder in it.
///
/// The newest runs are kept; an older one is removed when the next begins, unless it goes on. Numbers are given out under
/// a lock that is held for as long as that takes, and by nobody if its holder is killed.
package enum OutputFolder {
  static let lockName = ".galley-runs"
  /// How many runs are kept, the one that begins included.
  package static let keptRuns = 5

  /// Begins a run in a new folder, whose name is one more than the last one's.
  ///
  /// - Throws: `OutputError` for a folder of other things, or one that cannot be written.
  package static func beginRun(in url: URL) throws(OutputError) -> RunFolder {
    try OutputError.makeFolder(url)
    try RunFolder.requireOwn(url)
    let path = url.appendingPathComponent(lockName).relativePath
    let descriptor = try OutputError.open(path, O_RDWR | O_CREAT)
    defer { close(descriptor) }
    try OutputError.lock(descriptor, path)
    let numbers = try OutputError.contents(of: url).compactMap(number).sorted()
    let run = try RunFolder.claim(url.appendingPathComponent(String(next(after: numbers, in: url)), isDirectory: true))
    for old in numbers.dropLast(keptRuns - 1) { RunFolder.removeEnded(url.appendingPathComponent(String(old))) }
    return run
  }

  /// The number of a run's folder: digits as they are printed.
  private static func number(_ name: String) -> Int? { Int(name).flatMap { $0 > 0 && String($0) == name ? $0 : nil } }

  /// One more than the last folder's; that one itself if a run was killed before anything was in it.
  private static func next(after numbers: [Int], in url: URL) -> Int {
    guard let last = numbers.last else { return 1 }
    let contents = try? FileManager.default.contentsOfDirectory(atPath: url.appendingPathComponent(String(last)).path)
    return contents?.isEmpty == true ? last : last + 1
  }
}
