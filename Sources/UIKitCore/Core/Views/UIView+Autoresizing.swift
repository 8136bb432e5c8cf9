import Foundation

extension UIView {
  /// The parts of a view's geometry that adapt to its superview's size, with UIKit's raw values.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the superview's left edge is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The view's width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right edge is flexible; it is so, too, if neither the left margin nor the
    /// width is.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the superview's top edge is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The view's height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's bottom edge is flexible; it is so, too, if neither the top margin nor the
    /// height is.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}

/// The three parts of a superview's extent along an axis: before a view, the view, and after it.
struct AutoresizedExtent: Equatable {
  var before: CGFloat
  var length: CGFloat
  var after: CGFloat
}

extension AutoresizedExtent {
  /// The parts after their sum has grown by `growth`.
  ///
  /// "When more than one option along the same axis is set, the default behavior is to distribute the size difference
  /// proportionally among the flexible portions" (Apple's documentation of `UIView.autoresizingMask`). Without a
  /// flexible part, the view keeps its distance from the left or top edge. The documentation does not cover flexible
  /// parts whose sum is not positive, which have no proportions: they share evenly. Results are not rounded to
  /// pixels.
  func grown(
    by growth: CGFloat, flexibleBefore: Bool, flexibleLength: Bool, flexibleAfter: Bool
  ) -> AutoresizedExtent {
    guard flexibleBefore || flexibleLength else {
      return AutoresizedExtent(before: before, length: length, after: after + growth)
    }
    let parts = [(flexibleBefore, before), (flexibleLength, length), (flexibleAfter, after)]
    let flexible = parts.filter(\.0).map(\.1)
    let sum = flexible.reduce(0, +)
    func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      // The whole, and never more than the largest number: apps measure with a height of `greatestFiniteMagnitude`.
      guard flexible.count > 1 else { return growth }
      return sum > 0 ? growth * part / sum : growth / CGFloat(flexible.count)
    }
    return AutoresizedExtent(
      before: before + share(flexibleBefore, before),
      length: max(0, length + share(flexibleLength, length)),
      after: after + share(flexibleAfter, after))
  }
}

extension AutoresizedExtent {
  /// The parts after their sum has grown by `growth`, with the mask's flexible parts along the axis.
  func grown(
    by growth: CGFloat, mask: UIView.AutoresizingMask, along axis: NSLayoutConstraint.Axis
  ) -> AutoresizedExtent {
    axis == .horizontal
      ? grown(
        by: growth, flexibleBefore: mask.contains(.flexibleLeftMargin), flexibleLength: mask.contains(.flexibleWidth),
        flexibleAfter: mask.contains(.flexibleRightMargin))
      : grown(
        by: growth, flexibleBefore: mask.contains(.flexibleTopMargin), flexibleLength: mask.contains(.flexibleHeight),
        flexibleAfter: mask.contains(.flexibleBottomMargin))
  }
}

/// A resizing of views by their superviews, from the view whose size was set down to the last one that follows.
@MainActor
final class Autoresizing {
  /// The maximum depth of frames that set frames; deeper views wait in a queue: a tree may be deeper than the stack.
  static let depthLimit = 64
  fileprivate var depth = 0
  fileprivate var waiting: [(view: UIView, oldSize: CGSize)] = []
}

extension UIView {
  /// Moves and resizes the subviews by their autoresizing masks after the view's size has changed from `oldSize`.
  func autoresizeSubviews(fromSize oldSize: CGSize) {
    guard autoresizesSubviews, children.contains(where: { !$0.autoresizingMask.isEmpty }) else { return }
    let work = parent?.autoresizing ?? Autoresizing()
    guard work.depth < Autoresizing.depthLimit else {
      work.waiting.append((self, oldSize))
      return
    }
    moveSubviews(fromSize: oldSize, work)
    guard work.depth == 0 else { return }
    while let next = work.waiting.popLast() { next.view.moveSubviews(fromSize: next.oldSize, work) }
  }

  private func moveSubviews(fromSize oldSize: CGSize, _ work: Autoresizing) {
    let outer = autoresizing
    autoresizing = work
    work.depth += 1
    defer {
      work.depth -= 1
      autoresizing = outer
    }
    for child in children where !child.autoresizingMask.isEmpty {
      let frame = child.autoresizedFrame(from: oldSize, to: boundsStorage.size)
      if child.ownLayer.ownTransform == nil { child.frame = frame } else { child.move(to: frame) }
    }
  }

  private func autoresizedFrame(from oldSize: CGSize, to newSize: CGSize) -> CGRect {
    let frame = ownLayer.ownTransform == nil ? frame : CGRect(origin: origin, size: boundsStorage.size)
    let horizontal = AutoresizedExtent(
      before: frame.origin.x, length: frame.size.width,
      after: oldSize.width - frame.origin.x - frame.size.width
    ).grown(by: newSize.width - oldSize.width, mask: autoresizingMask, along: .horizontal)
    let vertical = AutoresizedExtent(
      before: frame.origin.y, length: frame.size.height,
      after: oldSize.height - frame.origin.y - frame.size.height
    ).grown(by: newSize.height - oldSize.height, mask: autoresizingMask, along: .vertical)
    return CGRect(x: horizontal.before, y: vertical.before, width: horizontal.length, height: vertical.length)
  }
}
