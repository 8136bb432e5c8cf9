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
  let corners: [Shape]

  /// Whether nothing is seen in a rectangle of what an earlier command painted there.
  func hides(_ rect: CGRect, paintedBy index: Int) -> Bool {
    index < command && index > group ?? -1 && area.encloses(rect) && corners.allSatisfy { $0.contains(rect) }
  }
}

extension DisplayList {
  /// What is opaque, in the order it is painted.
  var opaqueCovers: [OpaqueCover] {
    var (covers, scopes) = ([OpaqueCover](), OpenScopes(size: size))
    var images: [Hash128: Bool] = [:]
    for (index, command) in commands.enumerated() {
      scopes.follow(command, at: index)
      for (rect, shape) in command.opaqueParts(&images) {
        let area = rect.intersection(scopes.area)
        guard !area.isEmpty else { continue }
        let corners = scopes.corners + (shape.cornerRadius > 0 ? [shape] : [])
        covers.append(OpaqueCover(command: index, group: scopes.group, area: area, corners: corners))
      }
    }
    return covers
  }
}

extension DrawCommand {
  /// What the command paints so that nothing shows through: rectangles, as far as they are inside of a shape.
  ///
  /// - Parameter images: which images are opaque, of those that were looked at.
  fileprivate func opaqueParts(_ images: inout [Hash128: Bool]) -> [(rect: CGRect, shape: Shape)] {
    switch self {
    case .fill(let shape, let color): return color.alpha >= 1 ? [(shape.rect, shape)] : []
    case .border(let shape, let width, let color):
      return color.alpha >= 1 ? shape.sides(width).map { ($0, shape) } : []
    case .image(let source, let rect):
      let isOpaque = images[source.hash] ?? source.bitmap.pixels.allSatisfy { UInt32(littleEndian: $0) >> 24 == 0xFF }
      images[source.hash] = isOpaque
      return isOpaque ? [(rect, Shape(rect: rect))] : []
    default: return []
    }
  }
}

extension Shape {
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
