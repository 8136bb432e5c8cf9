/// How far a layout has come. A change takes it back; `LayoutEngine.settle()` takes it to the end.
enum LayoutPhase: Int {
  /// What views or constraints say has changed: the solver has to solve anew.
  case changed
  /// What constants follow from may have changed (margins, baselines, the root's frame): they are compared.
  case uncertain
  /// The solution holds, but placements are to be worked out anew: a layout boundary lies elsewhere on the grid of pixels.
  case solved
  /// The views know where they belong.
  case settled
}

extension LayoutPhase: Comparable {
  static func < (left: LayoutPhase, right: LayoutPhase) -> Bool { left.rawValue < right.rawValue }
}

/// What an engine's root is in the layout.
enum RootRole {
  /// It has the frame it was given, unless it leaves its size to constraints.
  case given
  /// It was asked for a size that fits, and what came of that is kept: it is the layout of the given frame, too, as long
  /// as that has this size and nothing changes.
  case fitting
  /// It is being asked at this moment: its size is free.
  case asking
}
