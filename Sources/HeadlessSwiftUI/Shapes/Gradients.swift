import Drawing
public import Foundation
public import HeadlessUIKit
import ProposalLayout

/// Colours that change into each other.
public struct Gradient: Equatable, Hashable, Sendable {
  /// A colour at a location from 0 to 1.
  public struct Stop: Equatable, Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The location, from 0 to 1 along the gradient.
    public var location: CGFloat

    /// A colour at a location.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// The colours in order of their locations. Before the first and after the last the colour stays.
  public var stops: [Stop]

  /// Colours at locations in ascending order.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  func drawn(_ geometry: Drawing.Gradient.Geometry, in environment: EnvironmentValues) -> Drawing.Gradient {
    let isKnown = geometry.isFinite && stops.allSatisfy(\.location.isFinite)
    if !isKnown {
      UIKitFaults.raise("SwiftUI", call: "Gradient", reason: "a place or a radius is not a finite number.")
    }
    let stops = stops.map { stop in
      Drawing.Gradient.Stop(
        location: stop.location.isFinite ? Double(stop.location) : 0,
        color: stop.color.uiColor(in: environment).color(under: environment.traits))
    }
    return Drawing.Gradient(geometry.isFinite ? geometry : .axial(from: .zero, to: .zero), stops: stops)
  }
}

extension Gradient: ShapeStyle {
  public func filling(in environment: EnvironmentValues) -> Filling {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).filling(in: environment)
  }
}

extension Color {
  /// The colour with its standard gradient. How SwiftUI makes it is not documented: from a little lighter to the colour.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [opacity(0.85), self])) }
}

/// A gradient whose kind is not known.
public struct AnyGradient: Hashable, ShapeStyle {
  private let gradient: Gradient

  /// A gradient; as a style it runs from top to bottom.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  public func filling(in environment: EnvironmentValues) -> Filling {
    gradient.filling(in: environment)
  }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle, View {
  private let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  /// From one place of the frame to another.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }

  /// Colours at equal distances, from one place of the frame to another.
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at locations, from one place of the frame to another.
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public nonisolated func filling(in environment: EnvironmentValues) -> Filling {
    let (gradient, startPoint, endPoint) = (gradient, startPoint, endPoint)
    return Filling(
      .gradient { rect, environment in
        let mirrored = environment.layoutDirection == .rightToLeft
        return gradient.drawn(
          .axial(
            from: startPoint.place(in: rect, mirrored: mirrored), to: endPoint.place(in: rect, mirrored: mirrored)),
          in: environment)
      })
  }

  public var body: some View { StyleView(style: self, name: "LinearGradient") }
}

/// A gradient on circles.
public struct RadialGradient: ShapeStyle, View {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  /// Between two radii in points around a place of the frame.
  public nonisolated init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, self.center, self.startRadius, self.endRadius) = (gradient, center, startRadius, endRadius)
  }

  /// Colours at equal distances, between two radii in points.
  public nonisolated init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours at locations, between two radii in points.
  public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public nonisolated func filling(in environment: EnvironmentValues) -> Filling {
    let (gradient, center, startRadius, endRadius) = (gradient, center, startRadius, endRadius)
    return Filling(
      .gradient { rect, environment in
        let place = center.place(in: rect, mirrored: environment.layoutDirection == .rightToLeft)
        return gradient.drawn(
          .radial(from: place, startRadius: Double(startRadius), to: place, endRadius: Double(endRadius)),
          in: environment)
      })
  }

  public var body: some View { StyleView(style: self, name: "RadialGradient") }
}

/// A gradient around a point.
public struct AngularGradient: ShapeStyle, View {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startAngle: Angle

  /// Once around a place of the frame, clockwise from an angle; an angle of 0 is at the right.
  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    (self.gradient, self.center, startAngle) = (gradient, center, angle)
  }

  /// Colours at equal distances, once around a place of the frame.
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Between two angles; outside of them the first and the last colour go on.
  public nonisolated init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    let share = CGFloat((endAngle.degrees - startAngle.degrees) / 360)
    let inner =
      share > 0 && share < 1
      ? Gradient(stops: gradient.stops.map { Gradient.Stop(color: $0.color, location: $0.location * share) }) : gradient
    (self.gradient, self.center, self.startAngle) = (inner, center, startAngle)
  }

  /// Colours at equal distances between two angles; outside of them the first and the last colour go on.
  public nonisolated init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public nonisolated func filling(in environment: EnvironmentValues) -> Filling {
    let (gradient, center, startAngle) = (gradient, center, startAngle)
    return Filling(
      .gradient { rect, environment in
        // A unit point is measured from the leading edge (Apple, `UnitPoint`, "Layout direction").
        let place = center.place(in: rect, mirrored: environment.layoutDirection == .rightToLeft)
        return gradient.drawn(.conic(center: place, angle: startAngle.degrees), in: environment)
      })
  }

  public var body: some View { StyleView(style: self, name: "AngularGradient") }
}

extension ShapeStyle where Self == LinearGradient {
  /// From one place of the frame to another.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }

  /// Colours at equal distances, from one place of the frame to another.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }

  /// Colours at locations, from one place of the frame to another.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}

/// A style as a view, which fills its frame.
struct StyleView<Style: ShapeStyle>: View, PrimitiveView {
  let style: Style
  let name: String

  func makeNodes(in context: NodeContext) -> [ViewNode] {
    let node = ViewNode(name, Leaf.flexible, in: context)
    node.painter = FillPainter(filling: style.filling(in: context.environment), reachesInto: .all)
    return [node]
  }
}

extension Color: View {
  public var body: some View { StyleView(style: self, name: "Color") }
}
