package import Foundation

/// Where touches reach a view.
package struct TouchArea: Sendable, Equatable {
  /// The side of the square that a finger needs (Human Interface Guidelines, Accessibility: 44 by 44 points).
  package static let leastSide: CGFloat = 44

  /// The largest upright rectangle of it, in points: that which gives a finger most of 44 by 44, then the larger one.
  package var size: CGSize
  /// What the foremost view is called that takes touches in a part of the view; nil where none does.
  package var cover: String?
}

extension UIView {
  /// Where touches reach the view, or something in it; nil for what is not touched.
  ///
  /// What counts is a rectangle, as in W3C's rule for targets of 44 by 44 (ACT rule gi8qkf). What scrolls can be brought
  /// into sight, as there: what cuts a scroll view off or lies over it takes nothing from what is in it.
  ///
  /// - Complexity: O(*n*²) in the views that lie over the view, as each is tried once.
  final var touchArea: TouchArea? {
    guard isTarget, sequence(first: self, next: \.superview).allSatisfy(\.letsTouchesIn) else { return nil }
    var reached = ReachedArea(of: self)
    reached.takeCovers()
    reached.takeWhatIsCutOff()
    let cover = reached.cover.map { $0.accessibilityIdentifier ?? "\(type(of: $0))" }
    return TouchArea(size: reached.room.largest { $0.isBetterForAFinger(than: $1) }, cover: cover)
  }

  /// Whether fingers are for the view: a control that can be used, or a view that sees taps.
  final var isTarget: Bool {
    guard isUserInteractionEnabled else { return false }
    if let control = self as? UIControl { return control.isEnabled }
    return gestureRecognizers?.contains { $0.isEnabled && ($0 is UITapGestureRecognizer) } ?? false
  }
}

/// The part of a view that touches reach, found by trying one point for each view that may take them.
@MainActor
private struct ReachedArea {
  private let view: UIView
  /// The outermost view that it moves with, whose touches are tried.
  private let top: UIView
  /// In the view's space.
  private(set) var room: FreeRoom
  /// The foremost view that takes touches in a part.
  private(set) var cover: UIView?

  init(of view: UIView) {
    self.view = view
    top = view.topmostOfWhatScrolls
    room = FreeRoom(view.ownTouchArea)
  }

  /// Takes away what views in front of this one take touches in, the foremost first.
  mutating func takeCovers() {
    let branch = Array(sequence(first: view) { [top] in $0 === top ? nil : $0.superview })
    for (holder, child) in zip(branch.dropFirst(), branch).reversed() {
      for sibling in holder.subviews.reversed() {
        if sibling === child { break }
        take(sibling, in: room.area)
      }
    }
  }

  /// Takes away what is in front in a view and its own part, as far as it is in the views that it is in.
  private mutating func take(_ other: UIView, in limit: CGRect) {
    guard other.letsTouchesIn else { return }
    let part = other.convert(other.bounds, to: view).intersection(limit)
    guard !part.isEmpty else { return }
    for child in other.subviews.reversed() { take(child, in: part) }
    guard let point = room.point(in: part), let own = other.hitTest(view.convert(point, to: other), with: nil),
      !own.isDescendant(of: view)
    else { return }
    // Where the answer is another, touches do not get to the view, and one behind has its turn.
    guard hit(at: point) === own else { return }
    room.take(part)
    if cover == nil { cover = other }
  }

  /// Takes away what the views around this one cut off, and all of it where touches do not reach the view.
  mutating func takeWhatIsCutOff() {
    for holder in sequence(first: view, next: { [top] in $0 === top ? nil : $0.superview }).dropFirst() {
      for part in room.area.parts(outside: holder.convert(holder.bounds, to: view)) { takeUnlessReached(part) }
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
  /// The bounds, or as much more, up to 44 points from the middle, or less as the view itself takes touches in.
  fileprivate var ownTouchArea: CGRect {
    func isHit(_ x: CGFloat, _ y: CGFloat) -> Bool {
      hitTest(CGPoint(x: bounds.midX + x, y: bounds.midY + y), with: nil) != nil
    }
    guard isHit(0, 0) else { return .zero }
    func reach(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGFloat {
      let most = max(TouchArea.leastSide, side / 2)
      if isHit(x * most, y * most) { return most }
      var (inside, outside) = (0 as CGFloat, most)
      for _ in 0..<40 {
        let middle = (inside + outside) / 2
        if isHit(x * middle, y * middle) { inside = middle } else { outside = middle }
      }
      // The far edges of a rectangle are not in it.
      return outside
    }
    let (left, right) = (reach(-1, 0, bounds.width), reach(1, 0, bounds.width))
    let (up, down) = (reach(0, -1, bounds.height), reach(0, 1, bounds.height))
    return CGRect(x: bounds.midX - left, y: bounds.midY - up, width: left + right, height: up + down)
  }

  /// The outermost view that the view is in and moves with: what is in a scroll view, or the root.
  fileprivate var topmostOfWhatScrolls: UIView {
    var top = self
    while let holder = top.superview, !(holder is UIScrollView) { top = holder }
    return top
  }
}

extension CGRect {
  /// The parts above, below, to the left and to the right of another rectangle, as far as there are any.
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
      let side = TouchArea.leastSide
      return (min(size.width, side) * min(size.height, side), size.width * size.height)
    }
    return worth(self) > worth(other)
  }
}
