/// When references are written. Recording is always reported, and never passes.
package enum RecordMode: String, CaseIterable, Sendable, Codable {
  /// References that are not there yet.
  case missing
  /// All references.
  case all
  /// References that are not there, cannot be read, or differ by more than the tolerance.
  case failed
  /// None: a missing reference is a failure. For continuous integration.
  case never
}

extension RecordMode {
  /// What counts where nothing is said: `missing`, or `never` where nobody looks at what is recorded, as the environment
  /// variable `CI` says unless it is empty, `0` or `false`.
  package static func unsaid(in environment: [String: String]) -> RecordMode {
    ["", "0", "false"].contains(environment["CI", default: ""].lowercased()) ? .missing : .never
  }

  /// Whether a case's reference is written.
  func records(_ verdict: Verdict) -> Bool {
    switch self {
    case .missing: verdict == .new
    case .all: true
    case .failed: !verdict.passes
    case .never: false
    }
  }
}
