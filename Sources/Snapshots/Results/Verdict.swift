/// The word for an outcome, in reports and in `results.jsonl`.
package enum Verdict: String, Codable, Sendable, CaseIterable {
  case unchanged
  case tolerated
  case changed
  case new
  case unreadable
  case failed

  /// Nobody has to look at it.
  package var passes: Bool { self == .unchanged || self == .tolerated }
}
