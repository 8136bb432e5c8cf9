/// A laid-out thing: what it is, where it is, and how its text fell into lines. Lengths are in points.
package struct LayoutNode: Equatable, Sendable {
  package struct Frame: Equatable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  package struct Line: Equatable, Sendable {
    package var text: String
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

  package var kind: String
  /// What the catalogue calls it; empty if nothing.
  package var name: String
  /// In the root's space.
  package var frame: Frame
  package var lines: [Line]
  package var children: [LayoutNode]

  package init(kind: String, name: String, frame: Frame, lines: [Line] = [], children: [LayoutNode] = []) {
    self.kind = kind
    self.name = name
    self.frame = frame
    self.lines = lines
    self.children = children
  }
}
