package import Foundation

extension UIScrollView {
  /// The smallest and the largest offset that show nothing beyond the content and its insets.
  ///
  /// Both are the same for content smaller than the view.
  package final var offsetRange: (least: CGPoint, greatest: CGPoint) {
    let inset = adjustedContentInset
    let size = boundsStorage.size
    let least = CGPoint(x: -inset.left, y: -inset.top)
    let greatest = CGPoint(
      x: max(least.x, contentSize.width + inset.right - size.width),
      y: max(least.y, contentSize.height + inset.bottom - size.height))
    return (least, greatest)
  }

  /// The nearest offset that shows nothing beyond the content and its insets.
  package final func clamped(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: min(max(offset.x, range.least.x), range.greatest.x), y: min(max(offset.y, range.least.y), range.greatest.y))
  }

  /// Corrects an offset that shows space beyond the content's end, after the size of the content or of the view has
  /// changed.
  ///
  /// Offsets before the content's start are not changed.
  final func clampOffset() {
    let greatest = offsetRange.greatest
    let offset = boundsStorage.origin
    let kept = CGPoint(x: min(offset.x, greatest.x), y: min(offset.y, greatest.y))
    if kept != offset, contentSize != .zero { contentOffset = kept }
  }

  /// Keeps content that is scrolled to its start there when the insets change: at the start, the offset is minus the
  /// insets.
  final func keepAtStart(from old: UIEdgeInsets) {
    var offset = boundsStorage.origin
    let inset = adjustedContentInset
    if offset.x == -old.left { offset.x = -inset.left }
    if offset.y == -old.top { offset.y = -inset.top }
    if offset != boundsStorage.origin { contentOffset = offset }
  }

  /// The offset nearest to the current one at which the rectangle is visible, or its start if it does not fit.
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

  /// The part of the safe area that is added to the content insets.
  ///
  /// `UIScrollView.h`: the insets along axes on which the content is larger than the frame, or which always bounce.
  /// `.automatic` also adds those at the top and bottom in navigation and tab bar controllers.
  final var wantedSafeAreaAdjustment: UIEdgeInsets {
    let insets = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return insets
    case .automatic, .scrollableAxes:
      let isWide = isScrollable(along: .horizontal) || alwaysBounceHorizontal
      let isBarContent = liesUnderBars && contentInsetAdjustmentBehavior == .automatic
      let isHigh = isScrollable(along: .vertical) || alwaysBounceVertical || isBarContent
      return UIEdgeInsets(
        top: isHigh ? insets.top : 0, left: isWide ? insets.left : 0, bottom: isHigh ? insets.bottom : 0,
        right: isWide ? insets.right : 0)
    }
  }
}

/// An adjustment to the safe area that was taken back, as the content was not larger than the view.
struct WithdrawnAdjustment {
  var insets: UIEdgeInsets
  var contentSize: CGSize
  var size: CGSize
  var safeArea: UIEdgeInsets
}

extension UIScrollView {
  /// Whether the content is larger than the view along an axis.
  ///
  /// Content whose margins take in the safe area is smaller once the insets have that. If it then fills the view, it keeps
  /// them; if it needs none, it would change for ever, and has none. No source has the rule: two documents of Interface
  /// Builder show one case each.
  private func isScrollable(along axis: NSLayoutConstraint.Axis) -> Bool {
    let (length, room) = (contentSize.length(along: axis), boundsStorage.size.length(along: axis))
    if safeAreaAdjustment.near(axis) + safeAreaAdjustment.far(axis) > 0 { return length >= room }
    guard length > room else { return false }
    guard let withdrawn = withdrawnAdjustment, withdrawn.size == boundsStorage.size,
      withdrawn.safeArea == safeAreaInsets
    else { return true }
    return length > withdrawn.contentSize.length(along: axis) + withdrawn.insets.near(axis) + withdrawn.insets.far(axis)
  }

  /// Remembers the present adjustment if a new one lacks any of it.
  final func noteWithdrawal(for adjustment: UIEdgeInsets) {
    let insets = safeAreaAdjustment.without(adjustment)
    guard insets != .zero else { return }
    withdrawnAdjustment = WithdrawnAdjustment(
      insets: insets, contentSize: contentSize, size: boundsStorage.size, safeArea: safeAreaInsets)
  }
}

extension UIEdgeInsets {
  var isFinite: Bool { [top, left, bottom, right].allSatisfy(\.isFinite) }

  /// The part of each inset that exceeds the other's.
  package func without(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, top - other.top), left: max(0, left - other.left), bottom: max(0, bottom - other.bottom),
      right: max(0, right - other.right))
  }
}
