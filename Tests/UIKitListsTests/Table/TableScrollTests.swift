import Foundation
import Testing
import UIKitLists

/// A scrolled table shows the same as one that is high enough for all rows: random tables of all styles, with heights
/// from the delegate or measured.
@MainActor @Suite struct TableScrollTests {
  /// A row with the height in its name.
  final class NamedRow: CountingCell {
    var wanted: CGFloat = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wanted) }
  }

  /// A linear congruential generator, for the same tables each time.
  struct Draw {
    var state: UInt64

    mutating func next(_ range: ClosedRange<Int>) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + Int(state >> 33) % range.count
    }
  }

  private static let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]

  private func source(_ seed: Int) -> RowSource {
    var draw = Draw(state: UInt64(seed))
    let sections = (0..<draw.next(1...5)).map { _ in (0..<draw.next(0...12)).map { _ in "\(draw.next(1...180))" } }
    let source = RowSource(sections) { cell, name in (cell as? NamedRow)?.wanted = CGFloat(Int(name) ?? 0) }
    source.headers = sections.map { _ in draw.next(0...1) == 0 ? nil : "Title" }
    source.footers = sections.map { _ in draw.next(0...2) == 0 ? "Footer" : nil }
    return source
  }

  private func paths(_ source: RowSource) -> [IndexPath] {
    source.sections.indices.flatMap { section in
      source.sections[section].indices.map { IndexPath(row: $0, section: section) }
    }
  }

  private func expectSame(_ part: TestTable, as whole: TestTable, seed: Int) {
    let shown = part.view.indexPathsForVisibleRows ?? []
    for path in shown {
      #expect(part.view.cellForRow(at: path)?.frame == whole.view.cellForRow(at: path)?.frame, "seed \(seed) \(path)")
    }
    for section in part.source.sections.indices {
      #expect(part.view.rectForHeader(inSection: section) == whole.view.rectForHeader(inSection: section))
      #expect(part.view.rectForFooter(inSection: section) == whole.view.rectForFooter(inSection: section))
    }
    #expect(part.view.contentSize == whole.view.contentSize, "seed \(seed)")
  }

  /// Heights from the delegate: at any scroll position, immediately.
  @Test(arguments: 1...40) func delegateHeights(seed: Int) {
    final class Heights: NSObject, UITableViewDelegate {
      let sections: [[String]]
      init(_ sections: [[String]]) { self.sections = sections }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        CGFloat(Int(sections[indexPath.section][indexPath.row]) ?? 0)
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 31 }
      func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 17 }
    }
    let (source, style) = (source(seed), Self.styles[seed % 3])
    let heights = Heights(source.sections)
    let tables = [9000, 300].map { TestTable(source, NamedRow.self, style: style, height: $0) }
    for table in tables {
      table.view.estimatedRowHeight = 0
      table.view.delegate = heights
    }
    _ = tables[0].rows
    for path in paths(source) {
      tables[1].view.scrollToRow(at: path, at: [.top, .middle, .bottom][path.row % 3], animated: false)
      #expect(tables[1].view.indexPathsForVisibleRows?.contains(path) == true, "seed \(seed) \(path)")
      expectSame(tables[1], as: tables[0], seed: seed)
    }
  }

  /// Measured heights: once all have been measured, each once.
  @Test(arguments: 1...40) func measuredHeights(seed: Int) {
    let (source, style) = (source(seed), Self.styles[seed % 3])
    let whole = TestTable(source, NamedRow.self, style: style, height: 9000)
    _ = whole.rows
    let part = TestTable(source, NamedRow.self, style: style, height: 300)
    CountingCell.measured = 0
    for y in stride(from: 0, through: 9000, by: 120) as StrideThrough<CGFloat> {
      part.view.contentOffset.y = y
      part.view.layoutIfNeeded()
    }
    let paths = paths(source)
    #expect(CountingCell.measured == paths.count, "seed \(seed)")
    for path in paths {
      part.view.scrollToRow(at: path, at: .middle, animated: false)
      part.view.layoutIfNeeded()
      expectSame(part, as: whole, seed: seed)
    }
    #expect(CountingCell.measured == paths.count, "seed \(seed)")
  }
}
