/// The severity of a finding.
public enum FindingLevel: String, CaseIterable, Codable, Comparable, Sendable {
  /// Something cannot be read or used.
  case error
  /// Something is hard to read or to use.
  case warning
  /// Something could be better.
  case note

  public static func < (left: FindingLevel, right: FindingLevel) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// The severity of a finding about strings.
package enum StringsFindingLevel: String, CaseIterable, Sendable {
  /// The finding fails the check.
  case error
  /// The finding is reported, and fails nothing.
  case warning
  /// The finding is left out.
  case off
}
