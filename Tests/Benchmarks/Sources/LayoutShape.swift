import ConstraintSolver

/// A system of constraints that both solvers build: only numbers, so that one file describes it to either.
struct LayoutShape {
  struct Term {
    var variable: Int
    var coefficient: Double
  }

  /// Σ coefficient·variable  relation  constant.
  struct Constraint {
    var terms: [Term]
    var relation: Relation
    var constant: Double
    var priority: Double
  }

  let name: String
  private(set) var views = 0
  private(set) var variables = 0
  private(set) var constraints: [Constraint] = []
  /// The index of the constraint for the container's width; with several containers, that of the first.
  let widthIndex = 0
  /// The constraints that are intrinsic sizes.
  private(set) var contentIndices: [Int] = []
  /// Views whose intrinsic sizes `addPendingContents` adds.
  var pendingContents: [(view: ShapeView, width: Double, height: Double)] = []

  init(_ name: String) { self.name = name }

  /// Adds a view with an origin and a size, all of any sign.
  mutating func addView() -> ShapeView {
    defer {
      views += 1
      variables += 4
    }
    return ShapeView(firstVariable: variables)
  }

  /// Adds the view that the others are laid out in, which must come before other constraints: a required width, and a
  /// required height if one is given.
  mutating func addContainer(width: Double, height: Double?) -> ShapeView {
    let container = addView()
    relate(container.width, .equal, ShapeEdge(constant: width))
    if let height { relate(container.height, .equal, ShapeEdge(constant: height)) }
    return container
  }

  mutating func relate(_ first: ShapeEdge, _ relation: Relation, _ second: ShapeEdge, priority: Double = 1000) {
    let terms = first.terms + second.terms.map { Term(variable: $0.variable, coefficient: -$0.coefficient) }
    let constant = second.constant - first.constant
    constraints.append(Constraint(terms: terms, relation: relation, constant: constant, priority: priority))
  }

  /// Adds constraints that keep a view's width and height from being negative.
  mutating func addSizeLimit(_ view: ShapeView) {
    relate(view.width, .greaterThanOrEqual, ShapeEdge(constant: 0))
    relate(view.height, .greaterThanOrEqual, ShapeEdge(constant: 0))
  }

  /// Adds a view's intrinsic size as UIKit does: hugging at 250, compression resistance at 750, on both axes.
  mutating func addContent(_ view: ShapeView, width: Double, height: Double) {
    contentIndices += constraints.count..<constraints.count + 4
    for (edge, size) in [(view.width, width), (view.height, height)] {
      relate(edge, .lessThanOrEqual, ShapeEdge(constant: size), priority: 250)
      relate(edge, .greaterThanOrEqual, ShapeEdge(constant: size), priority: 750)
    }
  }

  mutating func addPendingContents() {
    for (view, width, height) in pendingContents { addContent(view, width: width, height: height) }
    pendingContents = []
  }
}

/// The four variables of a view.
struct ShapeView {
  let firstVariable: Int

  var left: ShapeEdge { edge([0]) }
  var top: ShapeEdge { edge([1]) }
  var width: ShapeEdge { edge([2]) }
  var height: ShapeEdge { edge([3]) }
  var right: ShapeEdge { edge([0, 2]) }
  var bottom: ShapeEdge { edge([1, 3]) }

  private func edge(_ offsets: [Int]) -> ShapeEdge {
    ShapeEdge(terms: offsets.map { LayoutShape.Term(variable: firstVariable + $0, coefficient: 1) })
  }
}

/// Σ coefficient·variable + constant.
struct ShapeEdge {
  var terms: [LayoutShape.Term] = []
  var constant = 0.0

  static func + (edge: ShapeEdge, distance: Double) -> ShapeEdge {
    ShapeEdge(terms: edge.terms, constant: edge.constant + distance)
  }

  static func - (edge: ShapeEdge, distance: Double) -> ShapeEdge { edge + -distance }

  static func * (factor: Double, edge: ShapeEdge) -> ShapeEdge {
    let terms = edge.terms.map { LayoutShape.Term(variable: $0.variable, coefficient: factor * $0.coefficient) }
    return ShapeEdge(terms: terms, constant: factor * edge.constant)
  }
}
