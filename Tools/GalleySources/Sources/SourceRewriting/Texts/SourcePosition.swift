/// A place in a file.
public struct SourcePosition: Sendable, Hashable, Comparable {
  /// The line, from 1. Lines end with LF, CR LF or CR, as in the compiler.
  public let line: Int
  /// The column in bytes, from 1, as the compiler counts.
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (a: SourcePosition, b: SourcePosition) -> Bool { (a.line, a.column) < (b.line, b.column) }
}
