package import Foundation
package import UIKitValues

/// A group with the places of its items and supplementary views, in the group's coordinates.
package struct SolvedGroup: Equatable, Sendable {
  /// A cell.
  package struct Item: Equatable, Sendable {
    package var frame: CGRect
    package var zIndex = 0
    /// The axes along which the item decides about its size.
    package var estimatedAxes: UIAxis = []
  }

  /// A supplementary view of an item, or of the group or one inside it.
  package struct Supplementary: Equatable, Sendable {
    package var kind: String
    package var frame: CGRect
    package var zIndex: Int
    /// The item's number in the group; `nil` for a view of a group.
    package var item: Int?
  }

  package var size: CGSize
  package var items: [Item] = []
  package var supplementaries: [Supplementary] = []

  init(size: CGSize) {
    self.size = size
  }

  /// Adds what is in another group, or is another item, at a point.
  mutating func add(_ other: SolvedGroup, at origin: CGPoint) {
    let count = items.count
    items += other.items.map { item in
      var item = item
      item.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
      return item
    }
    supplementaries += other.supplementaries.map { view in
      var view = view
      view.frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
      view.item = view.item.map { $0 + count }
      return view
    }
  }

  /// The distance by which anything in the group reaches beyond its size, along an axis.
  func overhang(along axis: LayoutAxis) -> (before: CGFloat, after: CGFloat) {
    var overhang: (before: CGFloat, after: CGFloat) = (0, 0)
    func include(_ frame: CGRect) {
      let range = frame.range(along: axis)
      overhang = (max(overhang.before, -range.start), max(overhang.after, range.end - size[axis]))
    }
    for item in items { include(item.frame) }
    for view in supplementaries { include(view.frame) }
    return overhang
  }
}
