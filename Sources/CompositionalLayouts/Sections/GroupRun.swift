import Foundation
import SystemText
import UIKitValues

/// The groups of a section, one after the other along an axis. Places are counted from the start of the first group.
protocol GroupRun {
  /// The number of groups.
  var count: Int { get }
  /// The length of all groups with the distances between them.
  var length: CGFloat { get }
  /// The extent of the largest group across the axis.
  var extentAcross: CGFloat { get }

  /// The start of a group.
  func start(of group: Int) -> CGFloat
  /// A group with its places.
  func group(_ index: Int) -> SolvedGroup
  /// The group of an item, and the item's number in it; `nil` for an item without a place.
  func location(ofItem item: Int) -> (group: Int, item: Int)?
  /// The first item of a group.
  func firstItem(of group: Int) -> Int
  /// The groups that may have something between two places.
  func groups(from start: CGFloat, to end: CGFloat) -> Range<Int>
  /// The distance by which anything reaches beyond the groups' places along an axis.
  func reach(along axis: LayoutAxis) -> (before: CGFloat, after: CGFloat)
  /// The number of supplementary views of a kind, of groups and not of items, before those of a group.
  func supplementaries(ofKind kind: String, before group: Int) -> Int

  /// Adopts sizes that items need, by index; `nil` for an item whose size is not known any more.
  mutating func adopt(_ needs: [Int: CGSize?])
}

/// The parts that a run of groups is made from.
struct GroupRunInput {
  let group: LayoutItem
  let itemCount: Int
  /// The size that the groups' fractions refer to.
  let container: CGSize
  let axis: LayoutAxis
  let spacing: CGFloat
  let grid: PixelGrid

  /// The distance between the starts of neighbouring groups that is not a group's own extent.
  var gap: CGFloat { spacing + group.edgeSpacing.fixed(along: axis) }

  /// Whether the number of items in a group depends on the sizes they need.
  var hasVariableCapacity: Bool { group.hasVariableCapacity() }
}

extension LayoutItem {
  /// Whether a row or column of a fixed length in the item holds subitems that decide about their length along it. As a
  /// part of a group with a count along the `given` axis, the item has a fixed length whatever its own dimension says.
  fileprivate func hasVariableCapacity(given: LayoutAxis? = nil) -> Bool {
    guard let group else { return false }
    guard case .line(let axis, let count) = group.arrangement else { return false }
    let partAxis = count == nil ? nil : axis
    if group.subitems.contains(where: { $0.hasVariableCapacity(given: partAxis) }) { return true }
    guard count == nil, !size[axis].isEstimate || given == axis else { return false }
    return group.subitems.contains { $0.size[axis].isEstimate }
  }

  /// Whether anything in the item decides about its size.
  package var isEstimated: Bool {
    size.width.isEstimate || size.height.isEstimate || group?.subitems.contains(where: \.isEstimated) == true
  }
}
