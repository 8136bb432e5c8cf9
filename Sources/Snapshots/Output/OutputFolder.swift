package import Foundation
import Glibc

/// A folder shared by several runs, concurrent or not, each of which has a numbered folder in it.
///
/// The newest runs are kept; an older one is removed when the next begins, unless it is still going on. Numbers are
/// assigned under a lock that is held only for that moment, and released if its holder is killed.
package enum OutputFolder {
  /// The folder of runs, relative to the working directory, if none is named.
  package static let defaultPath = "galley-output"
  static let lockName = ".galley-runs"
  /// The number of runs that are kept, including the one that begins.
  package static let keptRuns = 5

  /// Begins a run in a new folder, whose number follows the last one's.
  ///
  /// - Throws: `OutputError` if the folder holds anything else, or cannot be written.
  package static func beginRun(in url: URL) throws(OutputError) -> RunFolder {
    try withRuns(of: url) { numbers throws(OutputError) in
      try addRun(in: url, to: numbers) { folder throws(OutputError) in try RunFolder.claim(folder) }
    }
  }

  /// Joins the run with a name, or begins it if there is none. A run that has no process at the moment can be joined
  /// again.
  ///
  /// - Throws: `OutputError` if the folder holds anything else, or cannot be written.
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

  /// Makes the folder, if it does not exist yet, so that other files of Galley's can be kept next to its runs.
  ///
  /// - Throws: `OutputError` if the folder holds anything else, or cannot be written.
  package static func make(_ url: URL) throws(OutputError) { try withRuns(of: url) { _ in } }

  /// The newest run's folder; nil if there is none. Links are ignored.
  package static func newestRun(in url: URL) -> URL? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.compactMap(number).sorted(by: >).map { folder($0, in: url) }.first {
      FileBytes.type(of: $0, followingLinks: false) == S_IFDIR
    }
  }

  /// Whether a process of the run is alive.
  package static func isGoingOn(_ run: URL) -> Bool {
    // Numbered runs are joined and removed under this lock, so that none of them takes the query below, which locks the
    // manifest for a moment, for a living run.
    let path = run.deletingLastPathComponent().appendingPathComponent(lockName).path
    guard let descriptor = try? OutputError.open(path, O_RDONLY) else { return RunManifest.isHeld(in: run) }
    defer { close(descriptor) }
    try? OutputError.lock(descriptor, path)
    return RunManifest.isHeld(in: run)
  }

  /// Calls a body with the numbers of the runs, in order, while no other process adds or removes one.
  private static func withRuns<Value>(
    of url: URL, _ body: ([Int]) throws(OutputError) -> Value
  ) throws(OutputError) -> Value {
    try OutputError.makeFolder(url)
    try RunFolder.requireOwned(url)
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

  /// The largest number of a run: a folder with a larger one is not a run's.
  static let largestNumber = 999_999_999

  /// The number of a run's folder: digits as they are printed.
  static func number(_ name: String) -> Int? {
    Int(name).flatMap { (1...largestNumber).contains($0) && String($0) == name ? $0 : nil }
  }

  /// The number after the last folder's; the last one itself if its run was killed before it wrote anything.
  private static func next(after numbers: [Int], in url: URL) throws(OutputError) -> Int {
    guard let last = numbers.last else { return 1 }
    let lastRun = folder(last, in: url)
    let contents = try? FileManager.default.contentsOfDirectory(atPath: lastRun.path)
    if contents?.isEmpty == true { return last }
    guard last < largestNumber else { throw .lastNumber(path: lastRun.relativePath) }
    return last + 1
  }
}
