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
  /// What would happen to something above the view.
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

/// What is dropped: nothing.
public struct DropInfo {
  /// Where it is, in points.
  public var location: CGPoint { .zero }
  /// Whether there is something of a type: no.
  public func hasItemsConforming<T>(to contentTypes: [T]) -> Bool { false }
  /// What there is of a type: nothing.
  public func itemProviders<T>(for contentTypes: [T]) -> [NSItemProvider] { [] }
}

/// What happens to what is dropped.
public enum DropOperation: Sendable {
  /// Nothing, nothing as it is forbidden, it is copied, it is moved.
  case cancel, forbidden, copy, move
}

/// What would happen to what is dropped.
public struct DropProposal: Sendable {
  /// What would happen.
  public let operation: DropOperation
  /// What would happen to what is dropped.
  public init(operation: DropOperation) { self.operation = operation }
}
