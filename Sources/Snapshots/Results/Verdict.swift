/// The word for an outcome, in reports and in `results.jsonl`.
package enum Verdict: String, Codable, Sendable, CaseIterable {
  case unchanged
  case tolerated
  case changed
  case new
  case unreadable
  case failed

  /// Whether the case needs no review.
  package var passes: Bool { self == .unchanged || self == .tolerated }
}
