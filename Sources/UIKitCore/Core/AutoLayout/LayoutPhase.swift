/// The phase of a layout. Changes return it to an earlier phase; `LayoutEngine.settle()` takes it to the last.
enum LayoutPhase: Int {
  /// Views or constraints have changed: the layout must be solved again.
  case changed
  /// Values that constants depend on (margins, baselines, the root's frame) may have changed: they must be compared.
  case uncertain
  /// The solution is valid, but placements must be updated: a layout boundary has moved on the pixel grid.
  case solved
  /// The placements are up to date.
  case settled
}

extension LayoutPhase: Comparable {
  static func < (left: LayoutPhase, right: LayoutPhase) -> Bool { left.rawValue < right.rawValue }
}

/// The role of an engine's root in the layout.
enum RootRole {
  /// The root has its given frame, unless constraints determine its size.
  case given
  /// The root was measured, and the solution is kept: it is also valid for the given frame, as long as that has the
  /// measured size and nothing changes.
  case fitting
  /// The root is being measured: its size is variable.
  case asking
}
