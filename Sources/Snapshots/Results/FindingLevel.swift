/// The severity of a rule's findings.
package enum FindingLevel: String, CaseIterable, Codable, Comparable, Sendable {
  /// Something cannot be read or used.
  case error
  /// Something is hard to read or to use.
  case warning
  /// Something could be better.
  case note

  package static func < (left: FindingLevel, right: FindingLevel) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
