/// How bad a finding is.
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

/// How bad a finding about strings is.
package enum StringsFindingLevel: String, CaseIterable, Sendable {
  /// It fails the check.
  case error
  /// It is reported, and fails nothing.
  case warning
  /// It is left out.
  case off
}
