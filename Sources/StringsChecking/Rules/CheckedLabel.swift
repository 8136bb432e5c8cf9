package import TextMeasuring

/// The label that a rule's texts are shown in.
package struct CheckedLabel: Hashable, Sendable {
  /// What is asked of each text: everything but the text and its language. It has a width at least.
  package var template: MeasuringRequest
  /// How many lines a text should have at most.
  package var expectedLines: ExpectedLines?

  package init(template: MeasuringRequest, expectedLines: ExpectedLines? = nil) {
    (self.template, self.expectedLines) = (template, expectedLines)
  }

  /// What a check asks of each text.
  package static let wants: Set<MeasuringWant> = [.size, .lines, .hidden, .missing]
}

/// How many lines are expected at most, from a size of text on: `{L: 1, AX1: 2}` is one at L to XXXL, two beyond, and any
/// number below L.
package struct ExpectedLines: Hashable, Sendable {
  /// The numbers, by the size they begin at.
  package var byCategory: [MeasuringCategory: Int]

  /// The same number at all sizes.
  package init(_ count: Int) { byCategory = [.extraSmall: count] }

  package init(byCategory: [MeasuringCategory: Int]) { self.byCategory = byCategory }

  /// The number at a size; nil where none is expected.
  package subscript(category: MeasuringCategory) -> Int? {
    let smaller = MeasuringCategory.allCases.prefix { $0 != category }
    return (smaller + [category]).last { byCategory[$0] != nil }.flatMap { byCategory[$0] }
  }
}
