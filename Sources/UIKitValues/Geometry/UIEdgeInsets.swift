public import Foundation

/// Distances from the edges of a rectangle, in points; positive ones lead inwards.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// Points down from the top edge.
  public var top: CGFloat
  /// Points to the right of the left edge.
  public var left: CGFloat
  /// Points up from the bottom edge.
  public var bottom: CGFloat
  /// Points to the left of the right edge.
  public var right: CGFloat

  /// Insets from the four edges; negative ones lead outwards.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of 0.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Insets of 0.
  public static let zero = UIEdgeInsets()
}

/// Distances from the edges of a rectangle, in points, where leading is left in left-to-right layouts.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// Points down from the top edge.
  public var top: CGFloat
  /// Points inwards from the edge that the interface starts at.
  public var leading: CGFloat
  /// Points up from the bottom edge.
  public var bottom: CGFloat
  /// Points inwards from the edge that the interface ends at.
  public var trailing: CGFloat

  /// Insets from the four edges; negative ones lead outwards.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets of 0.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Insets of 0.
  public static let zero = NSDirectionalEdgeInsets()
}

extension CGRect {
  /// The rectangle with its edges moved inwards; its size may become negative, as UIKit's does.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
