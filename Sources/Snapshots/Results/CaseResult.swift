package import SourcePlaces

/// The result of one case in `galley test`.
package typealias CaseResult = RunResult<Outcome>

/// The result of one case in `galley render`.
package typealias RenderResult = RunResult<RenderOutcome>

/// The result of one case: its outcome, the findings on the way, and its duration.
package struct RunResult<Answer: CaseOutcome>: Equatable, Sendable {
  package var path: CasePath
  package var outcome: Answer
  /// In the order of the view tree.
  package var findings: [Finding]
  /// The place where the case is written, if that is known.
  package var source: SourcePlace?
  /// Allowances of its scene that match no finding of the case; empty if it did not render.
  package var unmatchedAllowances: [FindingAllowance] = []
  /// The only value that differs between equal runs.
  package var duration: Duration

  package init(
    _ path: CasePath, _ outcome: Answer, findings: [Finding] = [], source: SourcePlace? = nil, duration: Duration
  ) {
    self.path = path
    self.outcome = outcome
    self.findings = findings
    self.source = source
    self.duration = duration
  }
}

extension RunResult {
  /// Whether the case does not pass, or has a finding of a kind that fails the run.
  package func needsReview(failing: Set<String>) -> Bool {
    !outcome.passes || findings.contains { $0.allowed == nil && failing.contains($0.kind) }
  }
}

/// The outcome of a case in one kind of run.
package protocol CaseOutcome: Equatable, Sendable {
  /// The scene did not render.
  static func failed(reason: String) -> Self
  /// The outcome of a case that there is nothing to say of; nil if every outcome says something.
  static var nothingToSay: Self? { get }
  /// Whether the case rendered.
  var isRendered: Bool { get }
  /// Whether there is nothing to review.
  var passes: Bool { get }

  /// Reads the evidence from the line of a result.
  init(from line: KeyedDecodingContainer<ResultKey>) throws
  /// Writes the evidence beside a result's other keys.
  func encode(to line: inout KeyedEncodingContainer<ResultKey>) throws
}

extension CaseOutcome {
  package static var nothingToSay: Self? { nil }
}
