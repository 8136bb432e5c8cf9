public import Foundation
public import HeadlessUIKit

/// A shadow that belongs to a style.
public struct ShadowStyle: Equatable, Sendable {
  let name: String

  /// A shadow behind what is filled, which is not drawn.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(name: "drop") }
  /// A shadow within what is filled, which is not drawn.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(name: "inner") }
}

/// A style with a change that is not drawn: a finding says so.
public struct _ChangedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let message: String

  public func filling(in environment: EnvironmentValues) -> Filling { base.filling(in: environment).noted(message) }
}

/// A rank of a style: its opacity.
public struct _RankedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  public func filling(in environment: EnvironmentValues) -> Filling { base.filling(in: environment).faded(opacity) }
}

extension ShapeStyle {
  /// The style with a shadow, which is not drawn: a finding says so.
  public func shadow(_ style: ShadowStyle) -> _ChangedShapeStyle<Self> {
    _ChangedShapeStyle(base: self, message: "The \(style.name) shadow of a style is not drawn.")
  }

  /// The style, mixed with what is behind it, which is not drawn: a finding says so.
  public func blendMode(_ mode: BlendMode) -> _ChangedShapeStyle<Self> {
    _ChangedShapeStyle(base: self, message: "blendMode(_:) of a style is not drawn.")
  }

  /// The second rank of the style: half of its opacity, as of foregrounds.
  public var secondary: _RankedShapeStyle<Self> { _RankedShapeStyle(base: self, opacity: 0.5) }
  /// The third rank of the style: a quarter of its opacity, as of foregrounds.
  public var tertiary: _RankedShapeStyle<Self> { _RankedShapeStyle(base: self, opacity: 0.25) }
  /// The fourth rank of the style: 0.18 of its opacity, as of foregrounds.
  public var quaternary: _RankedShapeStyle<Self> { _RankedShapeStyle(base: self, opacity: 0.18) }
  /// The fifth rank of the style: 0.12 of its opacity, as of foregrounds.
  public var quinary: _RankedShapeStyle<Self> { _RankedShapeStyle(base: self, opacity: 0.12) }
}

extension ShapeStyle where Self == _ChangedShapeStyle<ForegroundStyle> {
  /// The foreground with a shadow, which is not drawn: a finding says so.
  public static func shadow(_ style: ShadowStyle) -> _ChangedShapeStyle<ForegroundStyle> {
    ForegroundStyle().shadow(style)
  }
}
