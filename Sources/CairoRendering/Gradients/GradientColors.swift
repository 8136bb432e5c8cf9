import Drawing
import Raster

/// The premultiplied colours of a gradient at even distances from location 0 to 1.
///
/// Components are interpolated between the two stops around a location, and only then multiplied by alpha.
struct GradientColors {
  /// One more than a power of 2, so that both ends are in the table.
  let colors: [UInt32]
  /// Before the start and beyond the end; 0 where the gradient does not continue.
  let before, after: UInt32

  /// Whether every place is covered by an opaque colour, if every place has a location.
  let isOpaque: Bool

  /// - Parameters:
  ///   - gradient: has a stop; its numbers are finite.
  ///   - steps: a power of 2.
  init(_ gradient: Gradient, steps: Int) {
    let stops = GradientColors.sorted(gradient.stops)
    var next = 0
    colors = (0...steps).map { step in
      let location = Double(step) / Double(steps)
      while next < stops.count, stops[next].location <= location { next += 1 }
      return GradientColors.color(at: location, between: stops[max(0, next - 1)], stops[min(next, stops.count - 1)])
    }
    before = gradient.extendsBefore ? stops[0].color.premultiplied : 0
    after = gradient.extendsAfter ? stops[stops.count - 1].color.premultiplied : 0
    isOpaque = (colors + [before, after]).allSatisfy { $0 >> 24 == 255 }
  }

  /// The number of steps from location 0 to 1.
  var steps: Int { colors.count - 1 }

  /// The stops at locations from 0 to 1, in ascending order.
  static func sorted(_ stops: [Gradient.Stop]) -> [Gradient.Stop] {
    stops.enumerated()
      .map {
        (index: $0.offset, stop: Gradient.Stop(location: max(0, min($0.element.location, 1)), color: $0.element.color))
      }
      .sorted { ($0.stop.location, $0.index) < ($1.stop.location, $1.index) }
      .map(\.stop)
  }

  private static func color(
    at location: Double, between first: Gradient.Stop, _ second: Gradient.Stop
  ) -> UInt32 {
    guard second.location > first.location, location > first.location else { return first.color.premultiplied }
    let share = (location - first.location) / (second.location - first.location)
    func mixed(_ one: Double, _ other: Double) -> Double { one + (other - one) * share }
    let (one, other) = (first.color, second.color)
    return Color(
      red: mixed(one.red, other.red), green: mixed(one.green, other.green), blue: mixed(one.blue, other.blue),
      alpha: mixed(one.alpha, other.alpha)
    ).premultiplied
  }
}

extension Color {
  /// The pixel, each of its bytes rounded once.
  var premultiplied: UInt32 {
    let alpha = max(0, min(alpha, 1))
    func byte(_ value: Double) -> UInt32 { UInt32(max(0, min(value, 1)) * alpha * 255 + 0.5) }
    return UInt32(alpha * 255 + 0.5) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
