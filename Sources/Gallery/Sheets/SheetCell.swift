import Foundation

/// The space for a case on a sheet: a line with its name, its pictures, and a line for findings.
struct SheetCell: Sendable {
  /// The sizes of the pictures, in points of the device.
  let sizes: [CGSize]
  /// Whether two pictures are stacked vertically, as wide ones are.
  let isStacked: Bool
  /// Whether pictures have their names above them.
  let hasNames: Bool
  /// Whether any case of the sheet has findings, for which there is a line then.
  let hasFlags: Bool
  let style: SheetStyle

  /// The size of a picture on the sheet, in half points.
  static func shown(_ size: CGSize, scale: Double) -> CGSize {
    func half(_ length: Double) -> Double { max(1, (length * scale * 2).rounded()) / 2 }
    return CGSize(width: half(Double(size.width)), height: half(Double(size.height)))
  }

  /// The size of the pictures with their names.
  private func picturesSize(scale: Double) -> CGSize {
    let shown = sizes.map { SheetCell.shown($0, scale: scale) }
    let widths = shown.map { Double($0.width) }
    let heights = shown.map { Double($0.height) + nameHeight }
    let gaps = Double(max(0, sizes.count - 1)) * style.innerGap
    return isStacked
      ? CGSize(width: widths.max() ?? 0, height: heights.reduce(gaps, +))
      : CGSize(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
  }

  var nameHeight: Double { hasNames ? style.captionHeight : 0 }

  func width(scale: Double) -> Double { max(style.leastCellWidth, Double(picturesSize(scale: scale).width)) }

  func height(scale: Double) -> Double {
    style.captionHeight + Double(picturesSize(scale: scale).height) + (hasFlags ? style.captionHeight : 0)
  }

  /// The frames of the pictures, relative to the cell's top left corner, beginning at their names.
  func frames(scale: Double) -> [CGRect] {
    var (x, y) = (0.0, style.captionHeight)
    return sizes.map { size in
      let shown = SheetCell.shown(size, scale: scale)
      let frame = CGRect(origin: CGPoint(x: x, y: y + nameHeight), size: shown)
      if isStacked {
        y += nameHeight + Double(shown.height) + style.innerGap
      } else {
        x += Double(shown.width) + style.innerGap
      }
      return frame
    }
  }
}
