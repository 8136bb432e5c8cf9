/// A place in what a document was read from, for messages: in a file's text, or a file or folder as a whole, which then
/// is the place of its start.
///
/// YAML has columns, `a.yaml:7:11`. XML's readers tell lines alone: `Card.xib:42`. Lines and columns start at 1; columns
/// count code points.
package struct SourcePlace: Hashable, Sendable {
  /// The file's path inside the catalogue, with `/` between folders.
  package let file: String
  package let line: Int
  package let column: Int?
  /// Whether no line of it is meant.
  package let isWhole: Bool

  package init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
    isWhole = false
  }

  /// The place of what is not read: it has no lines.
  package init(whole file: String) {
    self.file = file
    (line, column, isWhole) = (1, 1, true)
  }

  /// The place so many columns further on, where there are columns.
  package func advanced(by columns: Int) -> SourcePlace {
    SourcePlace(file: file, line: line, column: column.map { $0 + columns })
  }
}

extension SourcePlace: CustomStringConvertible {
  package var description: String {
    if isWhole { return file }
    return "\(file):\(line)" + (column.map { ":\($0)" } ?? "")
  }
}

/// Where a text starts in its file.
package struct TextPlace: Sendable {
  private let start: SourcePlace
  /// Whether columns follow the text's code points; those of a block do not.
  private let isInline: Bool

  package init(start: SourcePlace, isInline: Bool) {
    self.start = start
    self.isInline = isInline
  }

  /// The place of a code point of the text.
  func place(at offset: Int) -> SourcePlace { isInline ? start.advanced(by: offset) : start }

  func error(_ problem: ConstraintProblem, at offset: Int) -> DocumentError {
    DocumentError(place: place(at: offset), problem: .constraint(problem))
  }
}
