import ConstraintSolver

/// The layouts that are solved; `../README.md` describes each.
extension LayoutShape {
  /// Rows in a container that are independent of each other: 4 constraints per view.
  static func siblings(_ count: Int) -> LayoutShape {
    var shape = LayoutShape("siblings-\(count)")
    let container = shape.addContainer(width: 375, height: 667)
    for index in 0..<count {
      let view = shape.addView()
      shape.relate(view.left, .equal, ShapeEdge(constant: 8))
      shape.relate(view.right, .equal, container.width - 8)
      shape.relate(view.top, .equal, ShapeEdge(constant: 44 * Double(index)))
      shape.relate(view.height, .equal, ShapeEdge(constant: 36))
    }
    return shape
  }

  /// Each view after the previous one, with its intrinsic size: 7 constraints per view.
  static func chained(_ count: Int) -> LayoutShape {
    var shape = LayoutShape("chained-\(count)")
    let container = shape.addContainer(width: 375, height: 667)
    var end = ShapeEdge(constant: 0)
    for index in 0..<count {
      let view = shape.addView()
      shape.relate(view.left, .equal, end + 8)
      shape.relate(view.top, .equal, ShapeEdge(constant: 8))
      shape.relate(view.bottom, .lessThanOrEqual, container.height - 8)
      shape.addContent(view, width: 30 + Double(index % 7), height: 20)
      end = view.right
    }
    return shape
  }

  /// Each view in the previous one, a point inside its edges: 4 constraints per view.
  static func nested(_ count: Int) -> LayoutShape {
    var shape = LayoutShape("nested-\(count)")
    let around = 2 * Double(count)
    let container = shape.addContainer(width: 375 + around, height: 667 + around)
    var edges = (
      left: ShapeEdge(constant: 0), top: ShapeEdge(constant: 0), right: container.width, bottom: container.height
    )
    for _ in 0..<count {
      let view = shape.addView()
      shape.relate(view.left, .equal, edges.left + 1)
      shape.relate(view.top, .equal, edges.top + 1)
      shape.relate(view.right, .equal, edges.right - 1)
      shape.relate(view.bottom, .equal, edges.bottom - 1)
      edges = (view.left, view.top, view.right, view.bottom)
    }
    return shape
  }

  /// Each view after the previous one, with its intrinsic size, which is never negative, and the last one inside the
  /// container: 8 constraints per view.
  static func labels(_ count: Int) -> LayoutShape {
    var shape = LayoutShape("labels-\(count)")
    let container = shape.addContainer(width: 375 + 48 * Double(count), height: nil)
    var end = ShapeEdge(constant: 0)
    for index in 0..<count {
      let view = shape.addView()
      shape.relate(view.left, .equal, end + 8)
      shape.relate(view.top, .equal, ShapeEdge(constant: 8))
      shape.addSizeLimit(view)
      shape.addContent(view, width: 30 + Double(index % 7), height: 20)
      end = view.right
    }
    shape.relate(end, .lessThanOrEqual, container.width - 8)
    return shape
  }

  /// Cells of a feed below each other in one solver, each with 15 views and 139 constraints.
  static func feedCells(_ count: Int) -> LayoutShape {
    var shape = LayoutShape("feed-cells-\(count)")
    for index in 0..<count { shape.addFeedCell(top: 400 * Double(index)) }
    return shape
  }
}
