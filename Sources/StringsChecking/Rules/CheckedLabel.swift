package import TextMeasuring

/// The label for a rule's texts.
package struct CheckedLabel: Hashable, Sendable {
  /// The request for each text: everything but the text and its language. It has at least one width.
  package var template: MeasuringRequest
  /// The maximum number of lines that a text should have.
  package var expectedLines: ExpectedLines?

  package init(template: MeasuringRequest, expectedLines: ExpectedLines? = nil) {
    (self.template, self.expectedLines) = (template, expectedLines)
  }

  /// The properties that a check needs of each text.
  package static let wants: Set<ResultKind> = [.size, .lines, .hidden, .missing]
}

/// The maximum number of lines expected from a text size on: `{L: 1, AX1: 2}` is one at L to XXXL, two above, and any
/// number below L.
package struct ExpectedLines: Hashable, Sendable {
  /// The numbers, by the size from which they apply.
  package var byCategory: [MeasuringCategory: Int]

  /// The same number for all sizes.
  package init(_ count: Int) { byCategory = [.extraSmall: count] }

  package init(byCategory: [MeasuringCategory: Int]) { self.byCategory = byCategory }

  /// The number at a size; nil if there is no limit.
  package subscript(category: MeasuringCategory) -> Int? {
    let smaller = MeasuringCategory.allCases.prefix { $0 != category }
    return (smaller + [category]).last { byCategory[$0] != nil }.flatMap { byCategory[$0] }
  }
}
