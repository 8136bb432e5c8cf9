import HeadlessUIKit
import ProposalLayout

/// The measures that a lazy container takes of one of its nodes.
enum LazyGroup {
  /// A view.
  ///
  /// - Parameters:
  ///   - index: that of the measured node.
  ///   - spans: whether the view takes a line by itself.
  case view(index: Int, spans: Bool)
  /// A number of items, each of which counts as long as the first, and that as its members.
  case items(count: Int, [LazyGroup])

  /// - Parameter samples: gets the nodes that are measured.
  @MainActor init(_ node: ViewNode, measuring samples: inout [ViewNode], in context: NodeContext) {
    if let items = LazyItems.items(of: node) {
      var members: [LazyGroup] = []
      for node in items.sample() { members.append(LazyGroup(node, measuring: &samples, in: context)) }
      self = .items(count: items.count, members)
    } else {
      self = .view(index: samples.count, spans: node.traits.isSectionEdge)
      samples.append(node.inside(Padding(LayoutInsets()), in: context))
    }
  }

  /// Whether the group is one cell of a line.
  private var isCell: Bool { if case .view(_, let spans) = self { !spans } else { false } }

  /// The members if each is a cell of a line; nil for others.
  fileprivate static func cells(_ members: [LazyGroup]) -> [LazyGroup]? {
    members.allSatisfy(\.isCell) ? members : nil
  }
}

/// Adds up the lines of a lazy container's groups.
struct LazyLengths {
  private let axis: LayoutAxis
  private let grid: LazyGrid
  private let columns: Double
  private let offer: ProposedSize
  private let wholeOffer: ProposedSize
  private let gap: Double
  /// The cells of the line that has not ended.
  private var column = 0.0
  private var lines = 0.0
  private var sum = 0.0
  private(set) var across = 0.0

  /// - Parameters:
  ///   - columns: the number of cells in a line.
  ///   - room: the length of a line that is proposed.
  init(_ axis: LayoutAxis, _ grid: LazyGrid, _ columns: Int, _ room: Double?, _ gap: Double) {
    (self.axis, self.grid, self.columns, self.gap) = (axis, grid, Double(max(1, columns)), gap)
    offer = grid.offer(grid.places(in: room).first?.length ?? 0)
    wholeOffer = room.map { grid.offer($0) } ?? offer
  }

  /// The length of all lines with the distances between them.
  var length: Double { sum + gap * max(0, lines - 1) }

  mutating func add(_ group: LazyGroup, _ measured: LayoutChildren) {
    switch group {
    case .view(let index, let spans):
      let size = measured[index].size(for: spans ? wholeOffer : offer)
      if spans { column = 0 }
      addCells(spans ? columns : 1, of: size)
    case .items(let count, let members):
      guard let cells = LazyGroup.cells(members) else { return addWhole(count, members, measured) }
      var size = LayoutSize.zero
      for case .view(let index, _) in cells {
        let own = measured[index].size(for: offer)
        size = LayoutSize(width: max(size.width, own.width), height: max(size.height, own.height))
      }
      addCells(Double(count) * Double(cells.count), of: size)
    }
  }

  /// Adds cells of one size, the first of them to the line that has not ended.
  private mutating func addCells(_ count: Double, of size: LayoutSize) {
    across = max(across, size[axis.other])
    let begun = ((column + count) / columns).rounded(.up) - (column > 0 ? 1 : 0)
    sum += size[axis] * begun
    lines += begun
    column = (column + count).truncatingRemainder(dividingBy: columns)
  }

  /// Adds items that have lines by themselves, all as the first.
  private mutating func addWhole(_ count: Int, _ members: [LazyGroup], _ measured: LayoutChildren) {
    let (sumBefore, linesBefore) = (sum, lines)
    for member in members { add(member, measured) }
    sum += (sum - sumBefore) * Double(count - 1)
    lines += (lines - linesBefore) * Double(count - 1)
  }
}

/// The size of a lazy container, by the first views of its collections.
struct LazyRule: LayoutRule {
  let axis: LayoutAxis
  let grid: LazyGrid
  let groups: [LazyGroup]
  let gap: Double

  func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    let room = proposal[axis.other]
    var lengths = LazyLengths(axis, grid, grid.places(in: room).count, room, gap)
    for group in groups { lengths.add(group, children) }
    return LayoutSize(lengths.length, along: axis, across: room ?? lengths.across)
  }

  func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {}
}
