public import Foundation

/// Index paths of items and rows in collection views and tables: a section, and an index in it.
extension IndexPath {
  /// Creates the path of an item from its section and its index in that.
  public init(item: Int, section: Int) {
    self = [section, item]
  }

  /// Creates the path of a table's row, which is the same as that of an item.
  public init(row: Int, section: Int) {
    self = [section, row]
  }

  /// The first index; 0 and a fault for an empty path.
  public var section: Int {
    get { isEmpty ? missing(0) : self[0] }
    set { set(newValue, at: 0) }
  }

  /// The second index; 0 and a fault for a path without one.
  public var item: Int {
    get { count < 2 ? missing(1) : self[1] }
    set { set(newValue, at: 1) }
  }

  /// The second index, by its name in tables.
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

  /// Records the fault for an index path that is too short, on which UIKit raises.
  private func missing(_ position: Int) -> Int {
    UIKitFaults.raise(
      "NSInternalInconsistencyException", call: position == 0 ? "IndexPath.section" : "IndexPath.item",
      reason: "the index path has \(count) indices; index paths of items have two, the section and the item")
    return 0
  }
}

/// Foundation's class for index paths, as older code writes it.
extension NSIndexPath {
  /// Creates the path of an item from its section and its index in that.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// Creates the path of a table's row, which is the same as that of an item.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// The first index; 0 and a fault for an empty path.
  public var section: Int { path.section }
  /// The second index; 0 and a fault for a path without one.
  public var item: Int { path.item }
  /// The second index, by its name in tables.
  public var row: Int { path.row }

  private var path: IndexPath { IndexPath(indexes: (0..<length).map { index(atPosition: $0) }) }
}
