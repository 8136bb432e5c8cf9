package import Foundation
import Spans
package import SystemText

/// The result of a flow layout: the frames of items, headers and footers, by index or by rectangle.
///
/// A section consists of its header, the inset before, the lines, the inset after and its footer, one after the other
/// along the scrolling direction. Origins are rounded to device pixels, sizes are not: the fourth of four items of 70
/// in 347 points is at 104.333, which is 104.5 at two pixels per point (UIKit, kern0x1b/charon,
/// `tests/backports/host/insetref`, "ref0.plain.375").
package struct FlowArrangement: Sendable {
  let axes: FlowAxes
  /// The length of lines before section insets: that of the view less its content insets.
  package let length: CGFloat
  /// The grid of device pixels.
  let grid: PixelGrid
  package private(set) var sections: [PlacedFlowSection] = []
  package private(set) var contentSize = CGSize.zero
  private let index: SpanIndex

  package init(_ sections: [FlowSection], axes: FlowAxes, length: CGFloat, grid: PixelGrid) {
    self.axes = axes
    self.length = max(0, length)
    self.grid = grid
    var start: CGFloat = 0
    for section in sections {
      let placed = PlacedFlowSection(section, axes: axes, length: self.length, start: start)
      self.sections.append(placed)
      start = placed.end
    }
    index = SpanIndex(self.sections.map(\.reach))
    contentSize = axes.size(of: FlowExtents(line: self.length, scroll: contentExtent(end: start)))
  }

  // MARK: Frames

  package func frame(ofItem item: Int, section: Int) -> CGRect? {
    guard sections.indices.contains(section), sections[section].lines.extents.indices.contains(item) else { return nil }
    return frame(ofItem: item, in: sections[section], line: sections[section].lines.line(ofItem: item))
  }

  /// The frame of a section's header; `nil` if it has none.
  package func headerFrame(section: Int) -> CGRect? {
    guard sections.indices.contains(section), sections[section].header > 0 else { return nil }
    return marginFrame(start: sections[section].start, extent: sections[section].header)
  }

  /// The frame of a section's footer; `nil` if it has none.
  package func footerFrame(section: Int) -> CGRect? {
    guard sections.indices.contains(section), sections[section].footer > 0 else { return nil }
    return marginFrame(start: sections[section].footerStart, extent: sections[section].footer)
  }

  /// The frame of an item, centred across its line.
  private func frame(ofItem item: Int, in section: PlacedFlowSection, line: FlowLine) -> CGRect {
    let extents = section.lines.extents[item]
    return axes.rect(
      line: grid.nearest(section.lineStart + section.lines.positions[item]),
      scroll: grid.nearest(section.linesStart + line.start + (line.extent - extents.scroll) / 2), extents: extents)
  }

  /// The frame of a header or footer, as long as a line without insets.
  private func marginFrame(start: CGFloat, extent: CGFloat) -> CGRect {
    axes.rect(line: 0, scroll: grid.nearest(start), extents: FlowExtents(line: length, scroll: extent))
  }

  // MARK: Rectangles

  /// The sections that may have something in the rectangle.
  package func sections(in rect: CGRect) -> Range<Int> {
    let range = widenedRange(of: rect)
    return index.candidates(touching: range.start, range.end)
  }

  /// The items of a section that intersect the rectangle, in order.
  ///
  /// - Complexity: O(log *n* + *m*), where *m* is the number of items on the lines that intersect it.
  package func items(in rect: CGRect, section: Int) -> [(item: Int, frame: CGRect)] {
    let placed = sections[section]
    let range = widenedRange(of: rect)
    let lines = placed.lineIndex.candidates(touching: range.start - placed.linesStart, range.end - placed.linesStart)
    return placed.lines.lines[lines].flatMap { line in
      line.items.lazy.map { ($0, frame(ofItem: $0, in: placed, line: line)) }.filter { $0.1.intersects(rect) }
    }
  }

  /// The range of the rectangle, widened by a pixel because rounding moves frames by up to half a pixel.
  private func widenedRange(of rect: CGRect) -> (start: CGFloat, end: CGFloat) {
    let range = axes.scrollRange(of: rect)
    return (range.start - 1 / grid.scale, range.end + 1 / grid.scale)
  }

  // MARK: Content size

  /// The end of the last section, rounded up to whole pixels, but at least the end of the frames.
  ///
  /// Differs from UIKit, whose content was 2154 points high where the last item ended at 2154.4 (charon, "longList").
  /// Ours covers every frame.
  private func contentExtent(end: CGFloat) -> CGFloat {
    let needed = sections.indices.last.map { furthestEnd(inSection: $0) } ?? 0
    return grid.up(max(0, end, needed))
  }

  private func furthestEnd(inSection section: Int) -> CGFloat {
    let placed = sections[section]
    let last = placed.lines.lines.last?.items ?? 0..<0
    let frames =
      last.compactMap { frame(ofItem: $0, section: section) } + [footerFrame(section: section)].compactMap { $0 }
    return frames.reduce(0) { max($0, axes.scrollRange(of: $1).end) }
  }
}
