/// The number of views of collections that a lazy container still makes at once. Of further ones only those in sight
/// are made.
@MainActor
final class LazyRoom {
  private var left = 50

  /// Whether a collection of so many elements still has room, which is then taken.
  func takes(_ count: Int) -> Bool {
    guard count <= left else { return false }
    left -= count
    return true
  }
}

/// A collection of views that a lazy container can make one by one.
@MainActor
protocol LazyCollection {
  var itemCount: Int { get }

  /// The identity of the item at an index.
  func itemID(at index: Int) -> AnyHashable

  /// The nodes of the item at an index.
  func itemNodes(at index: Int, in context: NodeContext) -> [ViewNode]

  /// The node that stands for the items in a lazy container; nil if they are made at once.
  func placeholder(in context: NodeContext) -> ViewNode?
}

/// A view that may be one node with rows of its own, which modifiers of the view do not change.
@MainActor
protocol RowOwner {
  /// Whether the view keeps its rows.
  func keepsRows(in context: NodeContext) -> Bool
}

private struct AppearsInSightKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether views appear when they come in sight: in lazy containers.
  var appearsInSight: Bool {
    get { self[AppearsInSightKey.self] }
    set { self[AppearsInSightKey.self] = newValue }
  }
}
