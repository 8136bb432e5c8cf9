internal import SwiftParser
package import SwiftSyntax

/// A Swift file of an app: its bytes and their syntax.
public struct SourceText: Sendable {
  /// The path that messages and `#sourceLocation` name.
  public let path: String
  /// The file's bytes.
  public let bytes: [UInt8]
  package let syntax: SourceFileSyntax
  private let lines: LineTable

  /// The compiler's own limit on nesting.
  private static let nestingLimit = 256

  /// Parses a file.
  ///
  /// - Throws: a `SourceProblem` at the first place that is no UTF-8 or no Swift.
  public init(path: String, bytes: [UInt8]) throws(SourceProblem) {
    let lines = LineTable(bytes)
    func problem(at offset: Int, _ message: String, _ suggestion: String) -> SourceProblem {
      SourceProblem(
        lines.position(of: offset), path: path, construct: nil, message: message, suggestion: suggestion)
    }
    if let wrong = SourceEncoding.problem(in: bytes) {
      throw problem(at: wrong.offset, wrong.message, wrong.suggestion)
    }
    if let offset = NestedBrackets.firstOffset(in: bytes) {
      throw problem(
        at: offset, "brackets are nested more than \(NestedBrackets.limit) deep",
        "Give a part a name of its own, or leave the file out.")
    }
    let (syntax, error, tooDeep) = LargeStack.run {
      // In Swift 5 mode, which accepts what is an error in Swift 6 only.
      let syntax = SourceEncoding.withoutMark(bytes).withUnsafeBufferPointer {
        Parser.parse(source: $0, maximumNestingLevel: Self.nestingLimit, swiftVersion: .v5)
      }
      let error = syntax.hasError ? SyntaxErrors.firstOffset(in: syntax) : nil
      let tooDeep =
        bytes.count > SyntaxDepth.shortFile ? SyntaxDepth.firstOffset(beyond: SyntaxDepth.limit, in: syntax) : nil
      return (syntax, error, tooDeep)
    }
    if let error {
      throw problem(
        at: error, "the file is not valid Swift from here on, or nested too deeply",
        "Correct it, or leave the file out.")
    }
    if let tooDeep {
      throw problem(
        at: tooDeep, "the expression is nested more than \(SyntaxDepth.limit) levels deep",
        "Divide it, or leave the file out.")
    }
    self.path = path
    self.bytes = bytes
    self.lines = lines
    self.syntax = syntax
  }

  /// The offset of the first byte that is not of a byte order mark.
  var start: Int { bytes.starts(with: SourceEncoding.mark) ? SourceEncoding.mark.count : 0 }

  /// The line and column of a byte.
  package func position(of offset: Int) -> SourcePosition { lines.position(of: offset) }

  /// The line and column of a node's first character.
  package func position(of node: some SyntaxProtocol) -> SourcePosition {
    position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// The text of a range of bytes.
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension SourceText {
  /// Whether the file has these bytes.
  func mentions(_ word: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      guard let first = word.first, bytes.count >= word.count else { return false }
      return (0...bytes.count - word.count).contains { start in
        bytes[start] == first && bytes[start..<start + word.count].elementsEqual(word)
      }
    }
  }
}
