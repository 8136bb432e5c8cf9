package import SourcePlaces

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
