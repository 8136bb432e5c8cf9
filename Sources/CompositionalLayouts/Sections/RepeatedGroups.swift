import Foundation
import UIKitValues

/// Groups that all have the same number of items. Nothing is stored for those whose items have not asked for a size.
///
/// With 10,000 items in groups of 3 of 40 points and 2 between them, item 100 is in group 33, which starts at 1386.
struct RepeatedGroups: GroupRun {
  private let input: GroupRunInput
  /// A full group whose items have not been asked.
  private var template: SolvedGroup
  private let capacity: Int
  let count: Int
  /// The last group, if it is not full.
  private var partial: SolvedGroup?
  /// The groups in which items need a size.
  private var measured: [Int: SolvedGroup] = [:]
  /// The extent of each group, and where each starts and the last one ends with its distance; empty if all groups have
  /// the same extent.
  private var extents: [CGFloat] = []
  private var starts: [CGFloat] = []
  private var needs: [Int: CGSize] = [:]
  /// The distance by which a group reaches beyond its place.
  private var reach: (before: CGFloat, after: CGFloat)
  private var reachAcross: (before: CGFloat, after: CGFloat)
  /// The extent across the axis of the largest group that is known.
  private var knownExtentAcross: CGFloat?

  /// The groups and what is wrong with their definition; `nil` if no group holds an item.
  init?(_ input: GroupRunInput, _ problems: inout Set<LayoutProblem>) {
    self.input = input
    var solver = GroupSolver(grid: input.grid)
    template = solver.solve(input.group, in: input.container, items: 0..<input.itemCount)
    capacity = template.items.count
    if capacity == 0 { solver.report(.emptyGroup) }
    problems.formUnion(solver.problems)
    guard capacity > 0 else { return nil }
    count = (input.itemCount + capacity - 1) / capacity
    reach = template.overhang(along: input.axis)
    reachAcross = template.overhang(along: input.axis.across)
    let rest = input.itemCount % capacity
    if rest > 0 { partial = solve(count - 1) }
    if partial != nil { updateStarts(from: count - 1) }
  }

  // MARK: Places

  private var pitch: CGFloat { template.size[input.axis] + input.gap }

  var length: CGFloat {
    start(of: count) - (count > 0 ? input.spacing : 0)
  }

  /// The estimate counts only as long as no group is known: so a section shrinks to its content.
  var extentAcross: CGFloat { knownExtentAcross ?? template.size[input.axis.across] }

  func start(of group: Int) -> CGFloat {
    starts.isEmpty ? CGFloat(group) * pitch : starts[group]
  }

  func group(_ index: Int) -> SolvedGroup {
    measured[index] ?? (index == count - 1 ? partial : nil) ?? template
  }

  func location(ofItem item: Int) -> (group: Int, item: Int)? {
    (item / capacity, item % capacity)
  }

  func firstItem(of group: Int) -> Int { group * capacity }

  func groups(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let (start, end) = (start - reach.after, end + reach.before)
    if !starts.isEmpty {
      let first = max(0, starts.firstIndex(above: start) - 1)
      return first..<max(first, min(count, starts.firstIndex(above: end)))
    }
    guard pitch > 0 else { return 0..<count }
    let first = min(max(0, (start / pitch).rounded(.down)), CGFloat(count))
    let last = min(max(first, (end / pitch).rounded(.down) + 1), CGFloat(count))
    return Int(first)..<Int(last)
  }

  func reach(along axis: LayoutAxis) -> (before: CGFloat, after: CGFloat) {
    axis == input.axis ? reach : reachAcross
  }

  func supplementaries(ofKind kind: String, before group: Int) -> Int {
    group * template.supplementaries.count { $0.item == nil && $0.kind == kind }
  }

  // MARK: Sizes that items need

  mutating func adopt(_ needs: [Int: CGSize?]) {
    for (item, need) in needs { self.needs[item] = need }
    let changed = Set(needs.keys.map { $0 / capacity }).filter { $0 < count }
    for group in changed {
      measured[group] = items(of: group).contains { self.needs[$0] != nil } ? solve(group) : nil
    }
    let isUniform = makeGroupsUniform()
    for group in changed { widenReach(to: self.group(group)) }
    knownExtentAcross = measured.values.map { $0.size[input.axis.across] }.max()
    if let first = isUniform ? 0 : changed.min() { updateStarts(from: first, changed: isUniform ? nil : changed) }
  }

  private mutating func widenReach(to group: SolvedGroup) {
    let (along, across) = (group.overhang(along: input.axis), group.overhang(along: input.axis.across))
    reach = (max(reach.before, along.before), max(reach.after, along.after))
    reachAcross = (max(reachAcross.before, across.before), max(reachAcross.after, across.after))
  }

  private func items(of group: Int) -> Range<Int> {
    group * capacity..<min(input.itemCount, (group + 1) * capacity)
  }

  private func solve(_ group: Int, extent: (axis: LayoutAxis, length: CGFloat)? = nil) -> SolvedGroup {
    var solver = GroupSolver(grid: input.grid, needs: needs)
    return solver.solve(input.group, in: input.container, items: items(of: group), extent: extent)
  }

  /// Gives all groups the extent of the largest of those whose items have been asked, if the group is uniform along the
  /// axis. Returns whether it did.
  private mutating func makeGroupsUniform() -> Bool {
    guard input.group.size[input.axis].kind == .uniformAcrossSiblings else { return false }
    for group in measured.keys { measured[group] = solve(group) }
    guard let length = measured.values.map({ $0.size[input.axis] }).max() else { return false }
    let extent = (axis: input.axis, length: length)
    for group in measured.keys { measured[group] = solve(group, extent: extent) }
    if partial != nil { partial = solve(count - 1, extent: extent) }
    var solver = GroupSolver(grid: input.grid)
    template = solver.solve(input.group, in: input.container, items: 0..<input.itemCount, extent: extent)
    return true
  }

  /// Adds up the starts of groups after a change, of the given groups or of all. A sum always consists of the same
  /// parts, so that it does not depend on the order of changes.
  private mutating func updateStarts(from first: Int, changed: Set<Int>? = nil) {
    let axis = input.axis
    var start = first
    if extents.isEmpty || changed == nil {
      start = 0
      let extent = template.size[axis]
      let known = Set(measured.keys).union(partial == nil ? [] : [count - 1])
      guard known.contains(where: { group($0).size[axis] != extent }) else {
        (extents, starts) = ([], [])
        return
      }
      extents = [CGFloat](repeating: extent, count: count)
      for group in known { extents[group] = self.group(group).size[axis] }
      starts = [CGFloat](repeating: 0, count: count + 1)
    } else {
      for group in changed ?? [] { extents[group] = self.group(group).size[axis] }
    }
    for index in start..<count {
      starts[index + 1] = starts[index] + extents[index] + input.gap
    }
  }
}

extension Array where Element == CGFloat {
  /// The first index of an ascending array whose element is greater than the value; the count if there is none.
  func firstIndex(above value: CGFloat) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] > value { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
