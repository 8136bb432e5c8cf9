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
    try withRuns(of: url) { numbers throws(OutputError) in
      try addRun(in: url, to: numbers) { folder throws(OutputError) in try RunFolder.claim(folder) }
    }
  }

  /// Joins the run of a name, which begins if there is none: one that no process is in at the moment may be joined again.
  ///
  /// - Throws: `OutputError` for a folder of other things, or one that cannot be written.
  package static func joinRun(named name: String, in url: URL) throws(OutputError) -> RunFolder {
    try withRuns(of: url) { numbers throws(OutputError) in
      for number in numbers.reversed() {
        if let run = RunFolder.join(folder(number, in: url), named: name) { return run }
      }
      return try addRun(in: url, to: numbers) { folder throws(OutputError) in
        try RunFolder.begin(folder, named: name)
      }
    }
  }

  /// Makes the folder, if it is not there yet, so that something else of Galley's may lie beside its runs.
  ///
  /// - Throws: `OutputError` for a folder of other things, or one that cannot be written.
  package static func make(_ url: URL) throws(OutputError) { try withRuns(of: url) { _ in } }

  /// The newest run's folder; nil if there is none. A link is none of the folder's runs.
  package static func newestRun(in url: URL) -> URL? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.compactMap(number).sorted(by: >).map { folder($0, in: url) }.first {
      FileBytes.type(of: $0, followingLinks: false) == S_IFDIR
    }
  }

  /// Whether a process of a folder's run lives.
  package static func isGoingOn(_ run: URL) -> Bool {
    // Numbered runs are joined and removed under this lock, which nobody shall find held by who only asks.
    let path = run.deletingLastPathComponent().appendingPathComponent(lockName).path
    guard let descriptor = try? OutputError.open(path, O_RDONLY) else { return RunManifest.isHeld(in: run) }
    defer { close(descriptor) }
    try? OutputError.lock(descriptor, path)
    return RunManifest.isHeld(in: run)
  }

  /// Does something with the numbers of the runs, in order, which nobody else adds to or removes meanwhile.
  private static func withRuns<Value>(
    of url: URL, _ body: ([Int]) throws(OutputError) -> Value
  ) throws(OutputError) -> Value {
    try OutputError.makeFolder(url)
    try RunFolder.requireOwn(url)
    let path = url.appendingPathComponent(lockName).relativePath
    let descriptor = try OutputError.open(path, O_RDWR | O_CREAT)
    defer { close(descriptor) }
    try OutputError.lock(descriptor, path)
    return try body(OutputError.contents(of: url).compactMap(number).sorted())
  }

  private static func addRun(
    in url: URL, to numbers: [Int], _ begin: (URL) throws(OutputError) -> RunFolder
  ) throws(OutputError) -> RunFolder {
    let run = try begin(folder(try next(after: numbers, in: url), in: url))
    for old in numbers.dropLast(keptRuns - 1) { RunFolder.removeEnded(folder(old, in: url)) }
    return run
  }

  static func folder(_ number: Int, in url: URL) -> URL {
    url.appendingPathComponent(String(number), isDirectory: true)
  }

  /// The largest number of a run: whatever has a larger one is no run's folder.
  static let largestNumber = 999_999_999

  /// The number of a run's folder: digits as they are printed.
  static func number(_ name: String) -> Int? {
    Int(name).flatMap { (1...largestNumber).contains($0) && String($0) == name ? $0 : nil }
  }

  /// One more than the last folder's; that one itself if a run was killed before anything was in it.
  private static func next(after numbers: [Int], in url: URL) throws(OutputError) -> Int {
    guard let last = numbers.last else { return 1 }
    let lastRun = folder(last, in: url)
    let contents = try? FileManager.default.contentsOfDirectory(atPath: lastRun.path)
    if contents?.isEmpty == true { return last }
    guard last < largestNumber else { throw .lastNumber(path: lastRun.relativePath) }
    return last + 1
  }
}
