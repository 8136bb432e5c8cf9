public import Foundation
public import UIKitCore

extension UICollectionView {
  /// A class of cells, with the closure that configures them for an item.
  ///
  /// Cells dequeued with the same registration are reused for each other's items, so a registration is made once, outside
  /// of the data source's cell provider. Differs from UIKit: one that is made there is no fault, but nothing is reused.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for the item at an index path.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    fileprivate let identity = RegistrationIdentity()
    fileprivate let nib: UINib?
    fileprivate let handler: Handler

    /// Creates a registration of the class `Cell`.
    public init(handler: @escaping Handler) {
      (nib, self.handler) = (nil, handler)
    }

    /// Creates a registration of a nib. If that has no cell of the class `Cell`, making one is a fault, and gives an empty
    /// one.
    public init(cellNib: UINib, handler: @escaping Handler) {
      (nib, self.handler) = (cellNib, handler)
    }
  }

  /// A reused or new cell of the registration, configured by its handler unless `item` is `nil`.
  public final func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identity.identifier
    registerOnce(Cell.self, registration.nib, for: .cell(identifier))
    let cell: Cell = registered(dequeueCell(identifier, indexPath))
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}
