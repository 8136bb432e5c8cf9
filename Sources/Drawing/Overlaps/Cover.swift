package import Foundation
import Raster

/// A painted area that hides what is below it: all of it if the area is opaque, and small shapes if it is blurred.
struct Cover {
  /// The height of the tallest shape that a blur hides, in standard deviations. The strokes of an E repeat after half
  /// of its height: after two deviations, where a Gaussian leaves e^(-2π²/4), less than a hundredth, of the contrast.
  private static let blurredHeight = 4.0

  /// The index of the command that paints it.
  let command: Int
  /// The standard deviation of the blur; nil if the area is opaque.
  let blur: Double?
  /// The index of the command that began the translucent, blended or masked group it is in: it only hides content of that group.
  let group: Int?
  /// Its bounding rectangle.
  let area: CGRect
  /// Rounded rectangles that it is clipped by, including its own shape.
  let corners: [RoundedRectangle]

  /// Whether everything that an earlier command painted of a shape in a rectangle is hidden.
  ///
  /// - Parameter shape: the shape's bounding rectangle.
  func hides(_ rect: CGRect, of shape: CGRect, paintedBy index: Int) -> Bool {
    index < command && index > group ?? -1 && area.encloses(rect)
      && blur.map { shape.height <= Self.blurredHeight * $0 } ?? true && corners.allSatisfy { $0.surrounds(rect) }
  }
}

extension DisplayList {
  /// The opaque and blurred areas in painting order. Areas that are rotated, scaled or clipped by a shape other than a
  /// rectangle are left out.
  var covers: [Cover] {
    var (covers, scopes) = ([Cover](), OpenScopes(size: size))
    var images: [Hash128: Bool] = [:]
    for (index, command) in commands.enumerated() {
      scopes.follow(command, at: index)
      guard scopes.isExact, let (path, blur) = command.cover(&images),
        let shape = path.rectangle?.moved(by: scopes.transform)
      else { continue }
      for rect in path.sides(in: shape) {
        let area = rect.intersection(scopes.area)
        guard !area.isEmpty else { continue }
        let corners = scopes.corners + (shape.cornerRadius > 0 ? [shape] : [])
        covers.append(Cover(command: index, blur: blur, group: scopes.group, area: area, corners: corners))
      }
    }
    return covers
  }
}

extension DrawCommand {
  /// The path of what may hide something, and the blur in it; nil for other commands.
  ///
  /// - Parameter images: a cache that tells which images are opaque.
  fileprivate func cover(_ images: inout [Hash128: Bool]) -> (path: Path, blur: Double?)? {
    switch self {
    case .fill(let path, let paint): paint.isOpaque(&images) ? (path, nil) : nil
    case .backdrop(let path, let filter): (path, filter.blur)
    case .stroke, .shadow, .glyphs, .begin, .end: nil
    }
  }
}

extension Paint {
  /// Whether it is opaque.
  ///
  /// - Parameter images: a cache that tells which images are opaque.
  fileprivate func isOpaque(_ images: inout [Hash128: Bool]) -> Bool {
    switch self {
    case .color(let color): return color.alpha >= 1
    case .image(let source, _):
      let isOpaque = images[source.hash] ?? source.isOpaque
      images[source.hash] = isOpaque
      return isOpaque
    case .gradient(let gradient): return gradient.isOpaque
    }
  }
}

extension Path {
  /// The rectangle that is filled, or that has the border.
  fileprivate var rectangle: RoundedRectangle? {
    switch self {
    case .rectangle(let rectangle), .border(let rectangle, _): rectangle
    case .outline: nil
    }
  }

  /// The filled areas, ignoring rounded corners: the whole of a rectangle, or the sides of a border.
  fileprivate func sides(in rectangle: RoundedRectangle) -> [CGRect] {
    if case .border(_, let width) = self { rectangle.sides(width) } else { [rectangle.rect] }
  }
}

extension RoundedRectangle {
  /// The four sides of a border inside the edge.
  fileprivate func sides(_ width: Double) -> [CGRect] {
    let (across, down) = (min(width, rect.width), min(width, rect.height))
    return [
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: down),
      CGRect(x: rect.minX, y: rect.maxY - down, width: rect.width, height: down),
      CGRect(x: rect.minX, y: rect.minY, width: across, height: rect.height),
      CGRect(x: rect.maxX - across, y: rect.minY, width: across, height: rect.height),
    ]
  }

  /// Whether a rectangle is inside, taking the rounded corners into account.
  package func surrounds(_ other: CGRect) -> Bool {
    guard rect.encloses(other) else { return false }
    // A continuous corner is at no place farther inside than a circular one that begins where it does.
    let reach = curve == .circular ? cornerRadius : cornerRadius * Self.continuousReach
    let radius = min(max(0, reach), min(rect.width, rect.height) / 2)
    let core = rect.insetBy(dx: radius, dy: radius)
    let x = max(core.minX - other.minX, other.maxX - core.maxX, 0)
    let y = max(core.minY - other.minY, other.maxY - core.maxY, 0)
    return x * x + y * y <= radius * radius
  }
}
