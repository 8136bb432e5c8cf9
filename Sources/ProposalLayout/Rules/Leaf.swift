/// A view without children, measured by a function: a text, an image.
package struct Leaf: LayoutRule {
  private let measure: @Sendable (ProposedSize) -> LayoutSize
  private let wish: LayoutSpacing
  private let baselines: (@Sendable (LayoutSize) -> (first: Double, last: Double))?

  /// - Parameters:
  ///   - spacing: the distances that it asks for.
  ///   - baselines: where the baselines of its first and last line are at a size; nil for a view without text.
  ///   - measure: its size for a proposal.
  package init(
    spacing: LayoutSpacing = .standard, baselines: (@Sendable (LayoutSize) -> (first: Double, last: Double))? = nil,
    _ measure: @escaping @Sendable (ProposedSize) -> LayoutSize
  ) {
    wish = spacing
    self.baselines = baselines
    self.measure = measure
  }

  /// A view of one size, whatever is proposed.
  package static func rigid(_ size: LayoutSize, spacing: LayoutSpacing = .standard) -> Leaf {
    Leaf(spacing: spacing) { _ in size }
  }

  /// A shape or a colour, which takes what it is offered.
  package static let flexible = Leaf { $0.replacingUnspecified() }

  /// A divider across a stack, which is as long as it is offered.
  ///
  /// - Parameters:
  ///   - axis: the direction in which it is long.
  package static func divider(_ axis: LayoutAxis, thickness: Double) -> Leaf {
    Leaf { proposal in LayoutSize(proposal[axis] ?? 10, along: axis, across: thickness) }
  }

  package func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize { measure(proposal) }
  package func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {}
  package func spacing(of children: LayoutChildren) -> LayoutSpacing { wish }

  package var guides: Set<AlignmentGuide.Key> {
    baselines == nil ? [] : [AlignmentGuide.firstTextBaseline.key, AlignmentGuide.lastTextBaseline.key]
  }

  package func place(of guide: AlignmentGuide, in size: LayoutSize, _ children: LayoutChildren) -> Double? {
    switch guide.key {
    case AlignmentGuide.firstTextBaseline.key: baselines?(size).first
    case AlignmentGuide.lastTextBaseline.key: baselines?(size).last
    default: nil
    }
  }
}

/// Room that grows in a stack: along the axis as much as is left, across it nothing. Elsewhere it grows in both directions.
package struct Spacer: LayoutRule {
  /// The stack's axis; nil outside of stacks.
  private let axis: LayoutAxis?
  private let minimum: Double

  /// - Parameter minimum: the least length, in points; nil for 8 (measured on macOS).
  package init(along axis: LayoutAxis?, minimum: Double? = nil) {
    self.axis = axis
    self.minimum = minimum ?? LayoutSpacing.standardDistance
  }

  /// All other views of a stack are served first (S5).
  package var priority: Double? { -.infinity }
  package func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {}
  package func spacing(of children: LayoutChildren) -> LayoutSpacing { LayoutSpacing(.none) }

  package func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    var size = LayoutSize.zero
    for direction in LayoutAxis.allCases where axis == nil || direction == axis {
      size[direction] = max(proposal[direction] ?? minimum, minimum)
    }
    return size
  }
}
