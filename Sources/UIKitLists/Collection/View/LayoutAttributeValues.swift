import Foundation

/// The values of layout attributes.
struct LayoutAttributeValues: Equatable {
  /// A transform, stored on the heap: hardly any attributes have one, and layouts keep attributes by the hundred
  /// thousand.
  final class Transform: Sendable {
    let value: CATransform3D

    init(_ value: CATransform3D) {
      self.value = value
    }
  }

  /// A frame that is not finite, stored on the heap for the same reason.
  final class InvalidFrame: Sendable {
    let frame: CGRect

    init(_ frame: CGRect) {
      self.frame = frame
    }
  }

  var indexPath = IndexPath(item: 0, section: 0)
  var category = UICollectionView.ElementCategory.cell
  var kind: String?
  /// The frame before the transform is applied.
  private(set) var frame = CGRect.zero
  /// The frame that was set last, if it was not finite: kept for the fault, while 0 replaces the parts that are not
  /// numbers. Foundation on Linux ends the program when a rectangle with NaN is tested for intersection, as layouts do.
  private(set) var invalidFrame: InvalidFrame?
  var alpha: CGFloat = 1
  var zIndex = 0
  var isHidden = false
  private(set) var transform: Transform?
  /// The axes along which the layout lets the element decide about its size; `nil` where the layout has no say, so that
  /// the element is asked about both.
  var estimatedAxes: UIAxis?
  /// The section with which the element scrolls across the collection view; `nil` for most elements.
  var scrolledSection: Int?

  var center: CGPoint {
    CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
  }

  /// The smallest rectangle around the transformed frame.
  var shownFrame: CGRect {
    guard let transform else { return frame }
    let (width, height) = (frame.size.width, frame.size.height)
    let around = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
    let shown = around.applying(CATransform3DGetAffineTransform(transform.value)).offsetBy(dx: center.x, dy: center.y)
    return shown.isFinite ? shown : frame
  }

  mutating func setFrame(_ rect: CGRect) {
    invalidFrame = rect.isFinite ? nil : InvalidFrame(rect)
    frame = rect.isFinite ? rect : rect.finitePart
  }

  mutating func setSize(_ size: CGSize) {
    let center = center
    setFrame(
      CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height))
  }

  mutating func setCenter(_ center: CGPoint) {
    let origin = CGPoint(x: center.x - frame.size.width / 2, y: center.y - frame.size.height / 2)
    setFrame(CGRect(origin: origin, size: frame.size))
  }

  mutating func setTransform(_ transform: CATransform3D) {
    self.transform = CATransform3DIsIdentity(transform) ? nil : Transform(transform)
  }

  static func == (left: LayoutAttributeValues, right: LayoutAttributeValues) -> Bool {
    left.indexPath == right.indexPath && left.category == right.category && left.kind == right.kind
      && left.frame == right.frame && left.alpha == right.alpha && left.zIndex == right.zIndex
      && left.isHidden == right.isHidden && left.transform?.value == right.transform?.value
      && left.estimatedAxes == right.estimatedAxes && left.scrolledSection == right.scrolledSection
  }
}

extension CGRect {
  /// The rectangle with 0 for each part that is infinite or not a number.
  fileprivate var finitePart: CGRect {
    func finite(_ number: CGFloat) -> CGFloat { number.magnitude < 1e300 ? number : 0 }
    return CGRect(
      x: finite(origin.x), y: finite(origin.y), width: finite(size.width), height: finite(size.height))
  }
}
