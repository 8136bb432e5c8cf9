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
  /// Where each group starts, and the last one ends with its distance; `nil` if all groups have the same extent.
  private var starts: [CGFloat]?
  private var needs: [Int: CGSize] = [:]
  /// How far a group reaches beyond its place.
  private let reach: (before: CGFloat, after: CGFloat)

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
    let rest = input.itemCount % capacity
    if rest > 0 { partial = solve(count - 1) }
    if let partial, partial.size[input.axis] != template.size[input.axis] { updateStarts() }
  }

  // MARK: Places

  private var pitch: CGFloat { template.size[input.axis] + input.gap }

  var length: CGFloat {
    start(of: count) - (count > 0 ? input.spacing : 0)
  }

  var extentAcross: CGFloat {
    // The estimate counts only as long as no group is known: that is how sections shrink to their content.
    let known = measured.values.map { $0.size[input.axis.across] }.max()
    return known ?? template.size[input.axis.across]
  }

  func start(of group: Int) -> CGFloat {
    starts?[group] ?? CGFloat(group) * pitch
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
    if let starts {
      let first = max(0, starts.firstIndex(above: start) - 1)
      return first..<max(first, min(count, starts.firstIndex(above: end)))
    }
    guard pitch > 0 else { return 0..<count }
    let first = min(max(0, (start / pitch).rounded(.down)), CGFloat(count))
    let last = min(max(first, (end / pitch).rounded(.down) + 1), CGFloat(count))
    return Int(first)..<Int(last)
  }

  func reach(along axis: LayoutAxis) -> (before: CGFloat, after: CGFloat) {
    template.overhang(along: axis)
  }

  func supplementaries(ofKind kind: String, before group: Int) -> Int {
    group * template.supplementaries.count { $0.item == nil && $0.kind == kind }
  }

  // MARK: Sizes that items need

  mutating func adopt(_ needs: [Int: CGSize], changed: some Collection<Int>) {
    self.needs = needs
    for group in Set(changed.map { $0 / capacity }) where group < count {
      let items = items(of: group)
      measured[group] = items.contains { needs[$0] != nil } ? solve(group) : nil
    }
    makeGroupsUniform()
    updateStarts()
  }

  private func items(of group: Int) -> Range<Int> {
    group * capacity..<min(input.itemCount, (group + 1) * capacity)
  }

  private func solve(_ group: Int, extent: (axis: LayoutAxis, length: CGFloat)? = nil) -> SolvedGroup {
    var solver = GroupSolver(grid: input.grid, needs: needs)
    return solver.solve(input.group, in: input.container, items: items(of: group), extent: extent)
  }

  /// Gives all groups the extent of the largest of those whose items have been asked, if the group is uniform along the
  /// axis.
  private mutating func makeGroupsUniform() {
    guard input.group.size[input.axis].kind == .uniformAcrossSiblings else { return }
    for group in measured.keys { measured[group] = solve(group) }
    guard let length = measured.values.map({ $0.size[input.axis] }).max() else { return }
    let extent = (axis: input.axis, length: length)
    for group in measured.keys { measured[group] = solve(group, extent: extent) }
    if partial != nil { partial = solve(count - 1, extent: extent) }
    var solver = GroupSolver(grid: input.grid)
    template = solver.solve(input.group, in: input.container, items: 0..<input.itemCount, extent: extent)
  }

  private mutating func updateStarts() {
    let extent = template.size[input.axis]
    guard (0..<count).contains(where: { group($0).size[input.axis] != extent }) else {
      starts = nil
      return
    }
    var starts: [CGFloat] = [0]
    starts.reserveCapacity(count + 1)
    for index in 0..<count { starts.append(starts[index] + group(index).size[input.axis] + input.gap) }
    self.starts = starts
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
