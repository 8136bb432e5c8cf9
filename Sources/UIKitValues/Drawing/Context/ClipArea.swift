import Drawing
import Foundation

/// A clip within others: what is drawn is limited to all of them.
final class ClipArea {
  enum Shape {
    case path(Path)
    /// The opacity of what these commands paint.
    case mask([DrawCommand])
  }

  private(set) var outer: ClipArea?
  let shape: Shape
  /// The number of clips, this one and those around it.
  let depth: Int
  /// A rectangle around what all of them leave.
  let bounds: CGRect

  /// - Parameter extent: a rectangle around the shape.
  private init(_ shape: Shape, extent: CGRect, in outer: ClipArea?) {
    (self.shape, self.outer) = (shape, outer)
    depth = (outer?.depth ?? 0) + 1
    bounds = outer.map { $0.bounds.intersection(extent) } ?? extent
  }

  /// Creates a clip to a path. Of two rectangles, one within the other, only what both have in common is kept.
  static func path(_ path: Path, in outer: ClipArea?) -> ClipArea {
    let extent = path.bounds ?? .zero
    guard case .rectangle(let inner) = path, inner.cornerRadius == 0, let outer,
      case .path(.rectangle(let around)) = outer.shape, around.cornerRadius == 0
    else { return ClipArea(.path(path), extent: extent, in: outer) }
    let common = inner.rect.intersection(around.rect)
    let rect = common.isNull ? CGRect.zero : common
    return ClipArea(.path(.rectangle(rect)), extent: rect, in: outer.outer)
  }

  static func mask(_ commands: [DrawCommand], in rect: CGRect, in outer: ClipArea?) -> ClipArea {
    ClipArea(.mask(commands), extent: rect, in: outer)
  }

  /// Nothing is left to draw in.
  var isEmpty: Bool { bounds.isNull || bounds.size.width <= 0 || bounds.size.height <= 0 }

  var scope: Scope {
    switch shape {
    case .path(let path): .clip(path)
    case .mask(let commands): .mask(commands)
    }
  }

  /// Clips may be nested deeper than the stack, so those around this one are released one by one.
  deinit {
    var next = outer
    outer = nil
    while isKnownUniquelyReferenced(&next) {
      let around = next?.outer
      next?.outer = nil
      next = around
    }
  }
}
