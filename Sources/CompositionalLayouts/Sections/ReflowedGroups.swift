import Foundation
import UIKitValues

/// Groups that hold as many items as fit by the sizes they need, as rows of words do. All are computed one after the
/// other; a change leaves those before it alone.
///
/// Public sources say nothing about estimated widths in a row of fixed width. Here items go to the next group where they
/// do not fit at the size they need, or at their estimate as long as that is unknown.
struct ReflowedGroups: GroupRun {
  private struct Placed {
    let group: SolvedGroup
    let firstItem: Int
    let start: CGFloat
  }

  private let input: GroupRunInput
  private var groups: [Placed] = []
  private var needs: [Int: CGSize] = [:]
  /// The distance by which any group reaches beyond its place along the axis, and across it.
  private var reach: (before: CGFloat, after: CGFloat) = (0, 0)
  private var reachAcross: (before: CGFloat, after: CGFloat) = (0, 0)

  init?(_ input: GroupRunInput, _ problems: inout Set<LayoutProblem>) {
    self.input = input
    flow(from: 0, &problems)
    if groups.isEmpty, input.itemCount > 0 { return nil }
  }

  var count: Int { groups.count }
  var length: CGFloat { groups.last.map { $0.start + $0.group.size[input.axis] + input.gap - input.spacing } ?? 0 }
  var extentAcross: CGFloat { groups.map { $0.group.size[input.axis.across] }.max() ?? 0 }

  func start(of group: Int) -> CGFloat { groups[group].start }
  func group(_ index: Int) -> SolvedGroup { groups[index].group }
  func firstItem(of group: Int) -> Int { groups[group].firstItem }

  func location(ofItem item: Int) -> (group: Int, item: Int)? {
    let group = firstGroup { $0.firstItem > item } - 1
    guard groups.indices.contains(group) else { return nil }
    return (group, item - groups[group].firstItem)
  }

  func groups(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = max(0, firstGroup { $0.start > start - reach.after } - 1)
    return first..<max(first, firstGroup { $0.start > end + reach.before })
  }

  func reach(along axis: LayoutAxis) -> (before: CGFloat, after: CGFloat) {
    axis == input.axis ? reach : reachAcross
  }

  func supplementaries(ofKind kind: String, before group: Int) -> Int {
    groups[..<group].reduce(0) { count, placed in
      count + placed.group.supplementaries.count { $0.item == nil && $0.kind == kind }
    }
  }

  mutating func adopt(_ needs: [Int: CGSize?]) {
    for (item, need) in needs { self.needs[item] = need }
    guard let first = needs.keys.min(), let location = location(ofItem: first) else { return }
    // The group before may have room for the item now.
    var problems: Set<LayoutProblem> = []
    flow(from: max(0, location.group - 1), &problems)
  }

  private func firstGroup(where passes: (Placed) -> Bool) -> Int {
    var (low, high) = (0, groups.count)
    while low < high {
      let middle = (low + high) / 2
      if passes(groups[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private mutating func flow(from first: Int, _ problems: inout Set<LayoutProblem>) {
    var item = groups.indices.contains(first) ? groups[first].firstItem : 0
    var start = groups.indices.contains(first) ? groups[first].start : 0
    groups.removeSubrange(min(first, groups.count)...)
    var solver = GroupSolver(grid: input.grid, needs: needs)
    while item < input.itemCount {
      let group = solver.solve(input.group, in: input.container, items: item..<input.itemCount)
      guard !group.items.isEmpty else {
        solver.report(.emptyGroup)
        break
      }
      let (along, across) = (group.overhang(along: input.axis), group.overhang(along: input.axis.across))
      reach = (max(reach.before, along.before), max(reach.after, along.after))
      reachAcross = (max(reachAcross.before, across.before), max(reachAcross.after, across.after))
      groups.append(Placed(group: group, firstItem: item, start: start))
      item += group.items.count
      start += group.size[input.axis] + input.gap
    }
    problems.formUnion(solver.problems)
  }
}
