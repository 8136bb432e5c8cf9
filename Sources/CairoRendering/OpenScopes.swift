import CCairo
import Drawing
import Foundation
import Raster

/// The scopes that are open at a command of a display list, innermost last.
struct OpenScopes {
  /// The largest depth. Each open clip and group costs time for every command inside it, and views nested deeper than
  /// this are an error. Transforms cost nothing.
  static let largestDepth = 256

  enum Scope {
    /// A transform, with the enclosing scope's transform to the root's space.
    case transform(outer: AffineTransform)
    case clip
    /// A translucent group, which is painted separately.
    case group(alpha: Double)
    /// A group that Cairo blends with what lies below; everything in it lies within a clip of its own.
    case blended(alpha: Double, cairo_operator_t)
    /// A group that is blended by pixels, which is painted separately.
    case shaped(ShapedGroup)
    /// Content that is painted separately within a part of the picture, and then through the alpha of other commands.
    case mask([DrawCommand], PixelRect, command: Int)
    /// An opaque group: painting its commands one by one gives the same result.
    case opaqueGroup
    /// An invisible group.
    case hiddenGroup
    /// The content of a shadow, which is painted separately.
    case shadow(DeviceShadow)
    /// An invisible shadow: its content is painted command by command.
    case hiddenShadow

    /// - Parameters:
    ///   - alpha: The opacity; clamped to 0...1.
    ///   - isIsolated: Whether something in the group depends on what the group has painted below it.
    init(groupWithAlpha alpha: Double, isIsolated: Bool) {
      self =
        alpha <= 0
        ? .hiddenGroup : alpha >= 1 && !isIsolated ? .opaqueGroup : .group(alpha: min(alpha, 1))
    }

    fileprivate var isHidden: Bool { if case .hiddenGroup = self { true } else { false } }
  }

  /// The open scopes, each with the memory it takes, in pixels of a bitmap.
  private var open: [(scope: Scope, cost: Int)] = []
  private var hiddenCount = 0
  private var cost = 0
  /// The number of open scopes other than transforms.
  private(set) var depth = 0
  /// The mapping from coordinates to pixels.
  private(set) var place: DeviceMapping

  /// - Parameter scale: Pixels per point.
  init(scale: Double) { place = DeviceMapping(transform: .identity, scale: scale) }

  /// The transform from coordinates to the root's space.
  var transform: AffineTransform { place.transform }
  var count: Int { open.count }
  var isEmpty: Bool { open.isEmpty }
  var isHidden: Bool { hiddenCount > 0 }

  /// No scopes of its own, within these: for a picture that is painted apart.
  var inside: OpenScopes {
    var inside = self
    inside.open = []
    inside.depth += 1
    return inside
  }

  /// The limit for the pixels allocated at the same time: those of two of the largest bitmaps, 1 GiB.
  private static let largestCost = 2 * Bitmap.largestArea

  /// Whether this many more pixels may be allocated.
  func hasRoom(for cost: Int) -> Bool { cost <= Self.largestCost - self.cost }

  mutating func open(_ scope: Scope, cost: Int = 0) {
    open.append((scope, cost))
    self.cost += cost
    depth += 1
    if scope.isHidden { hiddenCount += 1 }
  }

  /// Opens a transform, unless it leads to numbers that are not finite.
  ///
  /// - Returns: Whether it was opened.
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
    if scope.isHidden { hiddenCount -= 1 }
    return scope
  }
}

extension AffineTransform {
  var isFinite: Bool { [m11, m12, m21, m22, tX, tY].allSatisfy(\.isFinite) }
}
