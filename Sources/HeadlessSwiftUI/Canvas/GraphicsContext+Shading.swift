import Drawing
public import Foundation
public import HeadlessUIKit

extension GraphicsContext {
  /// A colour, gradient or picture that paths are filled and stroked with.
  public struct Shading: @unchecked Sendable {
    // Unchecked: canvases are drawn on the main actor.
    fileprivate let filling: (EnvironmentValues) -> Filling
    /// The rectangle of the filling; nil for that of what is filled.
    fileprivate var frame: CGRect?
    fileprivate var note: String?

    /// The foreground of the canvas.
    public static var foreground: Shading { Shading { $0.foreground(level: 0) } }

    /// The picture behind the canvas, which is not known: a finding says so.
    public static var backdrop: Shading {
      Shading(filling: { _ in .color(.clear) }, note: "GraphicsContext.Shading.backdrop is not drawn.")
    }

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading { color.filling(in: $0) } }

    /// A colour of components from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

    /// A grey from 0, black, to 1, white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }

    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading { style.filling(in: $0) } }

    /// A gradient between two points in the context's coordinates.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      points(
        LinearGradient(gradient: gradient, startPoint: unit(startPoint), endPoint: unit(endPoint)), options)
    }

    /// A gradient around a point in the context's coordinates.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      points(
        RadialGradient(gradient: gradient, center: unit(center), startRadius: startRadius, endRadius: endRadius),
        options)
    }

    /// A gradient that turns around a point in the context's coordinates.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading { points(AngularGradient(gradient: gradient, center: unit(center), angle: angle), options) }

    /// A picture that is repeated, which is not drawn: a finding says so.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(filling: { _ in .color(.clear) }, note: "GraphicsContext.Shading.tiledImage is not drawn.")
    }

    private init(_ filling: @escaping (EnvironmentValues) -> Filling) { self.filling = filling }

    private init(filling: @escaping (EnvironmentValues) -> Filling, frame: CGRect? = nil, note: String? = nil) {
      (self.filling, self.frame, self.note) = (filling, frame, note)
    }

    /// A gradient in a rectangle of one point, so that its points are coordinates.
    private static func points(_ style: some ShapeStyle, _ options: GradientOptions) -> Shading {
      Shading(
        filling: { style.filling(in: $0) }, frame: CGRect(x: 0, y: 0, width: 1, height: 1),
        note: options.isEmpty ? nil : "GraphicsContext.GradientOptions are not drawn.")
    }

    private static func unit(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }

    /// The paint for what lies in a rectangle.
    func paint(in rect: CGRect, _ context: GraphicsContext) -> Paint {
      if let note { context.drawing.note(note) }
      return MainActor.assumeIsolated {
        let environment = context.environment
        return filling(environment).paint(in: frame ?? rect, environment)
      }
    }
  }

  /// The way in which a gradient goes on beyond its ends.
  public struct GradientOptions: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: UInt32
    /// The members of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The colours begin again after the last one.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The colours run back after the last one.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Colours are mixed in linear components. It has no effect.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// A filter of what is drawn. Shadows are drawn.
  public struct Filter: @unchecked Sendable {
    // Unchecked: canvases are drawn on the main actor.
    let name: String
    var shadow: ((EnvironmentValues) -> Drawing.Shadow)?

    /// A shadow; `radius` is its blur in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(name: "shadow") { environment in
        nonisolated(unsafe) let environment = environment
        return MainActor.assumeIsolated {
          Drawing.Shadow(
            offset: CGSize(width: x, height: y), blurRadius: Double(2 * radius),
            color: color.uiColor(in: environment).color(under: environment.traits))
        }
      }
    }

    /// Not drawn: a finding.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter { Filter(name: "blur") }
    /// Not drawn: a finding.
    public static func brightness(_ amount: Double) -> Filter { Filter(name: "brightness") }
    /// Not drawn: a finding.
    public static func contrast(_ amount: Double) -> Filter { Filter(name: "contrast") }
    /// Not drawn: a finding.
    public static func saturation(_ amount: Double) -> Filter { Filter(name: "saturation") }
    /// Not drawn: a finding.
    public static func grayscale(_ amount: Double) -> Filter { Filter(name: "grayscale") }
    /// Not drawn: a finding.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(name: "hueRotation") }
    /// Not drawn: a finding.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(name: "colorInvert") }
    /// Not drawn: a finding.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(name: "colorMultiply") }
    /// Not drawn: a finding.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(name: "alphaThreshold")
    }
    /// Not drawn: a finding.
    public static var luminanceToAlpha: Filter { Filter(name: "luminanceToAlpha") }
  }

  /// The parts of a shadow that are drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: UInt32
    /// The members of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The shadow lies above what is drawn.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Only the shadow is drawn.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// The shadow of what is transparent.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Draws each element with a shadow of its own, not the whole as one picture.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// The way in which a blur is made.
  public struct BlurOptions: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: UInt32
    /// The members of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The edges stay opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// The result is dithered.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// The way in which a filter is applied.
  public struct FilterOptions: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: UInt32
    /// The members of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Colours are combined in linear components.
    public static let linearColor = FilterOptions(rawValue: 1)
  }
}
