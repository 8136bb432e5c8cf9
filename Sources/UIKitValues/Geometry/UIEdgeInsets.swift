public import Foundation

/// Distances from the edges of a rectangle, in points; positive ones point inwards.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// The distance down from the top edge, in points.
  public var top: CGFloat
  /// The distance to the right from the left edge, in points.
  public var left: CGFloat
  /// The distance up from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance to the left from the right edge, in points.
  public var right: CGFloat

  /// Creates insets from the four edges; negative ones point outwards.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets of 0.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Insets of 0.
  public static let zero = UIEdgeInsets()
}

/// Distances from the edges of a rectangle, in points, where leading is left in left-to-right layouts.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// The distance down from the top edge, in points.
  public var top: CGFloat
  /// The distance inwards from the edge at which the interface starts, in points.
  public var leading: CGFloat
  /// The distance up from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance inwards from the edge at which the interface ends, in points.
  public var trailing: CGFloat

  /// Creates insets from the four edges; negative ones point outwards.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of 0.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Insets of 0.
  public static let zero = NSDirectionalEdgeInsets()
}

extension CGRect {
  /// The rectangle with its edges moved inwards. Its size may become negative, as in UIKit.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
