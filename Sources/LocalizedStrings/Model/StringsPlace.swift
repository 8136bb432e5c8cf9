/// A place in a file of strings, for messages: a line and a column, or the file as a whole, which then is the place of its
/// start.
///
/// Lines and columns start at 1; columns count code points, tabs and all. A property list in binary has no lines.
public struct StringsPlace: Hashable, Sendable {
  /// The file's path: as it was given or, of a file in a folder, behind the folder's.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column in code points, from 1.
  public let column: Int
  /// Whether no line of the file is meant.
  public let isWhole: Bool

  /// The place of a character of a file.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
    isWhole = false
  }

  /// The place of a file as a whole.
  public init(whole file: String) {
    self.file = file
    (line, column, isWhole) = (1, 1, true)
  }
}

extension StringsPlace: CustomStringConvertible {
  /// `Localizable.xcstrings:7:11`, or the path of a file as a whole.
  public var description: String { isWhole ? file : "\(file):\(line):\(column)" }
}
