extension UICollectionViewDiffableDataSource {
  /// The closures that reordering by the user calls. Stored: nothing is dragged.
  public struct ReorderingHandlers {
    /// Whether an item can be reordered; `nil` if none can.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the user's reordering takes effect.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after the user's reordering has taken effect.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers of which none is set.
    public init() {}
  }

  /// The closures that expanding and collapsing by the user calls. Stored: there are no touches.
  public struct SectionSnapshotHandlers<ItemType> {
    /// Whether an item can be expanded; `nil` if all can.
    public var shouldExpandItem: ((ItemType) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((ItemType) -> Void)?
    /// Whether an item can be collapsed; `nil` if all can.
    public var shouldCollapseItem: ((ItemType) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((ItemType) -> Void)?
    /// Returns the children of an item that is expanded, given those it has.
    public var snapshotForExpandingParent:
      (
        (ItemType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> NSDiffableDataSourceSectionSnapshot<
          ItemIdentifierType
        >
      )?

    /// Creates handlers of which none is set.
    public init() {}
  }
}
