package import Foundation

/// A laid-out thing: what it is, where it is, and how its text fell into lines. Lengths are in points.
package struct LayoutNode: Equatable, Sendable {
  package struct Line: Equatable, Sendable {
    package var text: String
    /// The left edge, in the root's space, as the baseline is.
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

  /// The class of a view.
  package var kind: String
  /// A view's accessibility identifier; empty if it has none.
  package var name: String
  /// In the root's space.
  package var frame: CGRect
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
