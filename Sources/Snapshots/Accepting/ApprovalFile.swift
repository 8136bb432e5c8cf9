package import Foundation

/// The approval in a file: a reviewer's decisions, or a comment of a pull request that begins with `/galley accept`.
///
/// After these words, the comment's first line may have the numbers of causes; without any, all of the run is accepted.
/// Lines below may have decisions as they were exported, which then count alone.
package enum ApprovalFile: Equatable, Sendable {
  case all
  case causes([Int])
  case decisions(Decisions)

  /// The beginning of a comment that approves.
  package static let command = "/galley accept"
  /// The longest number of a cause, in digits.
  private static let digits = 9

  /// - Throws: `DecisionError` with the place of the mistake.
  package init(contentsOf url: URL) throws(DecisionError) {
    let path = url.relativePath
    let data: Data?
    do throws(StoreError) {
      data = try FileBytes.read(url.path, named: path)
    } catch {
      throw .unreadable(error)
    }
    guard let data else { throw .missing(path: path) }
    try self.init(data, path: path)
  }

  init(_ data: Data, path: String) throws(DecisionError) {
    let text = String(decoding: data, as: UTF8.self)
    let lines = text.split(maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let first = lines[0].trimmingCharacters(in: .whitespacesAndNewlines)
    guard first.hasPrefix(Self.command) else {
      self = .decisions(try Decisions(data, path: path))
      return
    }
    let numbers = try Self.numbers(in: first.dropFirst(Self.command.count), path: path)
    let rest = lines.count > 1 ? lines[1] : ""
    guard let start = rest.firstIndex(of: "{"), let end = rest.lastIndex(of: "}"), start < end else {
      self = numbers.isEmpty ? .all : .causes(numbers)
      return
    }
    guard numbers.isEmpty else { throw .ambiguousComment(path: path) }
    self = .decisions(try Decisions(Data(rest[start...end].utf8), path: path))
  }

  /// The numbers, between spaces or commas; a number sign before one is dropped.
  private static func numbers(in text: Substring, path: String) throws(DecisionError) -> [Int] {
    guard text.isEmpty || text.first?.isWhitespace == true else { throw .unknownWord(String(text), path: path) }
    var numbers: [Int] = []
    for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "," }) where word != "all" {
      let name = word.hasPrefix("#") ? word.dropFirst() : word
      guard name.utf8.count <= digits, let number = Int(name), number > 0 else {
        throw .unknownWord(String(word), path: path)
      }
      numbers.append(number)
    }
    return numbers
  }
}
