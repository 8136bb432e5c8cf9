/// The condition for writing references. Recording is always reported, and never passes.
package enum RecordMode: String, CaseIterable, Sendable, Codable {
  /// Records missing references.
  case missing
  /// Records all references.
  case all
  /// Records references that are missing, unreadable, or differ by more than the tolerance.
  case failed
  /// Records nothing: a missing reference is a failure. For continuous integration.
  case never
}

extension RecordMode {
  /// The environment variable that the default depends on.
  package static let variable = "CI"

  /// The default mode: `missing`, or `never` where nobody looks at recorded references: if the environment variable
  /// `CI` is set and neither empty, `0` nor `false`.
  package static func standard(in environment: [String: String]) -> RecordMode {
    ["", "0", "false"].contains(environment[variable, default: ""].lowercased()) ? .missing : .never
  }

  /// Whether the reference of a case with this verdict is written.
  func records(_ verdict: Verdict) -> Bool {
    switch self {
    case .missing: verdict == .new
    case .all: true
    case .failed: !verdict.passes
    case .never: false
    }
  }
}
