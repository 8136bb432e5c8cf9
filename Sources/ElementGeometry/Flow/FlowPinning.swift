package import Foundation

/// Keeps headers and footers of a flow layout within the visible area while their section is.
///
/// A header 30 high of a section from 100 to 400 is at 100; at 250 when the visible area starts there; and at 370 when
/// that starts at 390, as it does not leave its section. Apple describes the effect as that of plain table views;
/// neither its numbers nor its limits are public. Here a header stops at its section's footer, and a footer at the
/// header.
package struct FlowPinning: Sendable {
  package var pinsHeaders: Bool
  package var pinsFooters: Bool
  /// The visible range along the scrolling direction, less the content insets.
  package var visible: (start: CGFloat, end: CGFloat)

  package init(pinsHeaders: Bool, pinsFooters: Bool, visible: (start: CGFloat, end: CGFloat)) {
    self.pinsHeaders = pinsHeaders
    self.pinsFooters = pinsFooters
    self.visible = visible
  }

  package func headerFrame(_ frame: CGRect, of section: PlacedFlowSection, axes: FlowAxes) -> CGRect {
    guard pinsHeaders else { return frame }
    let range = axes.scrollRange(of: frame)
    let furthest = max(range.start, section.footerStart - section.header)
    return frame.moved(by: min(max(visible.start, range.start), furthest) - range.start, axes: axes)
  }

  package func footerFrame(_ frame: CGRect, of section: PlacedFlowSection, axes: FlowAxes) -> CGRect {
    guard pinsFooters else { return frame }
    let range = axes.scrollRange(of: frame)
    let furthest = min(range.start, section.start + section.header)
    return frame.moved(by: max(min(visible.end - section.footer, range.start), furthest) - range.start, axes: axes)
  }
}

extension CGRect {
  fileprivate func moved(by distance: CGFloat, axes: FlowAxes) -> CGRect {
    axes.scrollsHorizontally ? offsetBy(dx: distance, dy: 0) : offsetBy(dx: 0, dy: distance)
  }
}
