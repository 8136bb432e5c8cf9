/// The shape with which an item collides, with UIKit's raw values.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// A rectangle.
  case rectangle = 0
  /// An ellipse.
  case ellipse = 1
  /// A path.
  case path = 2
}
