import Foundation

/// What layout attributes say, as a value.
struct LayoutAttributeValues: Equatable {
  /// A transform on the heap: hardly any attributes have one, and layouts keep attributes by the hundred thousand.
  final class Transform: Sendable {
    let value: CATransform3D

    init(_ value: CATransform3D) {
      self.value = value
    }
  }

  var indexPath = IndexPath(item: 0, section: 0)
  var category = UICollectionView.ElementCategory.cell
  var kind: String?
  /// Without the transform.
  var frame = CGRect.zero
  var alpha: CGFloat = 1
  var zIndex = 0
  var isHidden = false
  private(set) var transform: Transform?

  var center: CGPoint {
    CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
  }

  /// The smallest rectangle around the transformed one.
  var shownFrame: CGRect {
    guard let transform else { return frame }
    let (width, height) = (frame.size.width, frame.size.height)
    let around = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
    return around.applying(CATransform3DGetAffineTransform(transform.value)).offsetBy(dx: center.x, dy: center.y)
  }

  mutating func setSize(_ size: CGSize) {
    let center = center
    frame = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  mutating func setCenter(_ center: CGPoint) {
    frame.origin = CGPoint(x: center.x - frame.size.width / 2, y: center.y - frame.size.height / 2)
  }

  mutating func setTransform(_ transform: CATransform3D) {
    self.transform = CATransform3DIsIdentity(transform) ? nil : Transform(transform)
  }

  static func == (left: LayoutAttributeValues, right: LayoutAttributeValues) -> Bool {
    left.indexPath == right.indexPath && left.category == right.category && left.kind == right.kind
      && left.frame == right.frame && left.alpha == right.alpha && left.zIndex == right.zIndex
      && left.isHidden == right.isHidden && left.transform?.value == right.transform?.value
  }
}
