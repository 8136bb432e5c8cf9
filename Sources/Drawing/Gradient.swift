package import Foundation
package import Raster

/// A paint whose colour depends on the place.
///
/// Between two stops the components of colours are interpolated as they are, not premultiplied by alpha: white to a
/// transparent black is a half transparent grey half way.
package struct Gradient: Sendable, Equatable {
  /// The geometry of a gradient: which points have which location, from 0 to 1.
  package enum Geometry: Sendable, Equatable {
    /// Along the line between two points, and equal across it. Two equal points paint nothing.
    case axial(from: CGPoint, to: CGPoint)
    /// On the circles between two; two of no radius paint nothing.
    case radial(from: CGPoint, startRadius: Double, to: CGPoint, endRadius: Double)
    /// Around a point, from an angle in degrees, clockwise from the direction to the right.
    case conic(center: CGPoint, angle: Double)
  }

  /// A colour at a location.
  package struct Stop: Sendable, Equatable {
    /// 0...1; one outside counts as the nearest of these.
    package var location: Double
    package var color: Color

    package init(location: Double, color: Color) { (self.location, self.color) = (location, color) }
  }

  package var geometry: Geometry
  /// The colours in ascending order of their locations; those at one location are a jump from the first to the last.
  /// Nothing is painted without any.
  package var stops: [Stop]
  /// From the geometry's coordinates to those of the command.
  package var transform: AffineTransform
  /// Whether the first colour continues before the start; of no meaning for a conic gradient, like `extendsAfter`.
  package var extendsBefore: Bool
  /// Whether the last colour continues beyond the end.
  package var extendsAfter: Bool

  package init(
    _ geometry: Geometry, stops: [Stop], transform: AffineTransform = .identity, extendsBefore: Bool = true,
    extendsAfter: Bool = true
  ) {
    (self.geometry, self.stops, self.transform) = (geometry, stops, transform)
    (self.extendsBefore, self.extendsAfter) = (extendsBefore, extendsAfter)
  }

  /// Whether it certainly covers every place with an opaque colour.
  var isOpaque: Bool {
    guard !stops.isEmpty, stops.allSatisfy({ $0.color.alpha >= 1 }),
      transform.m11 * transform.m22 != transform.m12 * transform.m21
    else { return false }
    switch geometry {
    case .axial(let start, let end): return extendsBefore && extendsAfter && start != end
    case .radial: return false
    case .conic: return true
    }
  }
}

extension Gradient: CustomStringConvertible {
  /// For example `gradient axial 0 0 0 44 stops 0 1 1 1 1, 1 0 0 0 0`.
  package var description: String {
    var words = ["gradient \(geometry)"]
    if !transform.isIdentity { words.append("transform \(Drawing.words(transform))") }
    if !extendsBefore { words.append("ends before") }
    if !extendsAfter { words.append("ends after") }
    words.append("stops " + stops.map { "\(number($0.location)) \(channels($0.color))" }.joined(separator: ", "))
    return words.joined(separator: " ")
  }
}

extension Gradient.Geometry: CustomStringConvertible {
  package var description: String {
    switch self {
    case .axial(let start, let end): "axial " + [start.x, start.y, end.x, end.y].map(number).joined(separator: " ")
    case .radial(let start, let startRadius, let end, let endRadius):
      "radial " + [start.x, start.y, startRadius, end.x, end.y, endRadius].map(number).joined(separator: " ")
    case .conic(let center, let angle):
      "conic \(number(center.x)) \(number(center.y)) angle \(number(angle))"
    }
  }
}
