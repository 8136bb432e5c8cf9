import Foundation

/// A command and its options, each `--name value`.
struct Arguments {
  let command: String
  /// The number by which amounts of work are divided, to see that a benchmark runs.
  private var divisor = 1
  private var options: [String: String] = [:]

  init(_ arguments: some Collection<String>) throws {
    command = arguments.first ?? ""
    var rest = arguments.dropFirst()
    while let name = rest.popFirst() {
      guard name.hasPrefix("--"), let value = rest.popFirst() else { throw BenchmarkError.usage }
      options[String(name.dropFirst(2))] = value
    }
    divisor = try count("divide")
  }

  /// An amount of work: the whole one, divided by `--divide`.
  func amount(_ whole: Int, least: Int = 1) -> Int { max(least, whole / divisor) }

  /// The amounts, in ascending order, that are no larger than the last one divided by `--divide`, and the first.
  func amounts(_ whole: [Int]) -> [Int] {
    Array(whole.prefix(1)) + whole.dropFirst().filter { $0 <= amount(whole.last ?? 0) }
  }

  /// Seconds to repeat something for, divided by `--divide`.
  func seconds(_ whole: Double) -> Double { whole / Double(divisor) }

  func optional(_ name: String) -> String? { options[name] }

  func required(_ name: String) throws -> String {
    guard let value = options[name] else { throw BenchmarkError.missing(option: name) }
    return value
  }

  /// A count from 1; 1 when it is not given.
  func count(_ name: String) throws -> Int {
    guard let text = options[name] else { return 1 }
    guard let count = Int(text), count > 0 else { throw BenchmarkError.notACount(option: name, text: text) }
    return count
  }
}

/// The contents of a text file, without white space at its end.
func contents(of path: String) throws -> String {
  guard let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8) else {
    throw BenchmarkError.unreadable(path: path)
  }
  let end = text.utf8.lastIndex { $0 > 0x20 }
  return end.map { String(text[...$0]) } ?? ""
}
