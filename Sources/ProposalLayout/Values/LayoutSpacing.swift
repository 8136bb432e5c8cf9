/// The distances that a view would have from its neighbours in a stack without a spacing of its own.
package struct LayoutSpacing: Hashable, Sendable {
  /// The kind of spacing that a view asks for at an edge.
  package enum Wish: Hashable, Sendable {
    /// A view of no special kind.
    case standard
    /// Text: below another text it has the distance that gives its lines their font's leading.
    case text(leadingGap: Double)
    /// A spacer, which has no distance from anything.
    case none
  }

  package var top: Wish
  package var leading: Wish
  package var bottom: Wish
  package var trailing: Wish

  package init(_ wish: Wish) { (top, leading, bottom, trailing) = (wish, wish, wish, wish) }

  package static let standard = LayoutSpacing(.standard)

  /// The default distance of two views, 8 points (measured on macOS and iOS 13 to 26).
  package static let standardDistance = 8.0

  /// The distance between this view and the next one along an axis.
  ///
  /// Text below text: the lower one's gap. Beside a spacer: 0. Else 8 points, as measured. What
  /// shapes have above and below text is not settled: 8, too.
  package func distance(to next: LayoutSpacing, along axis: LayoutAxis) -> Double {
    let (before, after) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    switch (before, after) {
    case (.none, _), (_, .none): return 0
    case (.text, .text(let gap)): return axis == .vertical ? gap : Self.standardDistance
    default: return Self.standardDistance
    }
  }

  /// The spacing that serves both: at each edge the larger one.
  package func union(_ other: LayoutSpacing) -> LayoutSpacing {
    var all = self
    all.top = top.larger(other.top)
    all.leading = leading.larger(other.leading)
    all.bottom = bottom.larger(other.bottom)
    all.trailing = trailing.larger(other.trailing)
    return all
  }
}

extension LayoutSpacing.Wish {
  package func larger(_ other: LayoutSpacing.Wish) -> LayoutSpacing.Wish {
    switch (self, other) {
    case (.none, _): other
    case (_, .none): self
    case (.standard, _), (_, .standard): .standard
    case (.text(let gap), .text(let otherGap)): .text(leadingGap: max(gap, otherGap))
    }
  }
}
