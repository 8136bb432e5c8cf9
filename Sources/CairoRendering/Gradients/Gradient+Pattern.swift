import CCairo
import Drawing
import Foundation
import Raster

extension Gradient {
  /// Cairo's pattern, which the caller owns; nil for a conic gradient. Where the gradient does not continue, its edge
  /// colours are transparent.
  var pattern: OpaquePointer? {
    let pattern: OpaquePointer?
    switch geometry {
    case .axial(let start, let end): pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    case .radial(let start, let startRadius, let end, let endRadius):
      pattern = cairo_pattern_create_radial(start.x, start.y, startRadius, end.x, end.y, endRadius)
    case .conic: return nil
    }
    let stops = GradientColors.sorted(stops)
    if !extendsBefore, let first = stops.first { pattern.add(first.color, at: 0, isTransparent: true) }
    for stop in stops { pattern.add(stop.color, at: stop.location) }
    if !extendsAfter, let last = stops.last { pattern.add(last.color, at: 1, isTransparent: true) }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    return pattern
  }
}

extension OpaquePointer? {
  fileprivate func add(_ color: Color, at location: Double, isTransparent: Bool = false) {
    cairo_pattern_add_color_stop_rgba(
      self, location, color.red, color.green, color.blue, isTransparent ? 0 : color.alpha)
  }
}
