import HeadlessUIKit

/// A paint of shapes and text: a colour, a gradient, a picture.
public protocol ShapeStyle: Sendable {
  /// The type of the style in an environment.
  associatedtype Resolved: ShapeStyle = Never

  /// The style in an environment, for styles of an app's own.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The paint in an environment.
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
