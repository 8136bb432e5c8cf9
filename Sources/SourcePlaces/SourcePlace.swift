/// A place in a file, for messages: a line and a column, a line alone, or the file as a whole.
public struct SourcePlace: Hashable, Sendable {
  /// The file's path, as messages show it.
  public let file: String
  /// The line, from 1; nil for the file as a whole.
  public let line: Int?
  /// The column in code points, from 1; nil where the line alone is known.
  public let column: Int?

  /// A line of a file, or a column in it; without a line, the file as a whole.
  public init(file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = line == nil ? nil : column
  }

  /// A position in a file's text.
  package init(file: String, _ position: TextPosition) {
    self.init(file: file, line: position.line, column: position.column)
  }

  /// Whether no line of the file is meant.
  public var isWhole: Bool { line == nil }

  /// The place so many columns further on, where there are columns.
  package func advanced(by columns: Int) -> SourcePlace {
    SourcePlace(file: file, line: line, column: column.map { $0 + columns })
  }

  /// `7:11`, or `7` where the line alone is known; empty for the file as a whole.
  package var position: String { [line, column].compactMap { $0.map(String.init) }.joined(separator: ":") }
}

extension SourcePlace: CustomStringConvertible {
  /// `Localizable.strings:7:11`, or the path of a file as a whole.
  public var description: String { isWhole ? file : "\(file):\(position)" }
}

extension SourcePlace: Comparable {
  /// By the file's path, then by line and column; a file as a whole comes before its lines.
  public static func < (a: SourcePlace, b: SourcePlace) -> Bool {
    (a.file, a.line ?? 0, a.column ?? 0) < (b.file, b.line ?? 0, b.column ?? 0)
  }
}
