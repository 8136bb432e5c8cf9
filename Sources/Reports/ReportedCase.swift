import ImageComparison
package import Snapshots
package import SourcePlaces

/// A case of a run of any kind.
package struct ReportedCase: Sendable {
  /// The outcome of a case in the categories of other tools.
  package enum Status: Sendable {
    case passed
    /// It has to be reviewed.
    case review
    /// It could not be rendered.
    case broken
  }

  package let path: CasePath
  package let source: SourcePlace?
  package let status: Status
  /// The name of its outcome: a verdict, or `rendered`.
  package let verdict: String
  /// Details about the verdict; may be empty.
  package let details: String
  package let findings: [Finding]
  /// The findings that fail the run.
  package let failing: [Finding]
  package let pictures: ReportedPictures
  package let seconds: Double

  init(_ result: CaseResult, failing: Set<String>) {
    let outcome = result.outcome
    self.init(
      result, outcome.passes ? .passed : outcome.isRendered ? .review : .broken, outcome.verdict.rawValue,
      outcome.details, ReportedPictures(outcome), failing)
  }

  init(_ result: RenderResult, failing: Set<String>) {
    switch result.outcome {
    case .rendered(let picture):
      self.init(result, .passed, "rendered", "", ReportedPictures(actual: picture), failing)
    case .failed(let reason):
      self.init(result, .broken, Verdict.failed.rawValue, reason, ReportedPictures(), failing)
    }
  }

  private init<Answer>(
    _ result: RunResult<Answer>, _ status: Status, _ verdict: String, _ details: String,
    _ pictures: ReportedPictures, _ failing: Set<String>
  ) {
    (path, source, findings) = (result.path, result.source, result.findings)
    (self.status, self.verdict, self.details, self.pictures) = (status, verdict, details, pictures)
    self.failing = findings.filter { $0.allowed == nil && $0.isAmong(failing) }
    seconds = result.duration / .seconds(1)
  }
}

/// The paths of a case's pictures relative to the run's folder; nil for those that do not exist.
package struct ReportedPictures: Sendable {
  package var expected: String?
  package var actual: String?
  package var difference: String?
  /// The differing pixels: boxes from the top, or one around all; empty where none are known.
  var changes: [ImageDifference.Box] = []

  init(expected: String? = nil, actual: String? = nil, difference: String? = nil) {
    (self.expected, self.actual, self.difference) = (expected, actual, difference)
  }

  package init(_ outcome: Outcome) {
    let artifacts = outcome.artifacts
    self.init(expected: artifacts?.expected, actual: artifacts?.actual, difference: artifacts?.difference)
    changes = outcome.pixels?.places?.listed.map(\.box) ?? outcome.pixels.map { [$0.box] } ?? []
  }

  var all: [String] { [expected, actual, difference].compactMap { $0 } }
}
