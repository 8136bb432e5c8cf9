package import Foundation

/// A laid-out thing: what it is, where it is, and how its text fell into lines. Lengths are in points.
///
/// Two are equal whatever their margins: where those moved something, frames say so.
package struct LayoutNode: Sendable {
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

  /// How far a view's margins are from its edges.
  package struct Margins: Equatable, Sendable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double

    package init(top: Double, left: Double, bottom: Double, right: Double) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }

  /// The class of a view.
  package var kind: String
  /// A view's accessibility identifier; empty if it has none.
  package var name: String
  /// In the root's space.
  package var frame: CGRect
  /// The margins, where constraints lay something out by them; to be looked at.
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
