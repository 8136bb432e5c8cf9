import Foundation
import Raster

/// Something painted that nothing below it shows through.
struct OpaqueCover {
  /// The number of the command that paints it.
  let command: Int
  /// The number of the command that began the group it is faded with: it hides what is in there alone.
  let group: Int?
  /// The rectangle around it.
  let area: CGRect
  /// What has round corners, and that all of it is inside of.
  let corners: [RoundedRectangle]

  /// Whether nothing is seen in a rectangle of what an earlier command painted there.
  func hides(_ rect: CGRect, paintedBy index: Int) -> Bool {
    index < command && index > group ?? -1 && area.encloses(rect) && corners.allSatisfy { $0.contains(rect) }
  }
}

extension DisplayList {
  /// What is opaque, in the order it is painted. What is turned, scaled or clipped by another shape than a rectangle is
  /// left out.
  var opaqueCovers: [OpaqueCover] {
    var (covers, scopes) = ([OpaqueCover](), OpenScopes(size: size))
    var images: [Hash128: Bool] = [:]
    for (index, command) in commands.enumerated() {
      scopes.follow(command, at: index)
      guard case .fill(let path, let paint) = command, scopes.isExact, paint.isOpaque(&images),
        let shape = path.rectangle?.moved(by: scopes.transform)
      else { continue }
      for rect in path.sides(in: shape) {
        let area = rect.intersection(scopes.area)
        guard !area.isEmpty else { continue }
        let corners = scopes.corners + (shape.cornerRadius > 0 ? [shape] : [])
        covers.append(OpaqueCover(command: index, group: scopes.group, area: area, corners: corners))
      }
    }
    return covers
  }
}

extension Paint {
  /// Whether nothing shows through.
  ///
  /// - Parameter images: which images are opaque, of those that were looked at.
  fileprivate func isOpaque(_ images: inout [Hash128: Bool]) -> Bool {
    switch self {
    case .color(let color): return color.alpha >= 1
    case .image(let source, _):
      let isOpaque = images[source.hash] ?? source.bitmap.pixels.allSatisfy { UInt32(littleEndian: $0) >> 24 == 0xFF }
      images[source.hash] = isOpaque
      return isOpaque
    }
  }
}

extension Path {
  /// The rectangle that is filled, or whose edge is.
  fileprivate var rectangle: RoundedRectangle? {
    switch self {
    case .rectangle(let rectangle), .border(let rectangle, _): rectangle
    case .outline: nil
    }
  }

  /// What is filled, but round corners: all of a rectangle, or the sides of a border.
  fileprivate func sides(in rectangle: RoundedRectangle) -> [CGRect] {
    if case .border(_, let width) = self { rectangle.sides(width) } else { [rectangle.rect] }
  }
}

extension RoundedRectangle {
  /// The four sides of a line inside the edge.
  fileprivate func sides(_ width: Double) -> [CGRect] {
    let (across, down) = (min(width, rect.width), min(width, rect.height))
    return [
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: down),
      CGRect(x: rect.minX, y: rect.maxY - down, width: rect.width, height: down),
      CGRect(x: rect.minX, y: rect.minY, width: across, height: rect.height),
      CGRect(x: rect.maxX - across, y: rect.minY, width: across, height: rect.height),
    ]
  }

  /// Whether a rectangle is inside, the round corners left out.
  fileprivate func contains(_ other: CGRect) -> Bool {
    guard rect.encloses(other) else { return false }
    let radius = min(max(0, cornerRadius), min(rect.width, rect.height) / 2)
    let core = rect.insetBy(dx: radius, dy: radius)
    let x = max(core.minX - other.minX, other.maxX - core.maxX, 0)
    let y = max(core.minY - other.minY, other.maxY - core.maxY, 0)
    return x * x + y * y <= radius * radius
  }
}
