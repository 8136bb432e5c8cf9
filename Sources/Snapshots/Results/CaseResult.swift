package import SourcePlaces

/// What `galley test` found of a case.
package typealias CaseResult = RunResult<Outcome>

/// What `galley render` made of a case.
package typealias RenderResult = RunResult<RenderOutcome>

/// What a run found of one case: what it came to, what was noticed on the way, and how long that took.
package struct RunResult<Answer: CaseOutcome>: Equatable, Sendable {
  package var path: CasePath
  package var outcome: Answer
  /// In the order of the tree.
  package var findings: [Finding]
  /// Where the case is written, if that is known.
  package var source: SourcePlace?
  /// What its scene allows and the case, which rendered, does not have.
  package var unmatchedAllowances: [FindingAllowance] = []
  /// It alone differs from one run to the next.
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

/// What a case may come to in one kind of run.
package protocol CaseOutcome: Equatable, Sendable {
  /// The scene did not render.
  static func failed(reason: String) -> Self
  /// Whether there was something to look at.
  var isRendered: Bool { get }

  /// Reads the evidence from the line of a result.
  init(from line: KeyedDecodingContainer<ResultKey>) throws
  /// Writes the evidence beside a result's other keys.
  func encode(to line: inout KeyedEncodingContainer<ResultKey>) throws
}
