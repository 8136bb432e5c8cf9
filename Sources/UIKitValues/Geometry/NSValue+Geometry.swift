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

// Foundation on Linux has values of points, sizes, rectangles and rows of numbers alone: the others are kept as those.

extension NSValue {
  /// A value that holds insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(rect: CGRect(x: insets.top, y: insets.left, width: insets.bottom, height: insets.right))
  }
  /// A value that holds an offset.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(point: CGPoint(x: offset.horizontal, y: offset.vertical))
  }
  /// A value that holds a vector.
  public convenience init(cgVector vector: CGVector) { self.init(point: CGPoint(x: vector.dx, y: vector.dy)) }

  /// A value that holds a transform of layers.
  public convenience init(caTransform3D transform: CATransform3D) {
    var numbers = [
      transform.m11, transform.m12, transform.m13, transform.m14, transform.m21, transform.m22, transform.m23,
      transform.m24, transform.m31, transform.m32, transform.m33, transform.m34, transform.m41, transform.m42,
      transform.m43, transform.m44,
    ].map { Double($0) }
    self.init(bytes: &numbers, objCType: "[16d]")
  }
  /// A value that holds a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    var numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map { Double($0) }
    self.init(bytes: &numbers, objCType: "[6d]")
  }

  /// The transform of layers in the value; the identity in any other value.
  public var caTransform3DValue: CATransform3D {
    guard let numbers = numbers(16) else { return CATransform3DIdentity }
    return CATransform3D(
      m11: numbers[0], m12: numbers[1], m13: numbers[2], m14: numbers[3], m21: numbers[4], m22: numbers[5],
      m23: numbers[6], m24: numbers[7], m31: numbers[8], m32: numbers[9], m33: numbers[10], m34: numbers[11],
      m41: numbers[12], m42: numbers[13], m43: numbers[14], m44: numbers[15])
  }
  /// The transform in the value; the identity in any other value.
  public var cgAffineTransformValue: CGAffineTransform {
    guard let numbers = numbers(6) else { return .identity }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  private func numbers(_ count: Int) -> [CGFloat]? {
    guard String(cString: objCType) == "[\(count)d]" else { return nil }
    var numbers = [Double](repeating: 0, count: count)
    getValue(&numbers)
    return numbers.map { CGFloat($0) }
  }

  /// The insets in the value.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let values = rectValue
    return UIEdgeInsets(
      top: values.origin.x, left: values.origin.y, bottom: values.size.width, right: values.size.height)
  }
  /// The offset in the value.
  public var uiOffsetValue: UIOffset { UIOffset(horizontal: pointValue.x, vertical: pointValue.y) }
  /// The vector in the value.
  public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }
}
