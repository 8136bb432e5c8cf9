import HeadlessUIKit
import ViewRendering

/// A strategy that renders a view under configurations.
struct RenderedStrategy<Value> {
  let configurations: SnapshotConfigurations
  let tolerance: SnapshotTolerance
  let allowed: [AllowedFinding]
  /// The displayed part of the view.
  var content = DisplayedContent.visible
  /// Returns the value's view, and the object that has to live while it is laid out.
  let view: (Value) throws -> (view: UIView, owner: Any?)
}
