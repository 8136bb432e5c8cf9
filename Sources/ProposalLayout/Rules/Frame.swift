/// `frame(width:height:alignment:)`: a length in one or both directions, which is proposed and reported (F1, F2).
package struct Frame: LayoutRule {
  private let width: Double?
  private let height: Double?
  private let alignment: LayoutAlignment

  package init(width: Double? = nil, height: Double? = nil, alignment: LayoutAlignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  package func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    let size = children[0].size(for: offer(proposal))
    return LayoutSize(width: width ?? size.width, height: height ?? size.height)
  }

  package func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {
    children[0].place(in: size, alignment, proposal: offer(proposal))
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

extension LayoutNode {
  /// Places the node in a container of a size so that its guides meet the container's.
  func place(in size: LayoutSize, _ alignment: LayoutAlignment, proposal: ProposedSize) {
    let x = alignment.horizontal.defaultValue(size) - place(of: alignment.horizontal, for: proposal)
    let y = alignment.vertical.defaultValue(size) - place(of: alignment.vertical, for: proposal)
    place(at: LayoutPoint(x: x, y: y), proposal: proposal)
  }
}

/// `frame(minWidth:idealWidth:maxWidth:…)`: limits in one or both directions (F3 to F7).
package struct FlexibleFrame: LayoutRule {
  /// The limits in a direction, in points; nil where there is none.
  package struct Limits: Sendable {
    package var least: Double?
    package var ideal: Double?
    package var most: Double?

    package init(least: Double? = nil, ideal: Double? = nil, most: Double? = nil) {
      self.least = least
      self.ideal = ideal
      self.most = most
    }

    /// The proposal to the child.
    func offer(_ proposal: Double?) -> Double? {
      (proposal ?? ideal).map { max(least ?? 0, min($0, most ?? .infinity)) }
    }

    /// The frame's length around a child.
    func length(_ proposal: Double?, child: Double) -> Double {
      guard let proposal = proposal ?? ideal else { return max(least ?? 0, min(child, most ?? .infinity)) }
      switch (least, most) {
      case (let least?, let most?): return max(least, min(proposal, most))
      case (nil, let most?): return min(max(proposal, child), most)
      case (let least?, nil): return max(least, min(proposal, child))
      case (nil, nil): return child
      }
    }
  }

  private let horizontal: Limits
  private let vertical: Limits
  private let alignment: LayoutAlignment

  package init(
    horizontal: Limits = Limits(), vertical: Limits = Limits(), alignment: LayoutAlignment = .center
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
  }

  package func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    let size = children[0].size(for: offer(proposal))
    return LayoutSize(
      width: horizontal.length(proposal.width, child: size.width),
      height: vertical.length(proposal.height, child: size.height))
  }

  package func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {
    children[0].place(in: size, alignment, proposal: offer(proposal))
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
  }
}
