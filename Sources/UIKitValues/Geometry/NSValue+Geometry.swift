public import Foundation

// UIKit's names for geometry in `NSValue`, which Foundation on Linux has under AppKit's names.

extension NSValue {
  /// A value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// A value that holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// A value that holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The rectangle in the value.
  public var cgRectValue: CGRect { rectValue }
  /// The point in the value.
  public var cgPointValue: CGPoint { pointValue }
  /// The size in the value.
  public var cgSizeValue: CGSize { sizeValue }
}
