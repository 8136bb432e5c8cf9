package import Foundation

/// The durations of cases in an earlier run, by their paths.
package struct CaseDurations: Sendable {
  private let microseconds: [String: Int]

  package init(_ microseconds: [String: Int]) { self.microseconds = microseconds }

  /// Microseconds; nil for a case that did not run.
  package subscript(path: String) -> Int? { microseconds[path] }

  /// Reads a file of durations, or those of a run's folder, or of the newest one in a folder of numbered runs.
  package init(from url: URL) throws(DurationsError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw .missing(path: url.relativePath)
    }
    // A file named by the user may be a link.
    let file = URL(exactPath: ResolvedPath(url).path)
    let folder = isFolder.boolValue ? OutputFolder.newestRun(in: url) ?? url : file.deletingLastPathComponent()
    let names = isFolder.boolValue ? ResultFiles.names(of: .durations, in: folder) : [file.lastPathComponent]
    guard !names.isEmpty else { throw .missing(path: url.relativePath) }
    var microseconds: [String: Int] = [:]
    do throws(ResultError) {
      for name in names {
        for line in try ResultFiles.lines(of: name, in: folder, CaseDurations.line) {
          microseconds[line.path] = line.microseconds
        }
      }
    } catch {
      throw .unreadable(path: url.relativePath, reason: error.cause)
    }
    self.microseconds = microseconds
  }

  private static func line(_ line: Data, _ decoder: JSONDecoder) throws -> (path: String, microseconds: Int) {
    let duration = try decoder.decode(ResultDuration.self, from: line)
    return (duration.case, Int((duration.seconds * 1e6).rounded()))
  }
}

/// A reason that durations of an earlier run cannot be used.
package enum DurationsError: Error, Equatable {
  case missing(path: String)
  case unreadable(path: String, reason: String)
}

extension DurationsError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let path):
      "There are no durations at '\(path)'. Name a run's folder or its durations.jsonl; if there was no run yet, "
        + "leave out --durations."
    case .unreadable(let path, let reason):
      "The durations at '\(path)' cannot be read: \(reason). Name those of another run, or leave out --durations."
    }
  }
}
