import Drawing
import Raster

/// The clips, groups and shadows that are open at one place of a display list, innermost last.
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
    /// What casts a shadow, painted apart.
    case shadow(DeviceShadow)
    /// A shadow that cannot be seen: what would cast it is painted command by command.
    case hiddenShadow

    /// - Parameter alpha: Above 1 it counts as 1, below 0 as 0.
    init(groupWithAlpha alpha: Double) {
      self = alpha >= 1 ? .opaqueGroup : alpha <= 0 ? .hiddenGroup : .group(alpha: alpha)
    }

    func isClosed(by command: DrawCommand) -> Bool {
      switch self {
      case .clip: command == .endClip
      case .group, .opaqueGroup, .hiddenGroup: command == .endGroup
      case .shadow, .hiddenShadow: command == .endShadow
      }
    }
  }

  /// Each with the memory it takes, in pixels of a bitmap.
  private var open: [(scope: Scope, cost: Int)] = []
  private var hiddenCount = 0
  private var cost = 0

  var count: Int { open.count }
  var isEmpty: Bool { open.isEmpty }
  var isHidden: Bool { hiddenCount > 0 }

  /// The pixels that may be set aside at once: those of two of the largest bitmaps, 1 GiB.
  private static let largestCost = 2 * Bitmap.largestArea

  /// Whether so many pixels more may be set aside.
  func hasRoom(for cost: Int) -> Bool { cost <= Self.largestCost - self.cost }

  mutating func open(_ scope: Scope, cost: Int = 0) {
    open.append((scope, cost))
    self.cost += cost
    if scope == .hiddenGroup { hiddenCount += 1 }
  }

  /// Closes the innermost scope and returns it; nil, and nothing changes, if `command` does not close it.
  mutating func close(by command: DrawCommand) -> Scope? {
    guard let (scope, cost) = open.last, scope.isClosed(by: command) else { return nil }
    open.removeLast()
    self.cost -= cost
    if scope == .hiddenGroup { hiddenCount -= 1 }
    return scope
  }
}
