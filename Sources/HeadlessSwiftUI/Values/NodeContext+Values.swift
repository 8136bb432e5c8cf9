import ProposalLayout

/// Values that views are given, whose numbers have to be finite.
extension NodeContext {
  func insets(_ insets: EdgeInsets, _ call: String) -> LayoutInsets {
    EdgeInsets(
      top: number(insets.top, call), leading: number(insets.leading, call), bottom: number(insets.bottom, call),
      trailing: number(insets.trailing, call)
    ).layoutInsets
  }

  func anchor(_ anchor: UnitPoint, _ call: String) -> UnitPoint {
    UnitPoint(x: number(anchor.x, call), y: number(anchor.y, call))
  }
}
