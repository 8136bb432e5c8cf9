package import Drawing
public import Foundation
import Raster

/// Colours at locations, between which they are interpolated, not premultiplied.
public final class CGGradient: Sendable {
  /// The colours in ascending order of their locations.
  package let stops: [Gradient.Stop]

  private init?(_ colors: [CGColor], _ locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    let even = colors.indices.map { colors.count == 1 ? 0 : CGFloat($0) / CGFloat(colors.count - 1) }
    let stops = zip(locations ?? even, colors).map { location, color in
      Gradient.Stop(location: location.isFinite ? min(max(0, location), 1) : 0, color: color.color)
    }
    // Stable, as two colours at one location are a jump.
    self.stops = stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }

  /// Creates a gradient of colours; `nil` without any, or if one is not a `CGColor`.
  ///
  /// - Parameters:
  ///   - space: has no effect: colours are interpolated in sRGB.
  ///   - locations: of the colours, 0...1, as many as there are; `nil` for even distances.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let known = colors.compactMap { $0 as? CGColor }
    guard known.count == colors.count else { return nil }
    self.init(known, locations.map { Array(UnsafeBufferPointer(start: $0, count: known.count)) })
  }

  /// Creates a gradient of `count` colours, each as many numbers as the space has components and an opacity.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let length = space.numberOfComponents + 1
    let colors = (0..<count).compactMap { index in
      CGColor(Array(UnsafeBufferPointer(start: components + index * length, count: length)), in: space)
    }
    guard colors.count == count else { return nil }
    self.init(colors, locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
  }
}
