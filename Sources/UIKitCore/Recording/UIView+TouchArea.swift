import Foundation

extension UIView {
  /// The area in which the view or one of its descendants receives touches; `nil` if the view is not a touch target.
  ///
  /// The area is measured by a rectangle, as in W3C's rule for targets of 44 by 44 (ACT rule gi8qkf). As in that
  /// rule, scrollable content can be scrolled into view: a scroll view's content loses nothing where the scroll view
  /// is clipped or covered.
  ///
  /// - Complexity: O(*n*²) in the number of views over the view, as each is tried once.
  final var touchArea: TouchArea? {
    guard isTarget, sequence(first: self, next: \.superview).allSatisfy(\.acceptsTouches) else { return nil }
    var reached = ReachedArea(of: self)
    reached.subtractCovers()
    reached.subtractClippedParts()
    let cover = reached.cover.map { $0.accessibilityIdentifier ?? "\(type(of: $0))" }
    return TouchArea(size: reached.room.largest { $0.isBetterForAFinger(than: $1) }, cover: cover)
  }
}

/// The area in which a view receives touches, determined by testing one point for each view that may take them.
@MainActor
private struct ReachedArea {
  private let view: UIView
  /// The outermost ancestor that the view scrolls with, in which touches are tested.
  private let top: UIView
  /// The remaining area, in the view's coordinate space.
  private(set) var room: RemainingArea
  /// The frontmost view that takes touches in a part of the area.
  private(set) var cover: UIView?

  init(of view: UIView) {
    self.view = view
    top = view.outermostScrollingAncestor
    room = RemainingArea(view.ownTouchArea)
  }

  /// Removes the parts in which views in front of this one take touches, beginning with the frontmost.
  mutating func subtractCovers() {
    let branch = Array(sequence(first: view) { [top] in $0 === top ? nil : $0.superview })
    for (parent, child) in zip(branch.dropFirst(), branch).reversed() {
      for sibling in parent.subviews.reversed() {
        if sibling === child { break }
        take(sibling, in: room.area)
      }
    }
  }

  /// Removes the parts taken by a view's descendants and the view itself, limited to the bounds of its ancestors.
  private mutating func take(_ other: UIView, in limit: CGRect) {
    guard other.acceptsTouches else { return }
    let part = other.convert(other.bounds, to: view).intersection(limit)
    guard !part.isEmpty else { return }
    for child in other.subviews.reversed() { take(child, in: part) }
    guard let point = room.point(in: part), let own = other.hitTest(view.convert(point, to: other), with: nil),
      !own.isDescendant(of: view)
    else { return }
    // If the result differs, touches do not reach the view, and a view behind it is tried.
    guard hit(at: point) === own else { return }
    room.take(part)
    if cover == nil { cover = other }
  }

  /// Removes the parts clipped by ancestors, and the whole area if touches do not reach the view.
  mutating func subtractClippedParts() {
    for ancestor in sequence(first: view, next: { [top] in $0 === top ? nil : $0.superview }).dropFirst() {
      for part in room.area.parts(outside: ancestor.convert(ancestor.bounds, to: view)) { takeUnlessReached(part) }
    }
    takeUnlessReached(room.area)
  }

  private mutating func takeUnlessReached(_ part: CGRect) {
    guard let point = room.point(in: part), !(hit(at: point)?.isDescendant(of: view) ?? false) else { return }
    room.take(part)
  }

  private func hit(at point: CGPoint) -> UIView? { top.hitTest(view.convert(point, to: top), with: nil) }
}

extension UIView {
  /// The view's bounds, extended by up to 44 points from its centre, or reduced, as far as the view itself accepts
  /// touches.
  fileprivate var ownTouchArea: CGRect {
    func isHit(_ x: CGFloat, _ y: CGFloat) -> Bool {
      hitTest(CGPoint(x: bounds.midX + x, y: bounds.midY + y), with: nil) != nil
    }
    guard isHit(0, 0) else { return .zero }
    func reach(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGFloat {
      let most = max(TouchArea.minimumSide, side / 2)
      if isHit(x * most, y * most) { return most }
      var (inside, outside) = (0 as CGFloat, most)
      for _ in 0..<40 {
        let middle = (inside + outside) / 2
        if isHit(x * middle, y * middle) { inside = middle } else { outside = middle }
      }
      // The far edges of a rectangle are not part of it.
      return outside
    }
    let (left, right) = (reach(-1, 0, bounds.width), reach(1, 0, bounds.width))
    let (up, down) = (reach(0, -1, bounds.height), reach(0, 1, bounds.height))
    return CGRect(x: bounds.midX - left, y: bounds.midY - up, width: left + right, height: up + down)
  }

  /// The outermost ancestor that scrolls with the view: the child of a scroll view, or the root.
  fileprivate var outermostScrollingAncestor: UIView {
    var top = self
    while let superview = top.superview, !superview.scrollsContent { top = superview }
    return top
  }
}

extension CGRect {
  /// The nonempty parts above, below, to the left and to the right of another rectangle.
  fileprivate func parts(outside other: CGRect) -> [CGRect] {
    [
      CGRect(x: minX, y: minY, width: width, height: other.minY - minY),
      CGRect(x: minX, y: other.maxY, width: width, height: maxY - other.maxY),
      CGRect(x: minX, y: minY, width: other.minX - minX, height: height),
      CGRect(x: other.maxX, y: minY, width: maxX - other.maxX, height: height),
    ].filter { $0.size.width > 0 && $0.size.height > 0 }.map { $0.intersection(self) }.filter { !$0.isEmpty }
  }
}

extension CGSize {
  fileprivate func isBetterForAFinger(than other: CGSize) -> Bool {
    func worth(_ size: CGSize) -> (CGFloat, CGFloat) {
      let side = TouchArea.minimumSide
      return (min(size.width, side) * min(size.height, side), size.width * size.height)
    }
    return worth(self) > worth(other)
  }
}
