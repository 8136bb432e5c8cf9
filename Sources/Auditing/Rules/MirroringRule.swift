import Drawing
import Findings
import Foundation
import HeadlessUIKit

/// The left and right margins of a rectangle in its container, in points.
private struct Sides {
  let left: Double
  let right: Double

  /// The difference up to which two lengths are equal, which rounding to device pixels may cause.
  private static let tolerance = 1.0

  init(of inner: CGRect, in outer: CGRect) {
    (left, right) = (inner.minX - outer.minX, outer.maxX - inner.maxX)
  }

  private var isCentred: Bool { abs(left - right) <= 2 * Self.tolerance }

  /// Whether the margins are unchanged although mirroring would swap them.
  func stays(in other: Sides) -> Bool {
    !isCentred && abs(left - other.left) <= Self.tolerance && abs(right - other.right) <= Self.tolerance
  }
}

extension AuditedScreen {
  /// Views, and lines of text in them, that keep their positions in the other direction. Descendants of such a view are not
  /// checked, nor are views with a direction of their own.
  ///
  /// - Parameter other: the same scene in the other direction.
  func viewsNotMirrored(since other: AuditedScreen) -> [AuditFinding] {
    var (findings, passed) = ([AuditFinding](), Set<Int>())
    for index in views.indices.dropFirst() {
      let view = views[index]
      if passed.contains(view.superview) || view.facts.hasFixedDirection {
        passed.insert(index)
      } else if let before = other.counterpart(of: index, in: self), view.hasContent {
        if stays(index, before, in: other) {
          passed.insert(index)
          findings.append(finding(.notMirrored, index, "It is not mirrored: lay it out from leading to trailing."))
        } else if !view.facts.hasSystemAlignment, let now = lineSides(of: index),
          let then = other.lineSides(of: before), then.stays(in: now)
        {
          findings.append(
            finding(.notMirrored, index, "Its text is not mirrored: align it 'natural', not 'left' or 'right'."))
        }
      }
    }
    return findings
  }

  /// Whether a view has the same margins in all containers that it may be laid out in.
  private func stays(_ index: Int, _ before: Int, in other: AuditedScreen) -> Bool {
    zip(sides(of: index), other.sides(of: before)).allSatisfy { $0.stays(in: $1) }
  }

  /// The margins in the superview, and in its content area if it scrolls horizontally. Content that is narrower than its
  /// scroll view is at the left in both directions, and so are its subviews.
  private func sides(of index: Int) -> [Sides] {
    let superview = views[views[index].superview]
    let content = superview.facts.scrollsSideways ? superview.scrolledArea : nil
    return ([superview.frame] + [content].compactMap(\.self)).map { Sides(of: views[index].frame, in: $0) }
  }

  private func lineSides(of index: Int) -> Sides? {
    views[index].lines.first.map { line in
      Sides(of: CGRect(x: line.x, y: 0, width: line.width, height: 0), in: views[index].frame)
    }
  }
}
