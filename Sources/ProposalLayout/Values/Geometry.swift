/// A direction of a layout.
package enum LayoutAxis: Sendable, Hashable, CaseIterable {
  case horizontal, vertical

  package var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

/// A size in points.
package struct LayoutSize: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package static let zero = LayoutSize(width: 0, height: 0)

  package subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The size with a length along an axis and one across it.
  package init(_ length: Double, along axis: LayoutAxis, across: Double) {
    self = axis == .horizontal ? LayoutSize(width: length, height: across) : LayoutSize(width: across, height: length)
  }
}

/// A point: x to the right, y down.
package struct LayoutPoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = LayoutPoint(x: 0, y: 0)

  package subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  package static func + (a: LayoutPoint, b: LayoutPoint) -> LayoutPoint { LayoutPoint(x: a.x + b.x, y: a.y + b.y) }
}

/// A rectangle, by its top left corner and its size.
package struct LayoutRect: Hashable, Sendable {
  package var origin: LayoutPoint
  package var size: LayoutSize

  package init(origin: LayoutPoint, size: LayoutSize) {
    self.origin = origin
    self.size = size
  }

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: LayoutPoint(x: x, y: y), size: LayoutSize(width: width, height: height))
  }
}

/// Distances from the edges, in points. Leading is left: layouts are mirrored as a whole.
package struct LayoutInsets: Hashable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package init(_ length: Double) { self.init(top: length, leading: length, bottom: length, trailing: length) }

  package func total(_ axis: LayoutAxis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }
}
