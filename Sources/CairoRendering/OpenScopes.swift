import Drawing
import Foundation
import Raster

/// The scopes that are open at one place of a display list, innermost last.
struct OpenScopes {
  /// Each open clip and group costs time at every command inside it; views nested deeper than this are a mistake.
  /// Transforms cost nothing.
  static let largestDepth = 256

  enum Scope: Equatable {
    /// What takes coordinates to the root's space around the scope.
    case transform(outer: AffineTransform)
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
  }

  /// Each with the memory it takes, in pixels of a bitmap.
  private var open: [(scope: Scope, cost: Int)] = []
  private var hiddenCount = 0
  private var cost = 0
  /// How many scopes but transforms are open.
  private(set) var depth = 0
  /// What takes coordinates to pixels.
  private(set) var place: DevicePlace

  /// - Parameter scale: pixels a point.
  init(scale: Double) { place = DevicePlace(transform: .identity, scale: scale) }

  /// What takes coordinates to the root's space.
  var transform: AffineTransform { place.transform }
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
    depth += 1
    if scope == .hiddenGroup { hiddenCount += 1 }
  }

  /// Opens a transform, unless it leads to numbers that are not finite.
  ///
  /// - Returns: Whether it is open.
  mutating func open(_ transform: AffineTransform) -> Bool {
    let inside = transform.inside(place.transform)
    guard inside.isFinite else { return false }
    open.append((.transform(outer: place.transform), 0))
    place.transform = inside
    return true
  }

  /// Closes the innermost scope and returns it; nil if none is open.
  mutating func close() -> Scope? {
    guard let (scope, cost) = open.popLast() else { return nil }
    self.cost -= cost
    if case .transform(let outer) = scope { place.transform = outer } else { depth -= 1 }
    if scope == .hiddenGroup { hiddenCount -= 1 }
    return scope
  }
}

extension AffineTransform {
  fileprivate var isFinite: Bool { [m11, m12, m21, m22, tX, tY].allSatisfy(\.isFinite) }
}
