import Foundation
import Spans

/// A section and the starts of its parts along the scrolling direction, in the layout's coordinates.
package struct PlacedFlowSection: Sendable {
  let header: CGFloat
  let footer: CGFloat
  let lines: FlowLines
  let lineIndex: SpanIndex
  let start: CGFloat
  let linesStart: CGFloat
  let footerStart: CGFloat
  let end: CGFloat
  /// The start of the lines in their own direction.
  let lineStart: CGFloat

  init(_ section: FlowSection, axes: FlowAxes, length: CGFloat, start: CGFloat) {
    let line = axes.lineInsets(section.insets)
    let scroll = axes.scrollInsets(section.insets)
    self.start = start
    header = section.header
    footer = section.footer
    lines = FlowLines(
      section.items, length: length - line.before - line.after, spacing: section.itemSpacing,
      lineSpacing: section.lineSpacing)
    lineIndex = SpanIndex(lines.lines.map { (start: $0.start, end: $0.start + $0.extent) })
    lineStart = line.before
    linesStart = start + section.header + scroll.before
    footerStart = linesStart + lines.extent + scroll.after
    end = footerStart + section.footer
  }

  /// Whether the section has no items, header or footer.
  package var isEmpty: Bool { lines.extents.isEmpty && header <= 0 && footer <= 0 }

  /// The range in which anything of the section may lie, with negative insets and spacings taken into account.
  var reach: (start: CGFloat, end: CGFloat) {
    let starts = lines.lines.lazy.map { linesStart + $0.start }
    let ends = lines.lines.lazy.map { linesStart + $0.start + $0.extent }
    return (min(start, footerStart, starts.min() ?? start), max(start + header, end, ends.max() ?? end))
  }
}
