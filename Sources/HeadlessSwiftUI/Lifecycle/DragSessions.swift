public import Foundation
import HeadlessUIKit

// Drags of several things, and sessions of drags and drops. There are none.
extension View {
  /// Has no effect in a still picture.
  public nonisolated func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    modifier(EmptyModifier())
  }
  /// The action is not called.
  public nonisolated func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View
  { modifier(EmptyModifier()) }
  /// The action is not called.
  public nonisolated func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    modifier(EmptyModifier())
  }
  /// The action is not called.
  public nonisolated func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    modifier(EmptyModifier())
  }
  /// The action is not called.
  public nonisolated func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping (_ items: [T], _ session: DropSession) -> Void
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func dragContainer<Item: Transferable, Data: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil, _ payload: @escaping (Item.ID) -> Data
  ) -> some View where Item: Identifiable, Data.Element == Item { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func dragContainer<Item: Transferable, Data: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil, _ payload: @escaping ([Item.ID]) -> Data
  ) -> some View where Item: Identifiable, Data.Element == Item { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func dragContainer<ItemID: Hashable, Item: Transferable, Data: Collection>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([ItemID]) -> Data
  ) -> some View where Data.Element == Item { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func dragContainerSelection<ItemID: Hashable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func draggable<ItemID: Hashable>(containerItemID: ItemID, containerNamespace: Namespace.ID? = nil)
    -> some View
  { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func draggable<Item: Transferable>(
    _ type: Item.Type, containerNamespace: Namespace.ID? = nil, _ payload: @escaping () -> Item?
  ) -> some View where Item: Identifiable { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func draggable<Item: Transferable, ItemID: Hashable>(
    _ type: Item.Type, id: KeyPath<Item, ItemID>, containerNamespace: Namespace.ID? = nil,
    _ payload: @escaping () -> Item?
  ) -> some View { modifier(EmptyModifier()) }
}

/// What may be done with what is dragged.
public struct DragConfiguration {
  /// What may be done within the app.
  public struct OperationsWithinApp: Sendable {
    /// Whether it may be copied, moved and removed, or an alias be made.
    public var allowCopy, allowMove, allowDelete, allowAlias: Bool
    /// What may be done.
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      (self.allowCopy, self.allowMove, self.allowDelete, allowAlias) = (allowCopy, allowMove, allowDelete, false)
    }
  }

  /// What other apps may do.
  public struct OperationsOutsideApp: Sendable {
    /// Whether it may be copied, moved and removed, or an alias be made.
    public var allowCopy, allowMove, allowDelete, allowAlias: Bool
    /// What may be done.
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      (self.allowCopy, self.allowMove, self.allowDelete, allowAlias) = (allowCopy, allowMove, allowDelete, false)
    }
  }

  /// What may be done within the app.
  public var operationsWithinApp: OperationsWithinApp
  /// What other apps may do.
  public var operationsOutsideApp: OperationsOutsideApp

  /// What may be done within the app and by others.
  public init(
    operationsWithinApp: OperationsWithinApp = OperationsWithinApp(),
    operationsOutsideApp: OperationsOutsideApp = OperationsOutsideApp()
  ) { (self.operationsWithinApp, self.operationsOutsideApp) = (operationsWithinApp, operationsOutsideApp) }

  /// Copies, moves, and removals.
  public init(allowMove: Bool, allowDelete: Bool = false) {
    self.init(operationsWithinApp: OperationsWithinApp(allowMove: allowMove, allowDelete: allowDelete))
  }
}

/// What is done with what is dropped.
public struct DropConfiguration {
  /// What is done.
  public var operation: DropOperation
  /// How many things are taken.
  public var acceptedItemCount: Int?
  /// What is done.
  public init(operation: DropOperation) { self.operation = operation }
}

/// A drag that is under way. There is none.
public struct DragSession: Identifiable {
  /// The identity of a drag.
  public struct ID: Hashable, Sendable {}
  /// The course of a drag.
  public enum Phase: Hashable, Sendable {
    /// It begins, goes on, has ended, or its data are loaded.
    case initial, active
    /// It has ended.
    case ended(DropOperation)
    /// Its data are loaded.
    case dataTransferCompleted
  }
  /// The identity.
  public let id: ID
  /// How far it is.
  public let phase: Phase
  /// The number of the thing below the finger.
  public let draggedItemIndex: Int
  /// The identities of what is dragged.
  public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { [] }
}

/// A drop that is under way. There is none.
public struct DropSession: Identifiable {
  /// The identity of a drop.
  public struct ID: Hashable, Sendable {}
  /// A drag that began in the app.
  public struct LocalSession {
    /// The identities of what is dragged.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { [] }
  }
  /// The course of a drop.
  public enum Phase: Hashable, Sendable {
    /// It enters the view, is above it, left it, has ended, or its data are loaded.
    case entering, active, exiting
    /// It has ended.
    case ended(DropOperation)
    /// Its data are loaded.
    case dataTransferCompleted
  }
  /// The identity.
  public let id: ID
  /// How far it is.
  public let phase: Phase
  /// Where it is in the view.
  public let location: CGPoint
  /// The size of the view.
  public let size: CGSize
  /// How many things are dropped.
  public let itemsCount: Int
  /// The drag, where it began in the app.
  public let localSession: LocalSession?
}
