public import Foundation
public import HeadlessUIKit

/// Handles what is dropped on a view. Nothing is.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether something is taken.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes something.
  func performDrop(info: DropInfo) -> Bool
  /// Something has come above the view.
  func dropEntered(info: DropInfo)
  /// The proposed operation for items above the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Something has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// The dropped items. There are none.
public struct DropInfo {
  /// The position of the drop, in points.
  public var location: CGPoint { .zero }
  /// Whether there is something of a type: no.
  public func hasItemsConforming<T>(to contentTypes: [T]) -> Bool { false }
  /// The item providers of a type: none.
  public func itemProviders<T>(for contentTypes: [T]) -> [NSItemProvider] { [] }
}

/// The operation of a drop.
public enum DropOperation: Sendable {
  /// Nothing, nothing as it is forbidden, it is copied, it is moved.
  case cancel, forbidden, copy, move
}

/// The proposed operation of a drop.
public struct DropProposal: Sendable {
  /// The proposed operation.
  public let operation: DropOperation
  /// Creates a proposal of an operation.
  public init(operation: DropOperation) { self.operation = operation }
}
