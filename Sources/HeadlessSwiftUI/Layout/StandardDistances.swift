import ProposalLayout

/// Keeps the standard distance from its neighbours, also around a text: fields and buttons are 8 points apart
/// (measured: 10, 11).
struct StandardDistances: LayoutRule {
  func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize { children[0].size(for: proposal) }

  func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {
    children[0].place(at: .zero, proposal: proposal)
  }

  func spacing(of children: LayoutChildren) -> LayoutSpacing { .standard }
}

extension View {
  nonisolated func standardDistances() -> ModifiedContent<Self, _LayoutModifier> {
    laidOut { _ in StandardDistances() }
  }
}
