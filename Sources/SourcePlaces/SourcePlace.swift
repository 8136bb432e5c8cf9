/// A place in a file, for messages: a line and a column, a line alone, or the file as a whole.
public struct SourcePlace: Hashable, Sendable {
  /// The file's path, as shown in messages.
  public let file: String
  /// The line, counted from 1; nil for the file as a whole.
  public let line: Int?
  /// The column in code points, counted from 1; nil if only the line is known.
  public let column: Int?

  /// Creates a place: a line of a file, or a column in it; without a line, the file as a whole.
  public init(file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = line == nil ? nil : column
  }

  /// Creates a place from a position in a file's text.
  package init(file: String, _ position: TextPosition) {
    self.init(file: file, line: position.line, column: position.column)
  }

  /// Whether it is the file as a whole.
  public var isWhole: Bool { line == nil }

  /// The place moved by a number of columns, if its column is known.
  package func advanced(by columns: Int) -> SourcePlace {
    SourcePlace(file: file, line: line, column: column.map { $0 + columns })
  }

  /// `7:11`, or `7` if only the line is known; empty for the file as a whole.
  package var position: String { [line, column].compactMap { $0.map(String.init) }.joined(separator: ":") }
}

extension SourcePlace: CustomStringConvertible {
  /// `Localizable.strings:7:11`, or just the path for a file as a whole.
  public var description: String { isWhole ? file : "\(file):\(position)" }
}

extension SourcePlace: Comparable {
  /// Orders places by the file's path, then by line and column; a file as a whole comes before its lines.
  public static func < (a: SourcePlace, b: SourcePlace) -> Bool {
    (a.file, a.line ?? 0, a.column ?? 0) < (b.file, b.line ?? 0, b.column ?? 0)
  }
}
