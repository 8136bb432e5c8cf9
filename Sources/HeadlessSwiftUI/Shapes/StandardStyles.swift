import Foundation
import HeadlessUIKit

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

  /// A style of any type.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  public func filling(in environment: EnvironmentValues) -> Filling { style.filling(in: environment) }
}

/// The style of the view's foreground.
public struct ForegroundStyle: ShapeStyle {
  /// The foreground of the view that shows it.
  public init() {}

  public func filling(in environment: EnvironmentValues) -> Filling { environment.foreground(level: 0) }
}

/// The tint of controls.
public struct TintShapeStyle: ShapeStyle {
  /// The tint of the view that shows it.
  public init() {}

  public func filling(in environment: EnvironmentValues) -> Filling {
    .color(Color.accentColor.uiColor(in: environment))
  }
}

/// The style of the background.
public struct BackgroundStyle: ShapeStyle {
  /// The system's background.
  public init() {}

  public func filling(in environment: EnvironmentValues) -> Filling {
    guard let style = environment.backgroundStyle else { return .color(.systemBackground) }
    var outer = environment
    outer.backgroundStyle = nil
    return style.filling(in: outer)
  }
}

/// The style of a window's background: the system's background.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// The system's background.
  public init() {}

  public func filling(in environment: EnvironmentValues) -> Filling { .color(.systemBackground) }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style of a window's background.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// A rank of the view's foreground: primary, secondary and so on.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  /// The foreground's own style.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second style: the foreground's, or the first at half of its opacity.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third style: the foreground's, or a quarter of the first's opacity.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth style: 0.18 of the first's opacity.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth style: 0.12 of the first's opacity.
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

  /// The thinnest. Materials are drawn as UIKit's: a blur with an estimated tint, and a finding says so.
  public static let ultraThin = Material(style: .systemUltraThinMaterial)
  /// A thin one.
  public static let thin = Material(style: .systemThinMaterial)
  /// The usual one.
  public static let regular = Material(style: .systemMaterial)
  /// A thick one.
  public static let thick = Material(style: .systemThickMaterial)
  /// The thickest.
  public static let ultraThick = Material(style: .systemThickMaterial)
  /// That of bars.
  public static let bar = Material(style: .systemChromeMaterial)

  public func filling(in environment: EnvironmentValues) -> Filling { Filling(.material(style)) }
}

extension ShapeStyle {
  /// The style at an opacity.
  // Disfavoured, as colours have one of their own, and are tried with both wherever one is faded.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(base: self, opacity: opacity) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground of the view.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The system's background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the view.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground's own style.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second style of the foreground.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third style of the foreground.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth style of the foreground.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth style of the foreground.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == Material {
  /// The thinnest material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A thin material.
  public static var thinMaterial: Material { .thin }
  /// The usual material.
  public static var regularMaterial: Material { .regular }
  /// A thick material.
  public static var thickMaterial: Material { .thick }
  /// The thickest material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { .red }
  /// The system's orange.
  public static var orange: Color { .orange }
  /// The system's yellow.
  public static var yellow: Color { .yellow }
  /// The system's green.
  public static var green: Color { .green }
  /// The system's mint.
  public static var mint: Color { .mint }
  /// The system's teal.
  public static var teal: Color { .teal }
  /// The system's cyan.
  public static var cyan: Color { .cyan }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's indigo.
  public static var indigo: Color { .indigo }
  /// The system's purple.
  public static var purple: Color { .purple }
  /// The system's pink.
  public static var pink: Color { .pink }
  /// The system's brown.
  public static var brown: Color { .brown }
  /// White in every appearance.
  public static var white: Color { .white }
  /// The system's grey.
  public static var gray: Color { .gray }
  /// Black in every appearance.
  public static var black: Color { .black }
  /// No colour.
  public static var clear: Color { .clear }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle {
  /// The colour of links.
  public init() {}
  public func filling(in environment: EnvironmentValues) -> Filling { .color(.link) }
}

/// The colour of lines between views.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The colour of lines between views.
  public init() {}
  public func filling(in environment: EnvironmentValues) -> Filling { .color(.separator) }
}

/// The colour of text in an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// The colour of text in an empty field.
  public init() {}
  public func filling(in environment: EnvironmentValues) -> Filling { .color(.placeholderText) }
}

/// The colour of areas in front of a background.
public struct FillShapeStyle: ShapeStyle {
  /// The colour of areas in front of a background.
  public init() {}
  public func filling(in environment: EnvironmentValues) -> Filling { .color(.systemFill) }
}

/// The colour of what is selected: that of the tint.
public struct SelectionShapeStyle: ShapeStyle {
  /// The colour of what is selected: that of the tint.
  public init() {}
  public func filling(in environment: EnvironmentValues) -> Filling {
    .color(Color.accentColor.uiColor(in: environment))
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between views.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of text in an empty field.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The colour of areas in front of a background.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

private struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The style of backgrounds; nil for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of backgrounds in the view.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changingEnvironment { $0.backgroundStyle = AnyShapeStyle(style) }
  }
}
