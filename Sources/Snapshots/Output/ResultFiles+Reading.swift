package import Foundation
import Glibc

/// Reading the results of a run, however many processes wrote them; all readers of results use this.
extension ResultFiles {
  /// The results that a run left in a folder, or has so far: in the order of the catalogue, or, if several processes
  /// wrote files of their own, ordered by the scenes' paths. If a case has several results, the last one of the last
  /// process counts.
  package static func read<Answer>(
    _ type: RunResult<Answer>.Type, from folder: URL
  ) throws(ResultError) -> [RunResult<Answer>] {
    let processes = processes(.results, in: folder)
    guard !processes.isEmpty else { throw .missing(file: Kind.results.name(""), folder: folder.relativePath) }
    guard processes != [""] else { return try read(type, of: "", in: folder) }
    var results: [RunResult<Answer>] = []
    for process in processes { results += try read(type, of: process, in: folder) }
    return united(results)
  }

  /// The distinguishing parts of the files' names, those with numbers in numerical order.
  private static func processes(_ kind: Kind, in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let (start, end) = (kind.rawValue, ".jsonl")
    let processes = names.filter { $0.hasPrefix(start) && $0.hasSuffix(end) }.map {
      String($0.dropFirst(start.count).dropLast(end.count))
    }
    // Two of equal length compare as text; a smaller number is a shorter text.
    return processes.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }

  /// Whether a folder has results with their durations.
  package static func areThere(in folder: URL) -> Bool {
    let results = processes(.results, in: folder)
    return !results.isEmpty && Set(results).isSubset(of: processes(.durations, in: folder))
  }

  /// The names of a run's files of one kind, ordered by number.
  static func names(of kind: Kind, in folder: URL) -> [String] { processes(kind, in: folder).map(kind.name) }

  private static func read<Answer>(
    _ type: RunResult<Answer>.Type, of process: String, in folder: URL
  ) throws(ResultError) -> [RunResult<Answer>] {
    // Results are read first, so that the duration of each of them is already there.
    var results: [RunResult<Answer>] = []
    var reader = ResultReader<Answer>()
    try forEachLine(of: Kind.results.name(process), in: folder) { line, decoder in
      results.append(try reader.result(of: line, decoder))
    }
    let durations = Kind.durations.name(process)
    var secondsOfCases: [String: Double] = [:]
    secondsOfCases.reserveCapacity(results.count)
    try forEachLine(of: durations, in: folder) { line, decoder in
      let time = try decoder.decode(ResultDuration.self, from: line)
      secondsOfCases[time.case] = time.seconds
    }
    for index in results.indices {
      let path = results[index].path.description
      guard let seconds = secondsOfCases[path] else { throw .noDuration(case: path, file: durations) }
      results[index].duration = .seconds(seconds)
    }
    return results
  }

  /// One result for each case, grouped by scene.
  private static func united<Answer>(_ results: [RunResult<Answer>]) -> [RunResult<Answer>] {
    let scenes = results.grouped(by: \.path.scenePath).sorted {
      $0[0].path.scenePath.utf8.lexicographicallyPrecedes($1[0].path.scenePath.utf8)
    }
    return scenes.flatMap { scene in scene.grouped(by: \.path).compactMap(\.last) }
  }

  /// The decoded lines of a file.
  static func lines<Value>(
    of name: String, in folder: URL, _ decode: (Data, JSONDecoder) throws -> Value
  ) throws(ResultError) -> [Value] {
    var values: [Value] = []
    try forEachLine(of: name, in: folder) { values.append(try decode($0, $1)) }
    return values
  }

  /// Passes on the lines of a file, to be decoded. A line without its line feed is not complete yet, and never will be if
  /// its process was killed.
  private static func forEachLine(
    of name: String, in folder: URL, _ decode: (Data, JSONDecoder) throws -> Void
  ) throws(ResultError) {
    let decoder = JSONDecoder()
    var number = 0
    do {
      guard let lines = try ContainedFiles(folder).lines(name) else {
        throw ResultError.missing(file: name, folder: folder.relativePath)
      }
      while let line = try lines.next() {
        number += 1
        try decode(line, decoder)
      }
    } catch let error as ResultError {
      throw error
    } catch let error as StoreError {
      throw .unreadable(error)
    } catch {
      throw .malformed(file: name, line: number, reason: DecodingError.reason(error))
    }
  }
}
