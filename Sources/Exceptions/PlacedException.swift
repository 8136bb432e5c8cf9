/// An exception in a file or in a test's source.
package struct PlacedException: Hashable, Sendable {
  /// The place, as in messages: `cards.yaml:4:24`.
  package let place: String
  /// The exception in words: `the mask of 'clock'`.
  package let what: String
  package let terms: ExceptionTerms

  package init(_ what: String, terms: ExceptionTerms, at place: String) {
    (self.what, self.terms, self.place) = (what, terms, place)
  }
}

/// Exceptions that are over. A run in which one is used fails.
package struct ExpiredExceptions: Error, Hashable, Sendable {
  /// At least one.
  package let exceptions: [PlacedException]

  /// Nil if none of the exceptions is over.
  package init?(_ exceptions: [PlacedException], on today: CalendarDay) {
    let over = exceptions.filter { $0.terms.isOver(on: today) }
    guard !over.isEmpty else { return nil }
    self.exceptions = over
  }
}

extension ExpiredExceptions: CustomStringConvertible {
  package var description: String { exceptions.map(\.sentence).joined(separator: " ") }
}

extension PlacedException {
  /// A sentence that says which exception is over, why it was made, and what to do.
  package var sentence: String { "\(place): \(what) \(terms.ending). Remove it, or give it a later 'until'." }
}

extension [PlacedException] {
  /// A note on the exceptions without a reason; nil if all have one. Each place counts once.
  package var noteOnReasons: String? {
    var places: Set<String> = []
    let open = filter { $0.terms.reason == nil && places.insert($0.place).inserted }
    guard let first = open.first else { return nil }
    let more = open.count > 1 ? " and \(open.count - 1) more" : ""
    return "\(first.place): \(first.what)\(more) \(open.count > 1 ? "have" : "has") no reason. "
      + "Add 'reason', and 'until' or 'issue' if it can end."
  }
}
