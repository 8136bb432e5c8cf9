package import Foundation

/// A laid-out element: its kind, its frame, and the lines of its text. Lengths are in points.
///
/// Equality ignores margins, as their effects appear in the frames.
package struct LayoutNode: Sendable {
  package struct Line: Equatable, Sendable {
    package var text: String
    /// The left edge, in the root's space, like the baseline.
    package var x: Double
    package var baseline: Double
    package var width: Double

    package init(text: String, x: Double, baseline: Double, width: Double) {
      self.text = text
      self.x = x
      self.baseline = baseline
      self.width = width
    }
  }

  /// The distances of a view's margins from its edges.
  package struct Margins: Equatable, Sendable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double

    package init(top: Double, left: Double, bottom: Double, right: Double) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }

  /// The view's class, or the kind of another element.
  package var kind: String
  /// A view's accessibility identifier; empty if it has none.
  package var name: String
  /// The frame in the root's space.
  package var frame: CGRect
  /// The margins, if constraints use them for layout; for information only.
  package var margins: Margins?
  package var lines: [Line]
  package var children: [LayoutNode]

  package init(kind: String, name: String = "", frame: CGRect, lines: [Line] = [], children: [LayoutNode] = []) {
    self.kind = kind
    self.name = name
    self.frame = frame
    self.lines = lines
    self.children = children
  }
}

extension LayoutNode: Equatable {
  package static func == (left: LayoutNode, right: LayoutNode) -> Bool {
    left.kind == right.kind && left.name == right.name && left.frame == right.frame && left.lines == right.lines
      && left.children == right.children
  }
}
