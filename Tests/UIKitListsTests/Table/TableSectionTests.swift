import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// The positions of sections: `tables-and-controls.md` of the shared facts, §2 and the numbers 9 to 11 in §11.
@MainActor @Suite struct TableSectionTests {
  private func table(
    _ style: UITableView.Style, headers: [String?] = [], footers: [String?] = [], scale: CGFloat = 2, sections: Int = 2
  ) -> TestTable {
    let source = RowSource((0..<sections).map { _ in ["a", "b"] })
    (source.headers, source.footers) = (headers, footers)
    let table = TestTable(source, style: style, scale: scale)
    table.view.rowHeight = 44
    return table
  }

  @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
  func firstTitledGroupsBeginAt55AndAHalf(_ style: UITableView.Style) {
    #expect(table(style, headers: ["One", "Two"]).rows[0][0] == 55.5)
    #expect(agree([table(style, headers: ["One", "Two"], scale: 3).rows[0][0]], [55.333]))
  }

  /// Titles of later groups take 38 points; below a footer of 18, as stored by Interface Builder: 56 (13 of 14).
  @Test func laterTitledGroupsHave38() {
    let table = table(.grouped, headers: ["One", "Two"])
    table.view.sectionFooterHeight = 18
    let rows = table.rows
    #expect(rows[2][0] - (rows[1][0] + 44) == 56)
    #expect(table.view.rectForHeader(inSection: 1).height == CGFloat(38))
  }

  /// What Interface Builder stores for the table is that of groups without titles; those with titles keep 38 points, and
  /// grow with them, as do footers. What the delegate says counts.
  @Test func titlesOfGroupsNeedMoreThanWhatIsStored() {
    let table = table(.insetGrouped, headers: ["One", "Two"], footers: ["A footer", nil])
    (table.view.sectionHeaderHeight, table.view.sectionFooterHeight) = (18, 18)
    let rows = table.rows
    #expect(rows[0][0] == 55.5)
    #expect(table.view.rectForFooter(inSection: 0).height == CGFloat(30))
    #expect(table.view.rectForHeader(inSection: 1).height == CGFloat(38))
    #expect(table.view.rectForFooter(inSection: 1).height == CGFloat(18))
    table.view.sectionHeaderHeight = 60
    _ = table.rows
    #expect(table.view.rectForHeader(inSection: 1).height == CGFloat(60))
  }

  /// Groups without titles, with heights stored by Interface Builder: 18, and 36 between them.
  @Test func groupsWithoutTitles() {
    let table = table(.grouped)
    (table.view.sectionHeaderHeight, table.view.sectionFooterHeight) = (18, 18)
    let rows = table.rows
    #expect(rows[0][0] == 18)
    #expect(rows[2][0] - (rows[1][0] + 44) == 36)
  }

  /// Without stored heights, 17.5 and 17.667, from memory.
  @Test func groupsWithoutTitlesByThemselves() {
    #expect(table(.insetGrouped).rows[0][0] == 17.5)
    #expect(agree([table(.insetGrouped, scale: 3).rows[0][0]], [17.667]))
  }

  @Test func plainSectionsHaveRoomAboveTheirTitles() {
    let table = table(.plain, headers: ["One", "Two"])
    let rows = table.rows
    #expect(rows[0][0] == 50)
    #expect(table.view.rectForHeader(inSection: 0).list == [0, 22, 375, 28])
    #expect(rows[2][0] - (rows[1][0] + 44) == 50)
  }

  /// Number 11: 22 points in plain tables, none in groups.
  @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
  func groupsHaveNoRoomAboveTheirTitles(_ style: UITableView.Style) {
    let table = table(style, headers: ["One", "Two"])
    _ = table.rows
    #expect(table.view.rectForHeader(inSection: 0).minY == CGFloat(0))
    #expect(table.view.rectForHeader(inSection: 1).minY == table.view.rectForFooter(inSection: 0).maxY)
  }

  @Test func plainSectionsWithoutTitlesHaveNone() {
    #expect(table(.plain).rows.map { $0[0] } == [0, 44, 88, 132])
    let stored = table(.plain)
    (stored.view.sectionHeaderHeight, stored.view.sectionFooterHeight) = (28, 28)
    #expect(stored.rows.map { $0[0] } == [0, 44, 88, 132])
  }

  @Test func theRoomAboveHeadersCanBeSet() {
    let table = table(.plain, headers: ["One", nil])
    table.view.sectionHeaderTopPadding = 0
    #expect(table.rows[0][0] == 28)
  }

  @Test func headersGrowWithTheirTitles() {
    let one = table(.plain, headers: ["One"], sections: 1)
    let long = table(.plain, headers: [String(repeating: "A long title of a section. ", count: 4)], sections: 1)
    _ = (one.rows, long.rows)
    #expect(long.view.rectForHeader(inSection: 0).height > one.view.rectForHeader(inSection: 0).height + 19)
    let footer = table(.grouped, footers: ["A footer"], sections: 1)
    _ = footer.rows
    #expect(footer.view.rectForFooter(inSection: 0).height == CGFloat(30))
  }

  @Test func titlesOfGroupsAreInCapitals() throws {
    let table = table(.grouped, headers: ["One"], footers: ["Below"])
    _ = table.rows
    #expect(table.view.headerView(forSection: 0)?.textLabel?.text == "ONE")
    #expect(table.view.footerView(forSection: 0)?.textLabel?.text == "Below")
    let plain = self.table(.plain, headers: ["One"])
    _ = plain.rows
    let label = try #require(plain.view.headerView(forSection: 0)?.textLabel)
    #expect(label.text == "One")
    #expect(label.frame.minX == CGFloat(16))
  }

  /// Titles on cards are inset by a margin from the card.
  @Test func titlesOfCardsAreAMarginIn() throws {
    let table = table(.insetGrouped, headers: ["One"])
    _ = table.rows
    let header = try #require(table.view.headerView(forSection: 0))
    #expect(header.frame.minX + (header.textLabel?.frame.minX ?? 0) == CGFloat(32))
  }

  /// 16 up to a width of 375 points, 20 from 390 (`public-pictures.md`, 1 to 7): the titles of a table that is made
  /// wider move.
  @Test func titlesFollowTheMarginOfTheWidth() throws {
    let table = table(.plain, headers: ["One"])
    func start() throws -> CGFloat {
      _ = table.rows
      return try #require(table.view.headerView(forSection: 0)?.textLabel?.frame.minX)
    }
    #expect(try start() == 16)
    table.root.frame.size.width = 414
    table.view.frame.size.width = 414
    #expect(try start() == 20)
  }

  @Test func theTablesOwnHeaderKeepsItsHeight() {
    let table = table(.plain)
    let (header, footer) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100)), UIView())
    footer.frame.size.height = 40
    (table.view.tableHeaderView, table.view.tableFooterView) = (header, footer)
    #expect(table.rows[0][0] == 100)
    #expect(header.frame.list == [0, 0, 375, 100])
    #expect(footer.frame.list == [0, 276, 375, 40])
    #expect(table.view.contentSize == CGSize(width: 375, height: 316))
  }

  /// Apps measure the view, set its height and assign it again (useyourloaf, "Variable Height Table View Header").
  @Test func theTablesOwnHeaderTakesAnotherHeightWhenItIsAssignedAgain() {
    let table = table(.plain)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    table.view.tableHeaderView = header
    table.view.layoutIfNeeded()
    header.frame.size.height = 60
    table.view.tableHeaderView = header
    #expect(table.rows[0][0] == 60)
    #expect(header.frame.list == [0, 0, 375, 60])
  }

  /// A table with few rows bounces as well, and begins below the unsafe area at its top.
  @Test func fewRowsBeginBelowTheSafeArea() {
    let table = TestTable(RowSource(count: 2))
    #expect(table.view.alwaysBounceVertical)
    let controller = UIViewController()
    controller.view = table.root
    controller.additionalSafeAreaInsets.top = 40
    table.root.layoutIfNeeded()
    #expect(table.view.contentOffset.y == -40)
  }

  @Test func plainHeadersStayAtTheTop() throws {
    let source = RowSource((0..<3).map { _ in (0..<10).map(String.init) })
    source.headers = ["One", "Two", "Three"]
    let table = TestTable(source, height: 300)
    table.view.rowHeight = 44
    table.view.estimatedRowHeight = 0
    table.view.contentOffset.y = 200
    table.view.layoutIfNeeded()
    #expect(table.view.headerView(forSection: 0)?.frame.minY == CGFloat(200))
    // The section ends at 490: its header is pushed out.
    table.view.contentOffset.y = 480
    table.view.layoutIfNeeded()
    #expect(table.view.headerView(forSection: 0)?.frame.minY == CGFloat(462))
    #expect(table.view.headerView(forSection: 1)?.frame.minY == CGFloat(512))
    // Groups scroll with their headers.
    let grouped = TestTable(source, style: .grouped, height: 300)
    grouped.view.rowHeight = 44
    grouped.view.contentOffset.y = 200
    grouped.view.layoutIfNeeded()
    #expect(grouped.view.headerView(forSection: 0) == nil)
  }

  final class Heights: NSObject, UITableViewDelegate {
    var header: CGFloat = 30
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { header }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      .leastNormalMagnitude
    }
  }

  @Test func delegatesDecideOnHeights() {
    let (table, delegate) = (table(.grouped), Heights())
    table.view.delegate = delegate
    #expect(table.rows[0][0] == 30)
    #expect(table.rows[2][0] == 148)
    delegate.header = 0
    table.view.reloadData()
    #expect(table.rows[0][0] == 17.5)
  }

  /// Views whose heights are automatic.
  final class Views: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      guard section == 1 else { return nil }
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      let box = constrained(Sized(50, 70), "box", in: view.contentView)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.contentView.topAnchor, constant: 5),
        box.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor, constant: -5),
        box.leadingAnchor.constraint(equalTo: view.contentView.layoutMarginsGuide.leadingAnchor),
      ])
      return view
    }
  }

  @Test func headersSizeThemselves() throws {
    let (table, delegate) = (table(.plain), Views())
    table.view.delegate = delegate
    // There are 22 points and a header of 80 between the sections.
    #expect(table.rows.map { $0[0] } == [0, 44, 190, 234])
    let box = try #require(table.view.headerView(forSection: 1)?.contentView.subviews.first)
    #expect(box.frame.list == [16, 5, 50, 70])
  }
}
