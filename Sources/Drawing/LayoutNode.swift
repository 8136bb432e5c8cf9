package import Foundation

/// A laid-out element: its kind, its frame, and the lines of its text. Lengths are in points.
///
/// Equality ignores margins, as their effects appear in the frames, and attributes, as theirs appear in the picture.
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

  /// A property of a view's appearance whose value is not the default.
  package struct Attribute: Hashable, Sendable {
    /// The name of the property in UIKit.
    package var name: String
    /// The value, as `AppearanceAttribute` describes it.
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
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
  /// The view's appearance, where it is not the default; a name can occur several times.
  package var attributes: [Attribute] = []
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
