import Drawing
public import Foundation
public import HeadlessUIKit

extension ShapeStyle where Self == RadialGradient {
  /// Between two radii in points around a place of the frame.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Colours at equal distances, between two radii in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Colours at locations, between two radii in points.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension AngularGradient {
  /// Colours at locations, once around a place of the frame.
  public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
  /// Colours at locations between two angles.
  public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Between two angles around a place of the frame.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colours at equal distances between two angles.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colours at locations between two angles.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Once around a place of the frame, clockwise from an angle.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(gradient: gradient, center: center, angle: angle) }
  /// Colours at equal distances, once around a place of the frame.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }
}

/// A gradient on ellipses as wide and high as the frame. It is drawn on circles: a finding says so.
public struct EllipticalGradient: ShapeStyle, View {
  private let gradient: Gradient
  private let center: UnitPoint
  private let fractions: (start: CGFloat, end: CGFloat)

  /// Between two fractions of the frame around a place of it.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    (self.gradient, self.center, fractions) = (gradient, center, (startRadiusFraction, endRadiusFraction))
  }
  /// Colours at equal distances, between two fractions of the frame.
  public nonisolated init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Colours at locations, between two fractions of the frame.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public nonisolated func filling(in environment: EnvironmentValues) -> Filling {
    let (gradient, center, fractions) = (gradient, center, fractions)
    return Filling(
      .gradient { rect, environment in
        let place = center.place(in: rect, mirrored: environment.layoutDirection == .rightToLeft)
        let side = (rect.width + rect.height) / 2
        return gradient.drawn(
          .radial(
            from: place, startRadius: Double(fractions.start * side), to: place,
            endRadius: Double(fractions.end * side)),
          in: environment)
      }
    ).noted("EllipticalGradient is drawn on circles.")
  }

  public var body: some View { StyleView(style: self, name: "EllipticalGradient") }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Between two fractions of the frame around a place of it.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Colours at equal distances, between two fractions of the frame.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}

/// Colours at the points of a mesh. They are drawn along a line from the first to the last: a finding says so.
public struct MeshGradient: ShapeStyle, View {
  private let colors: [Color]

  /// Colours at points of a mesh, row by row, each a fraction of the frame.
  public nonisolated init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) { self.colors = colors }

  public nonisolated func filling(in environment: EnvironmentValues) -> Filling {
    LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing).filling(in: environment)
      .noted("MeshGradient is drawn as a linear gradient.")
  }

  public var body: some View { StyleView(style: self, name: "MeshGradient") }
}

extension Gradient {
  /// The colour space of a gradient. Colours are mixed in sRGB whatever it is.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String
    /// As the device has it.
    public static let device = ColorSpace(name: "device")
    /// As the eye sees them.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// The same gradient: colours between two are those of sRGB.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

extension AnyGradient {
  /// The same gradient: colours between two are those of sRGB.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}
