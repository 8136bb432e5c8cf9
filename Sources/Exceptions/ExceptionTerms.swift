/// The terms on which something is excepted from a check: why, and until when.
package struct ExceptionTerms: Hashable, Sendable {
  package var reason: String?
  /// The last day on which the exception holds; nil if it does not end by itself.
  package var until: CalendarDay?
  /// The address of the issue that will end it.
  package var issue: String?

  package init(reason: String? = nil, until: CalendarDay? = nil, issue: String? = nil) {
    (self.reason, self.until, self.issue) = (reason, until, issue)
  }

  package static let none = ExceptionTerms()

  /// The keys of the terms in files.
  package enum Key: String, CaseIterable, Sendable {
    case reason, until, issue
  }

  /// These terms, with those of `other` in place of missing ones.
  package func completed(by other: ExceptionTerms) -> ExceptionTerms {
    ExceptionTerms(reason: reason ?? other.reason, until: until ?? other.until, issue: issue ?? other.issue)
  }

  /// When the exception ended, and why it was made: `ended with 2026-12-31 (New icons; https://example.org/issues/7)`.
  package var ending: String {
    let facts = [reason, issue].compactMap { $0 }
    let because = facts.isEmpty ? "" : " (\(facts.joined(separator: "; ")))"
    return (until.map { "ended with \($0)" } ?? "is over") + because
  }

  package func isOver(on today: CalendarDay) -> Bool { until.map { $0 < today } ?? false }
}

extension ExceptionTerms {
  /// Whether a text can be an issue's address: that of a web page, with a host and without spaces.
  package static func isAddress(_ text: String) -> Bool {
    guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return false }
    let rest = text.dropFirst(scheme.count)
    guard let first = rest.unicodeScalars.first, first != "/", first != ":" else { return false }
    return rest.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F && !$0.properties.isWhitespace }
  }

  /// The form of an issue's address, as a regular expression of JSON Schema.
  package static let issuePattern = "^https?://[^\\s/:]\\S*$"

  /// The expected form of an issue, in words.
  package static let expectedIssue = "the address of an issue, such as https://example.org/issues/7"
}
