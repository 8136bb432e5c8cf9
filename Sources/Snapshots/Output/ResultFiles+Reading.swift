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
    var results: [RunResult<Answer>] = []
    for process in processes { results += try read(type, of: process, in: folder) }
    return processes == [""] ? results : united(results)
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
    let found = try lines(of: Kind.results.name(process), in: folder) { line, decoder in
      try decoder.decode(Untimed<Answer>.self, from: line).result
    }
    let durations = Kind.durations.name(process)
    let times = try lines(of: durations, in: folder) { try $1.decode(ResultDuration.self, from: $0) }
    let secondsOfCases = Dictionary(times.map { ($0.case, $0.seconds) }) { $1 }
    var results: [RunResult<Answer>] = []
    for var result in found {
      guard let seconds = secondsOfCases[result.path.description] else {
        throw .noDuration(case: result.path.description, file: durations)
      }
      result.duration = .seconds(seconds)
      results.append(result)
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

  /// The decoded lines of a file. A line without its line feed is not complete yet, and never will be if its process
  /// was killed.
  static func lines<Value>(
    of name: String, in folder: URL, _ decode: (Data, JSONDecoder) throws -> Value
  ) throws(ResultError) -> [Value] {
    let data: Data?
    do throws(StoreError) {
      data = try ContainedFiles(folder).read(name)
    } catch {
      throw .unreadable(error)
    }
    guard let data else { throw .missing(file: name, folder: folder.relativePath) }
    let decoder = JSONDecoder()
    var values: [Value] = []
    for (index, line) in lines(of: data).enumerated() {
      do {
        values.append(try decode(data[line], decoder))
      } catch {
        throw .malformed(file: name, line: index + 1, reason: DecodingError.reason(error))
      }
    }
    return values
  }

  /// The ranges of complete lines, without their line feeds.
  private static func lines(of data: Data) -> [Range<Data.Index>] {
    data.withUnsafeBytes { bytes in
      var lines: [Range<Data.Index>] = []
      var start = 0
      while start < bytes.count, let rest = bytes.baseAddress?.advanced(by: start),
        let end = memchr(rest, CInt(UInt8(ascii: "\n")), bytes.count - start)
      {
        let length = UnsafeRawPointer(end) - rest
        lines.append(data.startIndex + start..<data.startIndex + start + length)
        start += length + 1
      }
      return lines
    }
  }
}

/// A line of `results.jsonl`, decoded with a duration of zero.
private struct Untimed<Answer: CaseOutcome>: Decodable {
  var result: RunResult<Answer>

  init(from decoder: any Decoder) throws { result = try RunResult(from: decoder, duration: .zero) }
}
