package import SourcePlaces

/// The place of a text's start in its file.
package struct TextPlace: Sendable {
  private let start: SourcePlace
  /// Whether the columns in the file correspond to the text's code points; in a block they do not.
  private let isInline: Bool

  package init(start: SourcePlace, isInline: Bool) {
    self.start = start
    self.isInline = isInline
  }

  /// The place of a code point in the text.
  func place(at offset: Int) -> SourcePlace { isInline ? start.advanced(by: offset) : start }

  func error(_ problem: ConstraintProblem, at offset: Int) -> DocumentError {
    DocumentError(place: place(at: offset), problem: .constraint(problem))
  }
}
