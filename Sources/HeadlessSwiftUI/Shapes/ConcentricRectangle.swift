public import Foundation
public import HeadlessUIKit

/// A rectangle whose corners lie in those of what is around it. Without knowing these, its corners have their least radii.
public struct ConcentricRectangle: InsettableShape {
  private let radii: RectangleCornerRadii
  private var amount: CGFloat = 0

  /// Looks the same in both directions.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// A rectangle whose corners follow what is around.
  public nonisolated init() { radii = RectangleCornerRadii() }
  /// A rectangle with one rule for all corners.
  public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    let radius = corners.radius
    radii = RectangleCornerRadii(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }
  /// A rectangle with a rule for each corner.
  public nonisolated init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    radii = RectangleCornerRadii(
      topLeading: topLeadingCorner.radius, bottomLeading: bottomLeadingCorner.radius,
      bottomTrailing: bottomTrailingCorner.radius, topTrailing: topTrailingCorner.radius)
  }

  public nonisolated func inset(by amount: CGFloat) -> ConcentricRectangle {
    var shape = self
    shape.amount += amount
    return shape
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    UnevenRoundedRectangle(cornerRadii: radii).inset(by: amount).path(in: rect)
  }
}

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Hashable, CaseIterable, Sendable {
    /// Above, where lines begin.
    case topLeading
    /// Above, where lines end.
    case topTrailing
    /// Below, where lines begin.
    case bottomLeading
    /// Below, where lines end.
    case bottomTrailing

    /// The rule for the radius of a corner.
    public struct Style: Hashable, Sendable {
      let radius: CGFloat
      /// By what is around.
      public static let concentric = Style(radius: 0)
      /// By what is around, with a least radius in points.
      public static func concentric(minimum: Style) -> Style { minimum }
      /// A radius in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A radius in points.
  public init(floatLiteral value: Double) { radius = value }
  /// A radius in points.
  public init(integerLiteral value: Int) { radius = CGFloat(value) }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with one rule for all corners.
  public static nonisolated func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
