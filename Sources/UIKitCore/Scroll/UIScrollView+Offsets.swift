package import Foundation

extension UIScrollView {
  /// The offsets that show no more than content and insets: the least, and the greatest.
  ///
  /// Content that is smaller than the view stays at the least.
  package final var offsetRange: (least: CGPoint, greatest: CGPoint) {
    let inset = adjustedContentInset
    let size = boundsStorage.size
    let least = CGPoint(x: -inset.left, y: -inset.top)
    let greatest = CGPoint(
      x: max(least.x, contentSize.width + inset.right - size.width),
      y: max(least.y, contentSize.height + inset.bottom - size.height))
    return (least, greatest)
  }

  /// The nearest offset that shows no more than content and insets.
  package final func clamped(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: min(max(offset.x, range.least.x), range.greatest.x), y: min(max(offset.y, range.least.y), range.greatest.y))
  }

  /// Brings back an offset that shows what is beyond the content's end, as when that or the view has changed its size.
  ///
  /// Offsets before the content's start are left alone.
  final func clampOffset() {
    let greatest = offsetRange.greatest
    let offset = boundsStorage.origin
    let kept = CGPoint(x: min(offset.x, greatest.x), y: min(offset.y, greatest.y))
    if kept != offset, contentSize != .zero { contentOffset = kept }
  }

  /// Keeps content that is shown from its start there when the insets change: at first, the offset is minus the insets.
  final func keepAtStart(from old: UIEdgeInsets) {
    var offset = boundsStorage.origin
    let inset = adjustedContentInset
    if offset.x == -old.left { offset.x = -inset.left }
    if offset.y == -old.top { offset.y = -inset.top }
    if offset != boundsStorage.origin { contentOffset = offset }
  }

  /// The offset nearest to the present one that shows the rectangle; its start, if there is no room for all of it.
  package final func offset(showing rect: CGRect) -> CGPoint {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return contentOffset }
    let inset = adjustedContentInset
    let shown = boundsStorage.inset(by: inset)
    func start(_ near: CGFloat, _ far: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if near < from || far - near > to - from { return near }
      return far > to ? from + far - to : from
    }
    let x = start(rect.minX, rect.maxX, shown.minX, shown.maxX)
    let y = start(rect.minY, rect.maxY, shown.minY, shown.maxY)
    return clamped(CGPoint(x: x - inset.left, y: y - inset.top))
  }

  /// The part of the safe area that the content insets keep clear.
  ///
  /// `UIScrollView.h`: along axes where the content is larger than the frame, or that always bounce. UIKit's
  /// `.automatic` adds top and bottom in navigation and tab bar controllers.
  final var wantedSafeAreaAdjustment: UIEdgeInsets {
    let insets = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return insets
    case .automatic, .scrollableAxes:
      let size = boundsStorage.size
      let isWide = contentSize.width > size.width || alwaysBounceHorizontal
      let isHigh = contentSize.height > size.height || alwaysBounceVertical
      return UIEdgeInsets(
        top: isHigh ? insets.top : 0, left: isWide ? insets.left : 0, bottom: isHigh ? insets.bottom : 0,
        right: isWide ? insets.right : 0)
    }
  }
}

extension UIEdgeInsets {
  var isFinite: Bool { [top, left, bottom, right].allSatisfy(\.isFinite) }

  /// What is left of each side's beyond the other's.
  package func without(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, top - other.top), left: max(0, left - other.left), bottom: max(0, bottom - other.bottom),
      right: max(0, right - other.right))
  }
}
