import Foundation
import SystemText
@_spi(Subclasses) import UIKitCore

/// The layout of the texts and the image in a cell without constraints.
///
/// Positions are in a content view of a given width, from the leading edge. Text of 17 points in a row of 43.5 at two
/// pixels a point is at y = 12, with its value on the same line; in a row of 51 they are at 16.
@MainActor
struct SystemCellLayout {
  let style: UITableViewCell.CellStyle
  let text: UILabel?
  let detail: UILabel?
  let imageSize: CGSize?
  let width: CGFloat
  /// The distances from the content view's edges to the texts.
  let insets: (leading: CGFloat, trailing: CGFloat)
  let grid: PixelGrid
  /// Whether the text size is one of the accessibility sizes.
  let isAccessible: Bool

  struct Frames {
    var image: CGRect?
    var text: CGRect?
    var detail: CGRect?
  }

  /// The leading edge of the texts.
  var textStart: CGFloat {
    insets.leading + (imageSize.map { $0.width + TableMetrics.imageSpacing } ?? 0)
  }

  private var room: CGFloat { max(0, width - textStart - insets.trailing) }

  /// Whether the second text is below the first.
  ///
  /// Values stand beside their texts where both fit, but never at the accessibility sizes.
  var isStacked: Bool {
    switch style {
    case .default: false
    case .subtitle: true
    case .value1:
      text != nil && detail != nil
        && (isAccessible || natural(text).width + TableMetrics.valueSpacing + natural(detail).width > room)
    case .value2: isAccessible && text != nil && detail != nil
    }
  }

  private func natural(_ label: UILabel?) -> CGSize {
    label?.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)) ?? .zero
  }

  private func size(_ label: UILabel?, in width: CGFloat) -> CGSize {
    guard let label else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  // MARK: Height

  /// The fitting height of the cell: its texts with margins, at least 44 points.
  var height: CGFloat {
    let texts = isStacked ? stackedHeight : lineHeight + 2 * TableMetrics.contentMarginVertical
    return max(TableMetrics.standardRowHeight, grid.up(texts), grid.up(imageSize?.height ?? 0))
  }

  private var stackedHeight: CGFloat {
    let figures = TableMetrics.subtitle
    guard detail != nil, text != nil else { return lineHeight + 2 * TableMetrics.contentMarginVertical }
    return figures.top + size(text, in: room).height + figures.spacing + size(detail, in: room).height
      + figures.bottom
  }

  private var lineHeight: CGFloat {
    let widths = lineWidths
    return max(size(text, in: widths.text).height, size(detail, in: widths.detail).height)
  }

  /// The widths of the two texts when they are side by side.
  private var lineWidths: (text: CGFloat, detail: CGFloat) {
    guard detail != nil, text != nil else { return (room, room) }
    switch style {
    case .default, .subtitle: return (room, room)
    case .value1:
      let detailWidth = min(natural(detail).width, room)
      return (max(0, room - TableMetrics.valueSpacing - detailWidth), detailWidth)
    case .value2:
      let figures = TableMetrics.value2
      return (figures.textWidth, max(0, room - figures.textWidth - figures.spacing))
    }
  }

  // MARK: Frames

  func frames(height: CGFloat) -> Frames {
    var frames = Frames()
    frames.image = imageSize.map {
      CGRect(origin: CGPoint(x: insets.leading, y: ((height - $0.height) / 2).rounded(.down)), size: $0)
    }
    if style == .default || (text == nil) != (detail == nil) && style == .subtitle {
      let whole = CGRect(x: textStart, y: 0, width: room, height: height)
      (frames.text, frames.detail) = (text.map { _ in whole }, detail.map { _ in whole })
    } else if isStacked {
      placeStacked(&frames, height)
    } else {
      placeInLine(&frames, height)
    }
    return frames
  }

  /// Places the text above the detail, centred together, with a gap where the row is high enough for it.
  private func placeStacked(_ frames: inout Frames, _ height: CGFloat) {
    let (first, second) = (size(text, in: room), size(detail, in: room))
    let figures = TableMetrics.subtitle
    let gap =
      grid.up(figures.top + first.height + figures.spacing + second.height + figures.bottom) <= height
      ? figures.spacing : 0
    let top = max(0, ((height - first.height - gap - second.height) / 2).rounded(.up))
    frames.text = CGRect(x: textStart, y: top, width: room, height: first.height)
    frames.detail = CGRect(x: textStart, y: top + first.height + gap, width: room, height: second.height)
  }

  /// Places the texts side by side on one baseline.
  private func placeInLine(_ frames: inout Frames, _ height: CGFloat) {
    let widths = lineWidths
    let (first, second) = (size(text, in: widths.text), size(detail, in: widths.detail))
    func top(_ size: CGSize) -> CGFloat { max(0, ((height - size.height) / 2).rounded(.up)) }
    let textWidth = style == .value2 ? widths.text : first.width
    frames.text = text.map { _ in
      CGRect(x: textStart, y: top(first), width: textWidth, height: first.height)
    }
    frames.detail = detail.map { _ in
      let x =
        style == .value2
        ? textStart + (text == nil ? 0 : widths.text + TableMetrics.value2.spacing)
        : width - insets.trailing - second.width
      return CGRect(
        x: x, y: detailTop(top(first), first, second, alone: top(second)), width: second.width,
        height: second.height)
    }
  }

  private func detailTop(_ top: CGFloat, _ first: CGSize, _ second: CGSize, alone: CGFloat) -> CGFloat {
    guard let text, let detail else { return alone }
    return grid.nearest(top + text.baselineOffsets(for: first).first - detail.baselineOffsets(for: second).first)
  }
}
