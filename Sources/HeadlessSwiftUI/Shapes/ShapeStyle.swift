package import Drawing
public import Foundation
public import HeadlessUIKit
package import Raster

/// What shapes and text are filled with: a colour, a gradient, a picture.
public protocol ShapeStyle: Sendable {
  /// The type of the style in an environment.
  associatedtype Resolved: ShapeStyle = Never

  /// The style in an environment, for styles of an app's own.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What is painted in an environment.
  func filling(in environment: EnvironmentValues) -> Filling
}

extension ShapeStyle {
  public func filling(in environment: EnvironmentValues) -> Filling {
    resolve(in: environment).filling(in: environment)
  }
}

extension Never: ShapeStyle {
  public func filling(in environment: EnvironmentValues) -> Filling { .color(.clear) }
}

extension ShapeStyle where Resolved == Never {
  /// Styles of Galley's own say directly what is painted.
  public func resolve(in environment: EnvironmentValues) -> Never { preconditionFailure("\(Self.self)") }
}

/// What is painted in an environment.
public struct Filling: Sendable {
  indirect enum Kind: Sendable {
    case color(UIColor)
    /// A gradient for a rectangle.
    case gradient(@MainActor @Sendable (CGRect, EnvironmentValues) -> Drawing.Gradient)
    /// A system material, which is painted nearly.
    case material(UIBlurEffect.Style)
    case faded(Kind, Double)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  static func color(_ color: UIColor) -> Filling { Filling(.color(color)) }

  func faded(_ opacity: Double) -> Filling { Filling(.faded(kind, opacity)) }

  /// The paint in a rectangle.
  @MainActor func paint(in rect: CGRect, _ environment: EnvironmentValues) -> Paint {
    kind.paint(in: rect, environment)
  }

  /// The colour for text, where a gradient has its first.
  @MainActor func color(in environment: EnvironmentValues) -> UIColor { kind.color(in: environment) }

  /// Whether only a colour is painted.
  var isColor: Bool { kind.isColor }
  var isMaterial: Bool { if case .material = kind { true } else { false } }
}

extension Filling.Kind {
  @MainActor fileprivate func paint(in rect: CGRect, _ environment: EnvironmentValues) -> Paint {
    switch self {
    case .color(let color): .color(color.color(under: environment.traits))
    case .gradient(let make): .gradient(make(rect, environment))
    case .material: .color(UIColor.systemBackground.withAlphaComponent(0.8).color(under: environment.traits))
    case .faded(let filling, let opacity): filling.paint(in: rect, environment).faded(opacity)
    }
  }

  @MainActor fileprivate func color(in environment: EnvironmentValues) -> UIColor {
    switch self {
    case .color(let color): return color
    case .gradient(let make):
      let first = make(CGRect(x: 0, y: 0, width: 1, height: 1), environment).stops.first?.color
      return first.map { UIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha) } ?? .clear
    case .material: return .label
    case .faded(let filling, let opacity):
      let color = filling.color(in: environment).resolvedColor(with: environment.traits)
      return color.withAlphaComponent(color.cgColor.alpha * opacity)
    }
  }

  fileprivate var isColor: Bool {
    switch self {
    case .color: true
    case .faded(let filling, _): filling.isColor
    default: false
    }
  }
}

extension Paint {
  fileprivate func faded(_ opacity: Double) -> Paint {
    switch self {
    case .color(var color):
      color.alpha *= opacity
      return .color(color)
    case .gradient(var gradient):
      for index in gradient.stops.indices { gradient.stops[index].color.alpha *= opacity }
      return .gradient(gradient)
    case .image: return self
    }
  }
}

extension Color: ShapeStyle {
  public func filling(in environment: EnvironmentValues) -> Filling {
    .color(uiColor(in: environment))
  }
}

extension Color.Resolved: ShapeStyle {
  public func filling(in environment: EnvironmentValues) -> Filling {
    .color(UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity)))
  }
}

/// A style whose type is not known.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  public func filling(in environment: EnvironmentValues) -> Filling { style.filling(in: environment) }
}

/// The style of the view's foreground.
public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public func filling(in environment: EnvironmentValues) -> Filling { environment.foreground(level: 0) }
}

/// The tint of controls.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public func filling(in environment: EnvironmentValues) -> Filling {
    .color(Color.accentColor.uiColor(in: environment))
  }
}

/// The style of the background.
public struct BackgroundStyle: ShapeStyle {
  public init() {}

  public func filling(in environment: EnvironmentValues) -> Filling { .color(.systemBackground) }
}

/// A rank of the view's foreground: primary, secondary and so on.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func filling(in environment: EnvironmentValues) -> Filling {
    environment.foreground(level: level)
  }
}

/// A style at an opacity.
public struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  public func filling(in environment: EnvironmentValues) -> Filling {
    base.filling(in: environment).faded(opacity)
  }
}

/// A blurred background.
public struct Material: ShapeStyle {
  let style: UIBlurEffect.Style

  public static let ultraThin = Material(style: .systemUltraThinMaterial)
  public static let thin = Material(style: .systemThinMaterial)
  public static let regular = Material(style: .systemMaterial)
  public static let thick = Material(style: .systemThickMaterial)
  public static let ultraThick = Material(style: .systemThickMaterial)
  public static let bar = Material(style: .systemChromeMaterial)

  public func filling(in environment: EnvironmentValues) -> Filling { Filling(.material(style)) }
}

extension ShapeStyle {
  /// The style at an opacity.
  public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(base: self, opacity: opacity) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}

// MARK: - Foreground

/// The styles of a view's foreground by rank.
struct ForegroundStyles {
  var styles: [any ShapeStyle]

  /// The opacity of a rank below the last style. Not documented: half of the rank above.
  static func opacity(below distance: Int) -> Double { [1, 0.5, 0.25, 0.18, 0.12][min(distance, 4)] }
}

private struct ForegroundKey: EnvironmentKey {
  static var defaultValue: ForegroundStyles? { nil }
}

extension EnvironmentValues {
  var foregroundStyles: ForegroundStyles? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// What text and shapes of a rank are painted with.
  func foreground(level: Int) -> Filling {
    guard let styles = foregroundStyles?.styles, let last = styles.last else {
      return .color(
        [UIColor.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel][min(level, 4)])
    }
    var outer = self
    outer.foregroundStyles = nil
    if level < styles.count { return styles[level].filling(in: outer) }
    return last.filling(in: outer).faded(ForegroundStyles.opacity(below: level - styles.count + 1))
  }
}

extension View {
  /// Sets what text and shapes of the view are filled with.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changingForeground([style])
  }

  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    changingForeground([primary, secondary])
  }

  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    changingForeground([primary, secondary, tertiary])
  }

  /// Sets the colour of text and shapes of the view; nil for that of the views around.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    changingEnvironment { environment in
      if let color { environment.foregroundStyles = ForegroundStyles(styles: [color]) }
    }
  }

  private nonisolated func changingForeground(
    _ styles: [any ShapeStyle]
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Void>> {
    changingEnvironment { environment in
      // A rank of the foreground is that of the foreground around.
      let around = environment
      environment.foregroundStyles = ForegroundStyles(
        styles: styles.map { FixedStyle(filling: $0.filling(in: around)) })
    }
  }

  /// Sets the colour of controls in the view.
  public nonisolated func tint(_ tint: Color?) -> some View {
    changingEnvironment { environment in if let tint { environment.tint = tint } }
  }

  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    changingEnvironment { environment in
      if let tint { environment.tint = Color(uiColor: tint.filling(in: environment).color(in: environment)) }
    }
  }

  /// Sets the colour of controls in the view.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}

/// A style whose filling is known.
private struct FixedStyle: ShapeStyle {
  let filling: Filling

  func filling(in environment: EnvironmentValues) -> Filling { filling }
}
