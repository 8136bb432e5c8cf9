import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// Rows, headers and footers with configurations, by Apple's documentation of `UITableViewCell` and
/// `UITableViewHeaderFooterView`, and by `tables-and-controls.md` of the shared facts.
@MainActor @Suite struct ConfiguredTableTests {
  private func table(
    _ texts: [UIListContentConfiguration], style: UITableView.Style = .plain, width: CGFloat = 375, scale: CGFloat = 2,
    category: UIContentSizeCategory = .large, change: @escaping (UITableViewCell) -> Void = { _ in }
  ) -> TestTable {
    let source = RowSource(count: texts.count) { cell, name in
      change(cell)
      cell.contentConfiguration = texts[Int(name) ?? 0]
    }
    return TestTable(source, style: style, width: width, scale: scale, category: category)
  }

  private func list(_ cell: UITableViewCell) throws -> UIListContentView {
    try #require(cell.contentView as? UIListContentView)
  }

  private func labels(_ cell: UITableViewCell) throws -> [UILabel] {
    try list(cell).subviews.compactMap { $0 as? UILabel }
  }

  // MARK: Heights

  /// §3: 11 above and below a line of body is less than 44; with a caption (14.5) 3 below it 60. 49.667 is computed
  /// there for a line at XXXL, at three pixels per point. A pixel is added for the separator: `public-pictures.md`, 9.
  @Test func rowsAreAsHighAsTheirConfigurationsWant() throws {
    let cell = UIListContentConfiguration.cell()
    let table = table([cell.with("A"), cell.with("A", "B"), cell.with("A")])
    #expect(table.rows == [[0, 44.5], [44.5, 60.5], [105, 44.5]])
    let large = self.table([cell.with("A")], scale: 3, category: .extraExtraExtraLarge)
    #expect(isNear(try large.cell(0).frame.height, 150.0 / 3))
  }

  /// `public-pictures.md`, 9: rows of 44.333 in AccessibilitySnapshot's pictures of iOS 14.5 to 18.5, all of which
  /// belongs to the content view. Without separators nothing is added.
  @Test func aRowHasAPixelForItsSeparator() throws {
    let table = table([.cell().with("A"), .cell().with("B")], width: 390, scale: 3)
    #expect(isNear(try table.cell(1).frame.minY, 133.0 / 3))
    #expect(isNear(try table.cell(1).contentView.frame.height, 133.0 / 3))
    table.view.separatorStyle = .none
    #expect(table.rows == [[0, 44], [44, 44]])
  }

  @Test func anotherConfigurationOfAShownCellGivesItAnotherHeight() throws {
    let table = table([.cell().with("A"), .cell().with("A")])
    try table.cell(0).contentConfiguration = UIListContentConfiguration.cell().with("A", "B")
    #expect(table.rows == [[0, 60.5], [60.5, 44.5]])
    try table.cell(0).contentConfiguration = nil
    #expect(try table.cell(0).frame.height == 44)
  }

  @Test func everyRowIsMeasuredOnceForItsConfiguration() {
    let source = RowSource(count: 5) { cell, _ in
      cell.contentConfiguration = UIListContentConfiguration.subtitleCell().with("A", "B")
    }
    let table = TestTable(source, CountingCell.self)
    CountingCell.measured = 0
    table.view.layoutIfNeeded()
    table.view.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    table.view.layoutIfNeeded()
    #expect(CountingCell.measured == 5)
  }

  // MARK: Margins

  /// §1: the table's margin, 16 or 20; 8 beside an accessory, whose strip is the margin and 10.5.
  @Test func textsKeepTheTablesMargins() throws {
    let value = UIListContentConfiguration.valueCell().with("A", "B")
    #expect(try labels(table([value]).cell(0)).map(\.frame.minX).first == 16)
    #expect(try labels(table([value]).cell(0)).map(\.frame.maxX).last == 359)
    #expect(try labels(table([value], width: 414).cell(0)).map(\.frame.minX).first == 20)
    let beside = try table([value]) { $0.accessoryType = .disclosureIndicator }.cell(0)
    #expect(beside.contentView.frame.width == 348.5)
    #expect(try labels(beside).last?.frame.maxX == 340.5)
  }

  /// §2: a separator begins at the text's edge.
  @Test func separatorsBeginWhereTheTextDoes() throws {
    let image = try #require(UIImage(data: try pngData(width: 30, height: 20)))
    let cell = try table([.cell().with("A", nil, image)]).cell(0)
    let line = try #require(cell.subviews.first { $0.frame.height == 0.5 })
    #expect(line.frame.minX == 62)
    #expect(try labels(cell).first?.frame.minX == line.frame.minX)
  }

  // MARK: States

  @Test func theDefaultConfigurationIsThatOfTheStyle() {
    let kinds: [(UITableViewCell.CellStyle, UIListContentConfiguration)] = [
      (.default, .cell()), (.value1, .valueCell()), (.subtitle, .subtitleCell()),
    ]
    for (style, expected) in kinds {
      #expect(UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration() == expected)
    }
  }

  @Test func theHandlerIsCalledForTheFirstLayoutAndForChanges() throws {
    var states: [[Bool]] = []
    let table = table([.cell().with("A")]) { cell in
      cell.configurationUpdateHandler = { other, state in
        #expect(other === cell)
        states.append([state.isSelected, state.isEditing])
      }
    }
    _ = try table.cell(0)
    table.view.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    _ = try table.cell(0)
    table.view.isEditing = true
    _ = try table.cell(0)
    #expect(states == [[false, false], [true, false], [true, true]])
  }

  @Test func textsOfTheStyleAreNotShownBesideAConfiguration() throws {
    let cell = try table([.cell().with("A")]) { $0.textLabel?.text = "own" }.cell(0)
    #expect(try labels(cell).map(\.text) == ["A"])
    cell.contentConfiguration = nil
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.superview === cell.contentView)
  }

  // MARK: Backgrounds

  /// Apple, `backgroundConfiguration`: it excludes the background colour and views, and vice versa.
  @Test func configurationsAndBackgroundViewsExcludeEachOther() throws {
    let cell = try table([.cell().with("A")]).cell(0)
    cell.backgroundColor = .red
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.multipleSelectionBackgroundView = UIView()
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundColor == nil)
    #expect(cell.backgroundView == nil)
    #expect(cell.selectedBackgroundView == nil)
    #expect(cell.multipleSelectionBackgroundView == nil)
    cell.selectedBackgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
    #expect(cell.backgroundColor == .systemBackground)
  }

  @Test func aBackgroundIsRoundWhereItsCardIs() throws {
    let rows = (0..<3).map { _ in UIListContentConfiguration.cell().with("A") }
    let table = table(rows, style: .insetGrouped) { $0.backgroundConfiguration = $0.defaultBackgroundConfiguration() }
    let fills = try (0..<3).map { row in
      let background = try #require(table.cell(row).subviews.first)
      let fill = try #require(background.subviews.first)
      #expect(fill.backgroundColor == .secondarySystemGroupedBackground)
      #expect(background.clipsToBounds == (row != 1))
      return [fill.frame.minY, fill.frame.maxY, fill.layer.cornerRadius]
    }
    // High enough for whole continuous corners, which reach 15.3 points.
    #expect(fills == [[0, 84.5, 10], [0, 44.5, 0], [-40, 44.5, 10]])
  }

  // MARK: Headers and footers

  @Test func headersAndFootersKnowWhatTheyAre() {
    let expected: [(UITableView.Style, UIListContentConfiguration, UIListContentConfiguration)] = [
      (.plain, .plainHeader(), .plainFooter()), (.grouped, .groupedHeader(), .groupedFooter()),
      (.insetGrouped, .groupedHeader(), .groupedFooter()),
    ]
    for (style, header, footer) in expected {
      let table = TestTable(RowSource(count: 1), style: style)
      let boundaries = ConfiguredBoundaries()
      table.view.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "text")
      table.view.delegate = boundaries
      table.view.layoutIfNeeded()
      #expect(boundaries.defaults == [header, footer])
    }
  }

  /// §3: 17, 8, 6 and 8 around a grouped header (two logs); the margin of the table at its sides.
  @Test func aHeaderIsAsHighAsItsConfigurationWants() throws {
    let table = TestTable(RowSource(count: 1), style: .grouped)
    let boundaries = ConfiguredBoundaries()
    table.view.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "text")
    table.view.delegate = boundaries
    table.view.layoutIfNeeded()
    let header = try #require(table.view.headerView(forSection: 0))
    let label = try #require(header.contentView.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.text == "TITLE")
    #expect([label.frame.minX, label.frame.minY] == [16, 17])
    #expect(header.frame.height == 17 + label.frame.height + 6)
    header.backgroundConfiguration = .clear()
    #expect(header.subviews.count == 2)
    header.backgroundView = UIView()
    #expect(header.backgroundConfiguration == nil)
  }
}

extension ConfiguredTableTests {
  /// A plain header stays at the top (Apple), and hides rows that scroll below it.
  @Test func aPinnedHeaderSaysSoAndHidesTheRows() throws {
    let table = TestTable(RowSource([(0..<30).map(String.init), ["a"]]), height: 300)
    let boundaries = ConfiguredBoundaries()
    table.view.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "text")
    table.view.delegate = boundaries
    table.view.layoutIfNeeded()
    let header = try #require(table.view.headerView(forSection: 0))
    #expect(!header.configurationState.isPinned)
    table.view.contentOffset.y = 100
    table.view.layoutIfNeeded()
    #expect(header.configurationState.isPinned)
    header.backgroundConfiguration = header.defaultBackgroundConfiguration()
    header.layoutIfNeeded()
    #expect(header.backgroundConfiguration?.backgroundColor == .systemBackground)
    table.view.contentOffset.y = 0
    table.view.layoutIfNeeded()
    #expect(header.backgroundConfiguration?.backgroundColor == .clear)
  }
}

/// Headers and footers with a text each, in a configuration that they say suits them.
private final class ConfiguredBoundaries: NSObject, UITableViewDelegate {
  private(set) var defaults: [UIListContentConfiguration] = []

  private func view(_ tableView: UITableView) -> UIView? {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "text")
    guard let content = view?.defaultContentConfiguration() else { return nil }
    defaults.append(content)
    view?.contentConfiguration = content.with("Title")
    return view
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { view(tableView) }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { view(tableView) }
}
