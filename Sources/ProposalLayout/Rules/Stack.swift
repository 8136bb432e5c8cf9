/// `HStack`, `VStack`: views in a row.
package struct Stack: LayoutRule {
  private let axis: LayoutAxis
  private let alignment: AlignmentGuide
  private let distance: Double?

  /// - Parameters:
  ///   - alignment: a guide across the axis.
  ///   - spacing: the distance of neighbours in points; nil for what they ask for.
  package init(_ axis: LayoutAxis, alignment: AlignmentGuide, spacing: Double? = nil) {
    self.axis = axis
    self.alignment = alignment
    distance = spacing
  }

  package static func horizontal(_ alignment: AlignmentGuide = .centerY, spacing: Double? = nil) -> Stack {
    Stack(.horizontal, alignment: alignment, spacing: spacing)
  }

  package static func vertical(_ alignment: AlignmentGuide = .centerX, spacing: Double? = nil) -> Stack {
    Stack(.vertical, alignment: alignment, spacing: spacing)
  }

  /// The sum along the axis, and across it as much as the aligned children need (S3).
  package func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    let offers = offers(proposal, children)
    let lengths = children.indices.map { children[$0].size(for: offers[$0])[axis] }
    let aligned = Aligned(children, offers, along: alignment)
    return LayoutSize(
      lengths.reduce(0, +) + distances(children).reduce(0, +), along: axis, across: aligned.before + aligned.after)
  }

  package func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {
    let offers = offers(proposal, children)
    let aligned = Aligned(children, offers, along: alignment)
    let distances = distances(children) + [0]
    var position = 0.0
    for index in children.indices {
      var origin = LayoutPoint.zero
      origin[axis] = position
      origin[axis.other] = aligned.before - aligned.places[index]
      children[index].place(at: origin, proposal: offers[index])
      position += children[index].size(for: offers[index])[axis] + distances[index]
    }
  }

  /// A stack asks for the distances that its outermost children ask for.
  package func spacing(of children: LayoutChildren) -> LayoutSpacing {
    guard let first = children.nodes.first?.spacing, let last = children.nodes.last?.spacing else { return .standard }
    var spacing = first
    if axis == .horizontal { spacing.trailing = last.trailing } else { spacing.bottom = last.bottom }
    return spacing
  }

  /// Across the axis the proposal is passed on (S8). With nothing proposed there, children are asked twice: the second time they
  /// are offered what the stack then is across, which those that grow take (X3).
  private func offers(_ proposal: ProposedSize, _ children: LayoutChildren) -> [ProposedSize] {
    let offers = offersAlongAxis(proposal, children)
    guard proposal[axis.other] == nil else { return offers }
    let aligned = Aligned(children, offers, along: alignment)
    var known = proposal
    known[axis.other] = aligned.before + aligned.after
    return offersAlongAxis(known, children)
  }

  /// With nothing proposed along the axis, every child is as long as it likes (S7).
  private func offersAlongAxis(_ proposal: ProposedSize, _ children: LayoutChildren) -> [ProposedSize] {
    var offers = [ProposedSize](repeating: proposal, count: children.count)
    guard let room = proposal[axis] else { return offers }
    let parts = children.nodes.map { child in
      RoomSharing.Part(priority: child.priority) { length in
        var offer = proposal
        offer[axis] = length
        return child.size(for: offer)[axis]
      }
    }
    let lengths = RoomSharing.proposals(for: parts, in: room - distances(children).reduce(0, +))
    for index in offers.indices { offers[index][axis] = lengths[index] }
    return offers
  }

  private func distances(_ children: LayoutChildren) -> [Double] {
    zip(children.nodes, children.nodes.dropFirst()).map { first, second in
      distance ?? first.spacing.distance(to: second.spacing, along: axis)
    }
  }
}

/// Children whose guides coincide: how far they reach before and after the common line.
struct Aligned {
  /// The guide's place in each child.
  let places: [Double]
  let before: Double
  let after: Double

  init(_ children: LayoutChildren, _ offers: [ProposedSize], along guide: AlignmentGuide) {
    let places = children.indices.map { children[$0].place(of: guide, for: offers[$0]) }
    let rests = children.indices.map { index in
      let length = children[index].size(for: offers[index])[guide.axis]
      // The middle of a view without end is as far.
      return length < .infinity ? length - places[index] : length
    }
    self.places = places
    before = places.max() ?? 0
    after = rests.max() ?? 0
  }
}

/// `ZStack`: views above each other. Each is proposed the whole room (Z1, Z2).
package struct Layers: LayoutRule {
  private let alignment: LayoutAlignment

  package init(_ alignment: LayoutAlignment = .center) { self.alignment = alignment }

  package func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    let (horizontal, vertical) = aligned(children, proposal)
    return LayoutSize(width: horizontal.before + horizontal.after, height: vertical.before + vertical.after)
  }

  package func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {
    let (horizontal, vertical) = aligned(children, proposal)
    for index in children.indices {
      let origin = LayoutPoint(
        x: horizontal.before - horizontal.places[index], y: vertical.before - vertical.places[index])
      children[index].place(at: origin, proposal: proposal)
    }
  }

  private func aligned(_ children: LayoutChildren, _ proposal: ProposedSize) -> (Aligned, Aligned) {
    let offers = [ProposedSize](repeating: proposal, count: children.count)
    return (
      Aligned(children, offers, along: alignment.horizontal), Aligned(children, offers, along: alignment.vertical)
    )
  }
}
