/// The rule by which a view answers proposals and places its children. Knows no view: leaves measure by a function.
package protocol LayoutRule: Sendable {
  /// The size that the view takes when a size is proposed.
  func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize

  /// Places the children in a view of the size that it answered to the proposal. A child that is not placed is not shown.
  func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize)

  /// The distances that the view would have from its neighbours.
  func spacing(of children: LayoutChildren) -> LayoutSpacing

  /// The guides for which the rule itself names places.
  var guides: Set<AlignmentGuide.Key> { get }

  /// The place of a guide that the rule names; nil for others.
  func place(of guide: AlignmentGuide, in size: LayoutSize, _ children: LayoutChildren) -> Double?

  /// The place of a guide that the view names; nil if it names none.
  ///
  /// - Parameter merged: asks the children, whose places are merged.
  func explicitPlace(
    of guide: AlignmentGuide, in size: LayoutSize, for proposal: ProposedSize, _ children: LayoutChildren,
    merged: () -> Double?
  ) -> Double?

  /// Whether the rule may name a place for any guide, so that `guides` says nothing.
  var namesAnyGuide: Bool { get }

  /// The rank in which a stack shares its room; nil for that of the only child.
  var priority: Double? { get }
}

extension LayoutRule {
  /// A container of one view passes on the distances that it asks for.
  package func spacing(of children: LayoutChildren) -> LayoutSpacing {
    children.count == 1 ? children[0].spacing : .standard
  }

  package var priority: Double? { nil }
  package var guides: Set<AlignmentGuide.Key> { [] }
  package var namesAnyGuide: Bool { false }

  package func explicitPlace(
    of guide: AlignmentGuide, in size: LayoutSize, for proposal: ProposedSize, _ children: LayoutChildren,
    merged: () -> Double?
  ) -> Double? { place(of: guide, in: size, children) ?? merged() }

  package func place(of guide: AlignmentGuide, in size: LayoutSize, _ children: LayoutChildren) -> Double? { nil }
}
