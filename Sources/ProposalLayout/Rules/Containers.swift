/// `overlay`, `background`: a second view in front of or behind a main one, whose size it is proposed and reports (O1 to O4).
package struct Secondary: LayoutRule {
  private let alignment: LayoutAlignment
  private let main: Int

  /// The main view and what is in front of it.
  package static func overlay(_ alignment: LayoutAlignment = .center) -> Secondary {
    Secondary(alignment: alignment, main: 0)
  }

  /// Layers with the background behind the main view.
  package static func background(_ alignment: LayoutAlignment = .center) -> Secondary {
    Secondary(alignment: alignment, main: 1)
  }

  package var priority: Double? { 0 }

  package func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    children[main].size(for: proposal)
  }

  package func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {
    let main = children[main]
    let second = children[1 - self.main]
    main.place(at: .zero, proposal: proposal)
    let offer = ProposedSize(size)
    let x = main.place(of: alignment.horizontal, for: proposal) - second.place(of: alignment.horizontal, for: offer)
    let y = main.place(of: alignment.vertical, for: proposal) - second.place(of: alignment.vertical, for: offer)
    second.place(at: LayoutPoint(x: x, y: y), proposal: offer)
  }

  package func spacing(of children: LayoutChildren) -> LayoutSpacing { children[main].spacing }
}

/// `GeometryReader`: takes the proposed room, and has its content at the top left (R1).
package struct GeometryRoom: LayoutRule {
  package init() {}

  package func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    proposal.replacingUnspecified()
  }

  package func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {
    for child in children.nodes { child.place(at: .zero, proposal: ProposedSize(size)) }
  }

  package func spacing(of children: LayoutChildren) -> LayoutSpacing { .standard }
}

/// `ViewThatFits`: the first view whose ideal size fits, or the last one (V1 to V3).
package struct FirstThatFits: LayoutRule {
  private let axes: Set<LayoutAxis>

  package init(_ axes: Set<LayoutAxis> = [.horizontal, .vertical]) { self.axes = axes }

  package func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    chosen(proposal, children)?.size(for: proposal) ?? .zero
  }

  package func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {
    chosen(proposal, children)?.place(at: .zero, proposal: proposal)
  }

  private func chosen(_ proposal: ProposedSize, _ children: LayoutChildren) -> LayoutNode? {
    children.nodes.first { child in
      var question = proposal
      for axis in axes { question[axis] = nil }
      let ideal = child.size(for: question)
      return axes.allSatisfy { ideal[$0] <= proposal[$0] ?? .infinity }
    } ?? children.nodes.last
  }
}

/// `ScrollView`: takes the offer along its axes, where its content is as long as it likes (K1, K2).
package struct ScrollRoom: LayoutRule {
  private let axes: Set<LayoutAxis>
  private let anchor: LayoutPoint

  /// - Parameter anchor: the place of the content and of the room that coincide along the axes, as fractions of their sizes.
  package init(_ axes: Set<LayoutAxis> = [.vertical], anchor: LayoutPoint = .zero) {
    (self.axes, self.anchor) = (axes, anchor)
  }

  package func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    var size = children[0].size(for: offer(proposal))
    for axis in axes { size[axis] = proposal[axis] ?? size[axis] }
    return size
  }

  package func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {
    let content = children[0].size(for: offer(proposal))
    var origin = LayoutPoint.zero
    for axis in axes { origin[axis] = anchor[axis] * (size[axis] - content[axis]) }
    children[0].place(at: origin, proposal: offer(proposal))
  }

  package func spacing(of children: LayoutChildren) -> LayoutSpacing { .standard }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    var offer = proposal
    for axis in axes { offer[axis] = nil }
    return offer
  }
}
