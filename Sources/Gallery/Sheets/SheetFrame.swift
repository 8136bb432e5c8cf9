import HeadlessUIKit

/// The contents of a sheet around its pictures: a header, titles of groups, and remarks.
@MainActor
struct SheetFrame {
  /// The maximum number of remarks shown.
  private static let maxRemarks = 40

  let groups: [SheetGroup]
  private let style: SheetStyle
  private let header: SheetBlock
  /// The title of each group.
  private let titles: [SheetBlock?]
  private let remarks: [SheetBlock]

  init(_ sheet: Sheet, _ style: SheetStyle, width: Double) {
    self.style = style
    let groups = sheet.groups
    self.groups = groups
    header = .header(of: sheet, style, width: width)
    titles = groups.map { group in
      groups.count > 1 ? group.look.map { SheetBlock.title($0, style, width: width) } : nil
    }
    var shown = Array(sheet.remarks.prefix(SheetFrame.maxRemarks))
    let rest = sheet.remarks.count - shown.count
    if rest > 0 { shown.append(SheetRemark(kind: .change, subject: "", cases: "", text: "And \(rest) more.")) }
    remarks = shown.enumerated().map { .remark($1, style, width: width, isFirst: $0 == 0) }
  }

  /// The parts of the sheet, with the rows of a grid of its cases.
  func parts(around grid: SheetGrid) -> [SheetFlow.Part] {
    joined(
      grid, block: \.part,
      row: { group, range, gap in SheetFlow.Part(height: grid.height(of: range, in: group), gap: gap) })
  }

  /// The same parts as blocks, for drawing.
  func blocks(around grid: SheetGrid, images: SheetImages, density: Double?) -> [SheetBlock] {
    joined(
      grid, block: { $0 },
      row: { group, range, gap in
        let row = SheetRow(
          cases: Array(groups[group].cases[range]), cells: Array(grid.cells[group][range]), scale: grid.scale,
          images: images, density: density)
        return SheetBlock(
          part: SheetFlow.Part(height: grid.height(of: range, in: group), gap: gap), makeView: row.makeView)
      })
  }

  /// All parts in order.
  private func joined<Value>(
    _ grid: SheetGrid, block: (SheetBlock) -> Value, row: (Int, Range<Int>, _ gap: Double) -> Value
  ) -> [Value] {
    var values = [block(header)]
    for group in groups.indices {
      if let title = titles[group] { values.append(block(title)) }
      for (number, range) in grid.rows(of: group).enumerated() {
        let gap = number > 0 ? style.gap : titles[group] == nil ? style.gap * 1.5 : style.gap / 2
        values.append(row(group, range, gap))
      }
    }
    return values + remarks.map(block)
  }
}
