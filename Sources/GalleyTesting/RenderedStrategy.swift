import HeadlessUIKit

/// A strategy that renders a view under configurations.
struct RenderedStrategy<Value> {
  let configurations: SnapshotConfigurations
  let tolerance: SnapshotTolerance
  let allowed: [AllowedFinding]
  /// The value's view, and what has to live for as long as it is laid out.
  let view: (Value) throws -> (view: UIView, owner: Any?)
}
