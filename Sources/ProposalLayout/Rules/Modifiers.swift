/// `padding`: room around a view (E1, E2).
package struct Padding: LayoutRule {
  private let insets: LayoutInsets

  package init(_ insets: LayoutInsets) { self.insets = insets }

  package func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    let size = children[0].size(for: offer(proposal))
    return LayoutSize(
      width: size.width + insets.total(.horizontal), height: size.height + insets.total(.vertical))
  }

  package func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {
    children[0].place(at: LayoutPoint(x: insets.leading, y: insets.top), proposal: offer(proposal))
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: proposal.width.map { max(0, $0 - insets.total(.horizontal)) },
      height: proposal.height.map { max(0, $0 - insets.total(.vertical)) })
  }
}

/// `fixedSize`: a view has its ideal size, whatever is proposed (X1 to X3).
package struct FixedSize: LayoutRule {
  private let axes: Set<LayoutAxis>

  package init(_ axes: Set<LayoutAxis> = [.horizontal, .vertical]) { self.axes = axes }

  package func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    children[0].size(for: offer(proposal))
  }

  package func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {
    children[0].place(at: .zero, proposal: offer(proposal))
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    var offer = proposal
    for axis in axes { offer[axis] = nil }
    return offer
  }
}

/// `aspectRatio`: the largest rectangle of a ratio inside of the proposal, or the smallest around it, is proposed; the size is
/// what the view makes of that (A1 to A5).
package struct AspectRatio: LayoutRule {
  private let ratio: Double?
  private let fills: Bool

  /// - Parameters:
  ///   - ratio: width by height; nil for that of the view's ideal size.
  ///   - fills: whether the proposal is covered rather than kept to.
  package init(_ ratio: Double? = nil, fills: Bool = false) {
    self.ratio = ratio
    self.fills = fills
  }

  package func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    children[0].size(for: offer(proposal, children))
  }

  package func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {
    children[0].place(at: .zero, proposal: offer(proposal, children))
  }

  private func offer(_ proposal: ProposedSize, _ children: LayoutChildren) -> ProposedSize {
    let ideal = children[0].size(for: .unspecified)
    let ratio = self.ratio ?? ideal.width / ideal.height
    guard ratio.isFinite, ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWide = height * ratio < width
      return isWide == fills
        ? ProposedSize(width: width, height: width / ratio) : ProposedSize(width: height * ratio, height: height)
    }
  }
}

/// `offset`: a view is shown elsewhere, without a change for others.
package struct Offset: LayoutRule {
  private let offset: LayoutPoint

  package init(_ offset: LayoutPoint) { self.offset = offset }

  package func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    children[0].size(for: proposal)
  }

  package func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {
    children[0].place(at: offset, proposal: proposal)
  }
}

/// `position`: takes the proposed room, and places the view's centre in it.
package struct Position: LayoutRule {
  private let center: LayoutPoint

  package init(_ center: LayoutPoint) { self.center = center }

  package func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    proposal.replacingUnspecified(by: children[0].size(for: proposal))
  }

  package func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {
    let child = children[0].size(for: proposal)
    children[0].place(
      at: LayoutPoint(x: center.x - child.width / 2, y: center.y - child.height / 2), proposal: proposal)
  }
}

/// `layoutPriority`: the rank in which a stack shares its room.
package struct Priority: LayoutRule {
  private let value: Double

  package init(_ value: Double) { self.value = value }

  package var priority: Double? { value }

  package func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    children[0].size(for: proposal)
  }

  package func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {
    children[0].place(at: .zero, proposal: proposal)
  }
}

/// `alignmentGuide`: names the place of a guide (G1, G2).
package struct NamedGuide: LayoutRule {
  private let guide: AlignmentGuide
  private let value: @Sendable (LayoutSize) -> Double

  /// - Parameter value: the place from the view's top or leading edge, at the view's size.
  package init(_ guide: AlignmentGuide, _ value: @escaping @Sendable (LayoutSize) -> Double) {
    self.guide = guide
    self.value = value
  }

  package var guides: Set<AlignmentGuide.Key> { [guide.key] }

  package func place(of guide: AlignmentGuide, in size: LayoutSize, _ children: LayoutChildren) -> Double? {
    guide.key == self.guide.key ? value(size) : nil
  }

  package func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    children[0].size(for: proposal)
  }

  package func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {
    children[0].place(at: .zero, proposal: proposal)
  }
}
