import Foundation
import SystemText
import UIKitValues

/// Finds the places in a row or column of subitems.
///
/// 1. The group's own size, with its estimates.
/// 2. The subitems, one after the other, as long as there are items and room.
/// 3. Subitems that follow the others: shares of a height that the others decide, and siblings of one size.
/// 4. What room is left over goes to flexible distances.
/// 5. The places, and the size.
struct LineSolver {
  /// A subitem and its place.
  private struct Child {
    let definition: LayoutItem
    /// The items that the subitem took.
    let items: Range<Int>
    var given: GroupSolver.GivenExtents
    var solved: SolvedGroup
    /// The room that it takes along the line when it is assigned to the group.
    var planned: CGFloat = 0
  }

  private let item: LayoutItem
  private let group: LayoutGroup
  private let axis: LayoutAxis
  private let count: Int?
  private let container: CGSize
  private let given: GroupSolver.GivenExtents
  private var size = CGSize.zero
  /// The size for subitems: less the group's insets.
  private var inner = CGSize.zero
  /// The size that subitems' shares refer to.
  private var shared = CGSize.zero
  private var children: [Child] = []

  init(
    _ item: LayoutItem, _ group: LayoutGroup, axis: LayoutAxis, count: Int?, container: CGSize,
    given: GroupSolver.GivenExtents
  ) {
    (self.item, self.group, self.axis, self.count) = (item, group, axis, count)
    (self.container, self.given) = (container, given)
  }

  private var across: LayoutAxis { axis.across }
  private var insets: NSDirectionalEdgeInsets { item.effectiveInsets }
  private func isOpen(_ axis: LayoutAxis) -> Bool { item.size[axis].isEstimate && given[axis] == nil }
  /// Whether estimates decide which items the group takes.
  private var takesItemsByEstimates: Bool { isOpen(axis) || (item.size[axis].isEstimate && given.areShared) }

  mutating func solve(with solver: inout GroupSolver, _ rest: inout Range<Int>) -> SolvedGroup {
    for axis in [axis, across] {
      size[axis] = given[axis] ?? solver.length(item.size[axis], in: container)
      inner[axis] = max(0, size[axis] - insets.sum(along: axis))
    }
    shared = inner
    if let count {
      share(among: max(1, count), with: &solver, &rest)
    } else {
      fill(with: &solver, &rest)
    }
    adoptExtents(with: &solver)
    return assemble(with: solver)
  }

  // MARK: Subitems

  /// Equal parts. Shares of the subitems refer to the group less the distances between them.
  private mutating func share(among count: Int, with solver: inout GroupSolver, _ rest: inout Range<Int>) {
    guard !group.subitems.isEmpty else { return }
    shared[axis] = max(0, inner[axis] - group.spacing.length * CGFloat(count - 1))
    var part = GroupSolver.GivenExtents()
    part[axis] = solver.grid.down(shared[axis] / CGFloat(count))
    for index in 0..<count where !rest.isEmpty {
      let before = rest
      let definition = group.subitems[index % group.subitems.count]
      let solved = solver.place(definition, in: shared, part, &rest)
      guard rest.count < before.count else { break }
      children.append(
        Child(definition: definition, items: before.dropLast(rest.count), given: part, solved: solved))
    }
  }

  /// Subitems in turn, as long as the next one fits. A group that decides about its own length takes all of them once.
  private mutating func fill(with solver: inout GroupSolver, _ rest: inout Range<Int>) {
    let subitems = group.subitems
    var used: CGFloat = 0
    var passStart = (used: used, rest: rest.count)
    for index in 0... {
      guard !rest.isEmpty, !subitems.isEmpty else { return }
      if index > 0, index % subitems.count == 0 {
        // Subitems without length or items would repeat forever.
        if used <= passStart.used || rest.count == passStart.rest { return }
        passStart = (used, rest.count)
      }
      let definition = subitems[index % subitems.count]
      let before = rest
      let solved = solver.place(definition, in: inner, GroupSolver.GivenExtents(), &rest)
      let length =
        takesItemsByEstimates ? solver.length(definition.size[axis], in: inner) : solved.size[axis]
      let outer = length + definition.edgeSpacing.fixed(along: axis)
      let end = used + outer + (children.isEmpty ? 0 : group.spacing.length)
      let fits = end <= inner[axis] + GroupSolver.tolerance
      let isTakenAnyway = children.isEmpty || (takesItemsByEstimates && index < subitems.count)
      guard fits || isTakenAnyway else {
        rest = before
        return
      }
      if !fits, !takesItemsByEstimates, !definition.size[axis].isEstimate {
        solver.report(.noRoom(extent: outer, room: inner[axis], axis: axis))
      }
      used = end
      children.append(
        Child(
          definition: definition, items: before.dropLast(rest.count), given: GroupSolver.GivenExtents(), solved: solved,
          planned: outer))
    }
  }

  // MARK: Extents that depend on siblings

  /// Lets subitems follow the others: first siblings of one size, then shares of an extent that the others decide.
  private mutating func adoptExtents(with solver: inout GroupSolver) {
    for axis in [axis, across] { makeUniform(along: axis, with: &solver) }
    guard isOpen(across) else { return }
    let own = children.filter { !$0.definition.size[across].isFraction }
    guard let extent = own.map({ outerExtent(of: $0, along: across) }).max() else { return }
    (inner[across], shared[across]) = (extent, extent)
    for index in children.indices where children[index].definition.size[across].isFraction {
      place(index, with: &solver)
    }
  }

  /// Gives the siblings that are uniform along the axis the extent of the largest, or the group's where that is uniform
  /// with other groups.
  private mutating func makeUniform(along axis: LayoutAxis, with solver: inout GroupSolver) {
    let indices = children.indices.filter {
      children[$0].definition.size[axis].kind == .uniformAcrossSiblings && children[$0].given[axis] == nil
    }
    guard var extent = indices.map({ children[$0].solved.size[axis] }).max() else { return }
    if axis == across, item.size[axis].kind == .uniformAcrossSiblings, given[axis] != nil {
      extent = max(extent, inner[axis])
    }
    for index in indices where children[index].solved.size[axis] != extent {
      children[index].given[axis] = extent
      place(index, with: &solver)
    }
  }

  private mutating func place(_ index: Int, with solver: inout GroupSolver) {
    var rest = children[index].items
    children[index].solved = solver.place(children[index].definition, in: shared, children[index].given, &rest)
  }

  private func outerExtent(of child: Child, along axis: LayoutAxis) -> CGFloat {
    child.solved.size[axis] + child.definition.edgeSpacing.fixed(along: axis)
  }

  // MARK: Places

  private mutating func assemble(with solver: GroupSolver) -> SolvedGroup {
    let gaps = CGFloat(max(0, children.count - 1))
    let total = children.reduce(gaps * group.spacing.length) { $0 + outerExtent(of: $1, along: axis) }
    if !children.isEmpty, isOpen(axis) { (inner[axis], size[axis]) = (total, total) }
    if isOpen(across) { size[across] = inner[across] }
    let share = flexibleShare(of: inner[axis] - total, gaps: gaps)
    var solved = SolvedGroup(size: size)
    var place = insets.start(of: axis)
    for (index, child) in children.enumerated() {
      let edges = child.definition.edgeSpacing
      if index > 0 { place += group.spacing.grown(by: share) }
      place += edges.start(of: axis).grown(by: share)
      var origin = CGPoint.zero
      origin[axis] = place
      origin[across] = insets.start(of: across) + offsetAcross(child)
      solved.add(child.solved, at: origin)
      place += child.solved.size[axis] + edges.end(of: axis).grown(by: share)
    }
    let box = CGRect(origin: .zero, size: size).inset(by: insets)
    solved.supplementaries += solver.supplementaries(of: item, in: box, item: nil)
    return solved
  }

  /// The share of the room that each flexible distance along the line gets.
  private func flexibleShare(of room: CGFloat, gaps: CGFloat) -> CGFloat {
    let edges = children.reduce(0) { count, child in
      let edges = child.definition.edgeSpacing
      return count + (edges.start(of: axis).isFlexible ? 1 : 0) + (edges.end(of: axis).isFlexible ? 1 : 0)
    }
    let count = CGFloat(edges) + (group.spacing.isFlexible ? gaps : 0)
    return count > 0 ? max(0, room) / count : 0
  }

  /// The distance of a subitem from the group's start across the line.
  private func offsetAcross(_ child: Child) -> CGFloat {
    child.definition.edgeSpacing.offset(
      along: across, room: inner[across] - outerExtent(of: child, along: across))
  }
}

extension LayoutSpacing {
  /// The length, with a share of the room left over if the distance is flexible.
  func grown(by share: CGFloat) -> CGFloat { isFlexible ? length + share : length }
}

extension LayoutEdgeSpacing {
  /// The points on both sides, without what flexible distances get of the room left over.
  func fixed(along axis: LayoutAxis) -> CGFloat { start(of: axis).length + end(of: axis).length }

  /// The distance before an element that has the room left over to itself.
  func offset(along axis: LayoutAxis, room: CGFloat) -> CGFloat {
    let (start, end) = (start(of: axis), end(of: axis))
    guard start.isFlexible else { return start.length }
    return start.length + max(0, room) / (end.isFlexible ? 2 : 1)
  }
}
