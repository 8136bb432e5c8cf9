public import Foundation

/// Index paths of items and rows, as collection and table views know them: a section, and a place in it.
extension IndexPath {
  /// The path of an item: the section and the place in it.
  public init(item: Int, section: Int) {
    self = [section, item]
  }

  /// The path of a table's row: the same as that of an item.
  public init(row: Int, section: Int) {
    self = [section, row]
  }

  /// The first index. On an empty path it is 0, and a fault.
  public var section: Int {
    get { isEmpty ? missing(0) : self[0] }
    set { set(newValue, at: 0) }
  }

  /// The second index. On a path without one it is 0, and a fault.
  public var item: Int {
    get { count < 2 ? missing(1) : self[1] }
    set { set(newValue, at: 1) }
  }

  /// The second index, by the name it has in tables.
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  private mutating func set(_ index: Int, at position: Int) {
    guard count > position else {
      _ = missing(position)
      return
    }
    self[position] = index
  }

  /// UIKit raises on index paths that are too short.
  private func missing(_ position: Int) -> Int {
    UIKitFaults.raise(
      "NSInternalInconsistencyException", call: position == 0 ? "IndexPath.section" : "IndexPath.item",
      reason: "the index path has \(count) indices; index paths of items have two, the section and the item")
    return 0
  }
}
