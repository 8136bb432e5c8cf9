import CCairo
import Drawing
import Foundation
import Raster

extension Gradient {
  /// Cairo's pattern, which the caller owns; nil for what Cairo has none for: a conic gradient, and one that continues on
  /// one side alone.
  var pattern: OpaquePointer? {
    guard extendsBefore == extendsAfter else { return nil }
    let pattern: OpaquePointer?
    switch geometry {
    case .axial(let start, let end): pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    case .radial(let start, let startRadius, let end, let endRadius):
      pattern = cairo_pattern_create_radial(start.x, start.y, startRadius, end.x, end.y, endRadius)
    case .conic: return nil
    }
    let stops = GradientColors.sorted(stops)
    // In a file, a gradient that does not continue ends at its outermost stops.
    if let first = stops.first, first.location > 0 { pattern.add(first.color, at: 0) }
    for stop in stops { pattern.add(stop.color, at: stop.location) }
    if let last = stops.last, last.location < 1 { pattern.add(last.color, at: 1) }
    cairo_pattern_set_extend(pattern, extendsBefore ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    return pattern
  }
}

extension OpaquePointer? {
  fileprivate func add(_ color: Color, at location: Double) {
    cairo_pattern_add_color_stop_rgba(self, location, color.red, color.green, color.blue, color.alpha)
  }
}
