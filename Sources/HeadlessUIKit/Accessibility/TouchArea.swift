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
  /// What counts is a rectangle, as in W3C's rule for targets of 44 by 44 (ACT rule gi8qkf). Touches are tried in the
  /// middle between the edges of whatever is around. What scrolls can be brought into sight, as there: what cuts a scroll
  /// view off or lies over it takes nothing from what is in it.
  final var touchArea: TouchArea? {
    guard isTarget, sequence(first: self, next: \.superview).allSatisfy(\.letsTouchesIn) else { return nil }
    let grid = TouchGrid(self)
    return TouchArea(
      size: grid.largestRectangle, cover: grid.cover.map { $0.accessibilityIdentifier ?? "\(type(of: $0))" })
  }

  /// Whether fingers are for the view: a control that can be used, or a view that sees taps.
  final var isTarget: Bool {
    guard isUserInteractionEnabled else { return false }
    if let control = self as? UIControl { return control.isEnabled }
    return gestureRecognizers?.contains { $0.isEnabled && ($0 is UITapGestureRecognizer) } ?? false
  }
}

/// A view's area, split at the edges of what it is in and of what is in front of it.
@MainActor
private struct TouchGrid {
  /// From left to right, and from top to bottom, in the view's space.
  private let xs: [CGFloat]
  private let ys: [CGFloat]
  /// Whether touches in a part reach the view: row by row.
  private var isReached: [[Bool]] = []
  /// The foremost view that takes touches in a part.
  private(set) var cover: UIView?

  init(_ view: UIView) {
    let area = view.ownTouchArea
    guard !area.isEmpty else {
      (xs, ys) = ([0], [0])
      return
    }
    let top = view.topmostOfWhatScrolls
    let frames = view.neighboursInTouches(below: top).map { $0.convert($0.bounds, to: view) }.filter(area.intersects)
    xs = Self.edges(area.minX, area.maxX, frames.flatMap { [$0.minX, $0.maxX] })
    ys = Self.edges(area.minY, area.maxY, frames.flatMap { [$0.minY, $0.maxY] })
    for (minY, maxY) in zip(ys, ys.dropFirst()) {
      isReached.append([])
      for (minX, maxX) in zip(xs, xs.dropFirst()) {
        let point = CGPoint(x: (minX + maxX) / 2, y: (minY + maxY) / 2)
        let hit = top.hitTest(view.convert(point, to: top), with: nil)
        isReached[isReached.count - 1].append(hit?.isDescendant(of: view) ?? false)
        if cover == nil, let hit, !hit.isDescendant(of: view), !view.isDescendant(of: hit) { cover = hit }
      }
    }
  }

  private static func edges(_ least: CGFloat, _ most: CGFloat, _ between: [CGFloat]) -> [CGFloat] {
    [least] + Set(between.filter { $0 > least && $0 < most }).sorted() + [most]
  }

  /// The sides of the rectangle of parts that are reached that is best for a finger.
  var largestRectangle: CGSize {
    var best = CGSize.zero
    for first in isReached.indices {
      var open = isReached[first]
      for last in first..<isReached.count {
        for column in open.indices where !isReached[last][column] { open[column] = false }
        let width = widestRun(of: open)
        let size = CGSize(width: width, height: width > 0 ? ys[last + 1] - ys[first] : 0)
        if size.isBetterForAFinger(than: best) { best = size }
      }
    }
    return best
  }

  private func widestRun(of open: [Bool]) -> CGFloat {
    var (widest, start) = (0 as CGFloat, xs[0])
    for column in open.indices {
      if open[column] { widest = max(widest, xs[column + 1] - start) } else { start = xs[column + 1] }
    }
    return widest
  }
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

  /// The views that this one is in, and those in front of it that touches get to.
  fileprivate func neighboursInTouches(below top: UIView) -> [UIView] {
    var (found, branch) = ([UIView](), self)
    while branch !== top, let holder = branch.superview {
      found.append(holder)
      var pending = holder.subviews.drop { $0 !== branch }.dropFirst().filter(\.letsTouchesIn)
      while let view = pending.popLast() {
        found.append(view)
        pending += view.subviews.filter(\.letsTouchesIn)
      }
      branch = holder
    }
    return found
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
