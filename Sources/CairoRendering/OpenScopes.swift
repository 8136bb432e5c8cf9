/// The clips and groups that are open at one place of a display list, innermost last.
struct OpenScopes {
  /// Each open clip and group costs time at every command inside it; views nested deeper than this are a mistake.
  static let largestDepth = 256

  enum Scope: Equatable {
    case clip
    /// A group that is painted with less than full opacity, and so apart.
    case group(alpha: Double)
    /// A group that is opaque: painting its commands one by one comes to the same.
    case opaqueGroup
    /// A group that cannot be seen.
    case hiddenGroup

    /// - Parameter alpha: Above 1 it counts as 1, below 0 as 0.
    init(groupWithAlpha alpha: Double) {
      self = alpha >= 1 ? .opaqueGroup : alpha <= 0 ? .hiddenGroup : .group(alpha: alpha)
    }
  }

  private(set) var scopes: [Scope] = []
  /// How many groups are open that are painted apart.
  private(set) var groupCount = 0
  private var hiddenCount = 0

  var isHidden: Bool { hiddenCount > 0 }

  mutating func open(_ scope: Scope) {
    scopes.append(scope)
    count(scope, 1)
  }

  /// Closes the innermost scope and returns it; nil, and nothing changes, if it is not what `isExpected` says.
  mutating func close(where isExpected: (Scope) -> Bool) -> Scope? {
    guard let scope = scopes.last, isExpected(scope) else { return nil }
    scopes.removeLast()
    count(scope, -1)
    return scope
  }

  private mutating func count(_ scope: Scope, _ change: Int) {
    switch scope {
    case .group: groupCount += change
    case .hiddenGroup: hiddenCount += change
    case .clip, .opaqueGroup: break
    }
  }
}
