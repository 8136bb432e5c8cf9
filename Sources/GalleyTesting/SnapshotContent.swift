public import HeadlessUIKit

/// What has a view to be snapshotted: a view, a view controller, or a type of your own that makes one.
public protocol SnapshotContent {
  /// The view, the same each time it is asked for.
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
    // It never leaves the main actor, on which this is.
    nonisolated(unsafe) let content = self
    return MainActor.assumeIsolated { content.viewForSnapshot }
  }
}
