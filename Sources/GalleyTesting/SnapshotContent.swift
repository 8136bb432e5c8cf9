public import HeadlessUIKit

/// A type with a view to take snapshots of: a view, a view controller, or a custom type that makes one.
public protocol SnapshotContent {
  /// The view, the same at each call.
  @MainActor var viewForSnapshot: UIView { get }
}

extension UIView: SnapshotContent {
  /// The view itself.
  public var viewForSnapshot: UIView { self }
}

extension UIViewController: SnapshotContent {
  /// The controller's view, loaded if need be.
  public var viewForSnapshot: UIView { view }
}

extension SnapshotContent {
  /// - Throws: `SnapshotError` off the main actor.
  nonisolated func snapshotView() throws(SnapshotError) -> UIView {
    try MainActorCheck.require()
    // It never leaves the main actor, which this code runs on.
    nonisolated(unsafe) let content = self
    return MainActor.assumeIsolated { content.viewForSnapshot }
  }
}
