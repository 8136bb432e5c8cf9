public import Foundation

// UIKit's geometry in archives and in strings: `{{x, y}, {width, height}}`, which Foundation reads and writes.

extension NSCoder {
  /// The text of a point: `{x, y}`.
  public class func string(for point: CGPoint) -> String { numbers([point.x, point.y]) }
  /// The text of a size: `{width, height}`.
  public class func string(for size: CGSize) -> String { numbers([size.width, size.height]) }
  /// The text of a vector: `{dx, dy}`.
  public class func string(for vector: CGVector) -> String { numbers([vector.dx, vector.dy]) }
  /// The text of a rectangle: `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// The text of insets: `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    numbers([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// The text of an offset: `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String { numbers([offset.horizontal, offset.vertical]) }
  /// The text of a transform: `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[" + values.map { Double($0).plain }.joined(separator: ", ") + "]"
  }

  /// The point in a text; zero if there is none.
  public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
  /// The size in a text; zero if there is none.
  public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
  /// The vector in a text; zero if there is none.
  public class func cgVector(for string: String) -> CGVector {
    let point = NSPointFromString(string)
    return CGVector(dx: point.x, dy: point.y)
  }
  /// The rectangle in a text; zero if there is none.
  public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
  /// The insets in a text; zero if there are none.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let values = numbers(in: string)
    guard values.count == 4 else { return .zero }
    return UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }
  /// The offset in a text; zero if there is none.
  public class func uiOffset(for string: String) -> UIOffset {
    let values = numbers(in: string)
    return values.count == 2 ? UIOffset(horizontal: values[0], vertical: values[1]) : .zero
  }
  /// The transform in a text; the identity if there is none.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let values = numbers(in: string)
    guard values.count == 6 else { return .identity }
    return CGAffineTransform(
      a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
  }

  // Points, sizes and rectangles are archived by Foundation, the others as their text.

  /// Archives insets, as their text.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(NSCoder.string(for: insets), forKey: key) }
  /// Archives an offset, as its text.
  public func encode(_ offset: UIOffset, forKey key: String) { encode(NSCoder.string(for: offset), forKey: key) }
  /// Archives a transform, as its text.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSCoder.string(for: transform), forKey: key)
  }

  /// A point that was archived; zero without one.
  public func decodeCGPoint(forKey key: String) -> CGPoint { text(key).map(NSCoder.cgPoint) ?? .zero }
  /// A size that was archived; zero without one.
  public func decodeCGSize(forKey key: String) -> CGSize { text(key).map(NSCoder.cgSize) ?? .zero }
  /// A rectangle that was archived; zero without one.
  public func decodeCGRect(forKey key: String) -> CGRect { text(key).map(NSCoder.cgRect) ?? .zero }
  /// Insets that were archived; zero without any.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    text(key).map(NSCoder.uiEdgeInsets) ?? .zero
  }
  /// An offset that was archived; zero without one.
  public func decodeUIOffset(forKey key: String) -> UIOffset { text(key).map(NSCoder.uiOffset) ?? .zero }
  /// A transform that was archived; the identity without one.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    text(key).map(NSCoder.cgAffineTransform) ?? .identity
  }

  // Foundation on Linux ends the program where a key is asked for that is not there.
  private func text(_ key: String) -> String? {
    containsValue(forKey: key) ? decodeObject(forKey: key) as? String : nil
  }

  private class func numbers(_ values: [CGFloat]) -> String {
    "{" + values.map { Double($0).plain }.joined(separator: ", ") + "}"
  }

  private class func numbers(in text: String) -> [CGFloat] {
    text.components(separatedBy: CharacterSet(charactersIn: "{}[], ")).compactMap(Double.init).map { CGFloat($0) }
  }
}
