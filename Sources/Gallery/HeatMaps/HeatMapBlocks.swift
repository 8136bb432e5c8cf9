package import Foundation
import HeadlessUIKit
import QuotedText
import Snapshots

/// The parts of a heat map as blocks of a sheet.
@MainActor
struct HeatMapBlocks {
  /// `ambiguous layout ×2 allowed` takes 166 points; longer text wraps.
  private static let (cellWidth, nameWidth, lineHeight, inset) = (188.0, 64.0, 18.0, 8.0)
  /// The width that a header needs.
  private static let leastWidth = 640.0
  private static let style = SheetStyle.screen

  private let map: HeatMap
  private let width: Double

  private init(_ map: HeatMap) {
    self.map = map
    width = max(Self.leastWidth, Self.nameWidth + Double(map.columns.count) * Self.cellWidth)
  }

  /// The only page, for a screen.
  static func page(of map: HeatMap) -> SheetPages {
    let blocks = HeatMapBlocks(map)
    let notes = map.notes.enumerated().map { index, note in
      SheetBlock(
        [SheetText.label(note.shownOnOneLine, SheetText.ink, size: style.captionSize, width: blocks.width, lines: 0)],
        spacing: 0, gap: index == 0 ? style.gap : style.captionSize / 2)
    }
    let table = [blocks.heads] + map.rows.map(blocks.row)
    return SheetPages([blocks.title, blocks.legend] + table + notes, style, width: blocks.width, name: "")
  }

  private var title: SheetBlock {
    let style = Self.style
    return SheetBlock(
      [
        SheetText.label(
          map.title.shownOnOneLine, SheetText.ink, .bold, size: style.titleSize, width: width, lines: 0),
        SheetText.label(map.look.shownOnOneLine, SheetText.quiet, size: style.textSize, width: width, lines: 0),
      ], spacing: style.captionSize / 2, gap: 0)
  }

  /// A swatch of each colour and its meaning.
  private var legend: SheetBlock {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: Self.lineHeight))
    var x = 0.0
    for step in HeatMapScale.allCases {
      let field = UIView(frame: CGRect(x: x, y: 2, width: 22, height: Self.lineHeight - 4))
      field.backgroundColor = SheetText.color(step.fill)
      let label = SheetText.label(step.meaning, SheetText.quiet, size: Self.style.captionSize, width: 300)
      let size = label.sizeThatFits(label.bounds.size)
      label.frame = CGRect(
        x: x + 28, y: (Self.lineHeight - Double(size.height)) / 2, width: Double(size.width),
        height: Double(size.height))
      view.addSubview(field)
      view.addSubview(label)
      x += 28 + Double(size.width) + Self.style.gap
    }
    return SheetBlock([view], spacing: 0, gap: Self.style.gap)
  }

  /// The widths.
  private var heads: SheetBlock {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: Self.lineHeight))
    for (index, column) in map.columns.enumerated() {
      let label = SheetText.label(
        column, SheetText.ink, .semibold, size: Self.style.captionSize, width: Self.cellWidth - Self.inset)
      label.frame.origin.x = Self.x(of: index) + Self.inset
      view.addSubview(label)
    }
    return SheetBlock([view], spacing: 0, gap: Self.style.gap)
  }

  /// A row with cells as high as the highest of them.
  private func row(_ row: HeatMap.Row) -> SheetBlock {
    let fields = row.cells.map { field(of: $0) }
    let height = fields.map { Double($0.frame.size.height) }.max() ?? Self.height(ofLines: 1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let name = SheetText.label(
      row.name, SheetText.ink, .semibold, size: Self.style.captionSize, width: Self.nameWidth)
    name.frame.origin.y = Self.inset / 2
    view.addSubview(name)
    for (index, field) in fields.enumerated() {
      field.frame.origin.x = Self.x(of: index)
      field.frame.size.height = height
      view.addSubview(field)
    }
    return SheetBlock([view], spacing: 0, gap: 2)
  }

  /// A cell as high as its text, with unbroken words.
  private func field(of cell: HeatMap.Cell) -> UIView {
    let step = HeatMapScale(cell.state)
    let field = UIView()
    field.backgroundColor = SheetText.color(step.fill)
    var lineCount = 0.0
    for (index, line) in cell.lines.enumerated() {
      let label = SheetText.label(
        line.shownOnOneLine, SheetText.color(step.ink), index == 0 ? .semibold : .regular, size: Self.style.captionSize,
        width: Self.cellWidth - 2 - 2 * Self.inset, lines: 0)
      label.frame.origin = CGPoint(x: Self.inset, y: Self.inset / 2 + lineCount * Self.lineHeight)
      lineCount += (Double(label.frame.size.height) / Self.lineHeight).rounded(.up)
      field.addSubview(label)
    }
    field.frame.size = CGSize(width: Self.cellWidth - 2, height: Self.height(ofLines: max(1, lineCount)))
    return field
  }

  private static func height(ofLines count: Double) -> Double { count * lineHeight + inset }

  private static func x(of column: Int) -> Double { nameWidth + Double(column) * cellWidth }
}

extension SheetDrawing {
  /// A heat map as one PNG picture.
  package func picture(of map: HeatMap) throws -> Data { try picture { HeatMapBlocks.page(of: map) } }
}
