package import Foundation
package import SystemText
import UIKitValues

/// Finds the places in a group.
///
/// A group of 375 points with two items of `fractionalWidth(0.5)` has one at 0 and one at 187.333, at three pixels per
/// point: shares are cut to whole pixels before they are added up. UIKit does so from iOS 17 on for the parts of groups
/// with a count (faberNovel/CompositionalLayoutDSL's pictures: 76.75 becomes 76.667, and the third part is at 185.333).
/// That it cuts rather than rounds, and other shares too, fits all measured frames, but is not certain.
package struct GroupSolver {
  /// The difference below which lengths are taken to be equal.
  static let tolerance: CGFloat = 0.001

  let grid: PixelGrid
  /// The sizes that items need, by their index in the section; estimates hold for others.
  let needs: [Int: CGSize]
  package private(set) var problems: Set<LayoutProblem> = []

  package init(grid: PixelGrid, needs: [Int: CGSize] = [:]) {
    (self.grid, self.needs) = (grid, needs)
  }

  /// Extents that are given from outside, instead of a definition's own.
  struct GivenExtents {
    var width: CGFloat?
    var height: CGFloat?
    /// Whether the extents are those of all groups of a section, which keep the items they have by their estimates.
    var areShared = false

    subscript(axis: LayoutAxis) -> CGFloat? {
      get { axis == .horizontal ? width : height }
      set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
  }

  /// The places in a group, filled with those of the items that fit.
  ///
  /// - Parameters:
  ///   - container: The size that the group's fractions refer to.
  ///   - items: The indices of the items that have no place yet.
  ///   - extent: The group's extent along an axis, if all groups of the section share one.
  package mutating func solve(
    _ group: LayoutItem, in container: CGSize, items: Range<Int>, extent: (axis: LayoutAxis, length: CGFloat)? = nil
  ) -> SolvedGroup {
    var rest = items
    var given = GivenExtents()
    if let extent { (given[extent.axis], given.areShared) = (extent.length, true) }
    return place(group, in: container, given, &rest)
  }

  /// The place of an item, or of a group with all in it. Takes the items it shows from `rest`.
  mutating func place(
    _ item: LayoutItem, in container: CGSize, _ given: GivenExtents, _ rest: inout Range<Int>
  ) -> SolvedGroup {
    guard let group = item.group else { return cell(item, in: container, given, &rest) }
    switch group.arrangement {
    case .line(let axis, let count):
      var line = LineSolver(item, group, axis: axis, count: count, container: container, given: given)
      return line.solve(with: &self, &rest)
    case .custom(let places): return custom(item, places, in: container, given, &rest)
    }
  }

  private func cell(
    _ item: LayoutItem, in container: CGSize, _ given: GivenExtents, _ rest: inout Range<Int>
  ) -> SolvedGroup {
    let need = rest.first.flatMap { needs[$0] }
    var size = CGSize.zero
    for axis in [LayoutAxis.horizontal, .vertical] {
      let dimension = item.size[axis]
      let own = dimension.isEstimate ? need?[axis] : nil
      size[axis] = given[axis] ?? own ?? length(dimension, in: container)
    }
    rest = rest.dropFirst()
    var solved = SolvedGroup(size: size)
    let frame = CGRect(origin: .zero, size: size).inset(by: item.effectiveInsets)
    solved.items = [SolvedGroup.Item(frame: frame, estimatedAxes: item.estimatedAxes(given))]
    solved.supplementaries = supplementaries(of: item, in: frame, item: 0)
    return solved
  }

  private func custom(
    _ item: LayoutItem, _ places: @escaping LayoutGroup.CustomPlaces, in container: CGSize, _ given: GivenExtents,
    _ rest: inout Range<Int>
  ) -> SolvedGroup {
    let size = CGSize(
      width: given.width ?? length(item.size.width, in: container),
      height: given.height ?? length(item.size.height, in: container))
    let insets = item.effectiveInsets
    var solved = SolvedGroup(size: size)
    let frames = MainActor.assumeIsolated { places(size, insets) }
    solved.items = frames.prefix(rest.count).map { SolvedGroup.Item(frame: $0.frame, zIndex: $0.zIndex) }
    rest = rest.dropFirst(solved.items.count)
    solved.supplementaries = supplementaries(
      of: item, in: CGRect(origin: .zero, size: size).inset(by: insets), item: nil)
    return solved
  }

  /// A dimension in points, before the element is asked.
  package func length(_ dimension: LayoutDimension, in container: CGSize) -> CGFloat {
    switch dimension.kind {
    case .fractionalWidth: max(0, grid.down(container.width * dimension.value))
    case .fractionalHeight: max(0, grid.down(container.height * dimension.value))
    case .absolute, .estimated, .uniformAcrossSiblings: dimension.value
    }
  }

  package mutating func report(_ problem: LayoutProblem) {
    problems.insert(problem)
  }
}

extension LayoutItem {
  /// The axes along which a cell decides about its size.
  func estimatedAxes(_ given: GroupSolver.GivenExtents) -> UIAxis {
    var axes: UIAxis = []
    if size.width.isEstimate, given.width == nil || size.width.kind == .uniformAcrossSiblings {
      axes.insert(.horizontal)
    }
    if size.height.isEstimate, given.height == nil || size.height.kind == .uniformAcrossSiblings {
      axes.insert(.vertical)
    }
    return axes
  }
}
