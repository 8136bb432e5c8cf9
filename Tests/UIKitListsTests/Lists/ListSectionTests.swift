import Foundation
import Testing
import UIKitTestSupport

@testable import UIKitCore
@testable import UIKitLists

/// List sections, by `compositional-layout.md` of the shared facts, §7 and §8: pictures of iOS 17.5 at 393 points and of
/// 18.5 at 402, at three pixels a point. Cells are of high confidence, headers and footers of medium.
@MainActor @Suite(.ownEnvironment) struct ListSectionTests {
  typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  private func configuration(
    _ appearance: Appearance, header: Bool = false, footer: Bool = false
  ) -> UICollectionLayoutListConfiguration {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    if header { configuration.headerMode = .supplementary }
    if footer { configuration.footerMode = .supplementary }
    return configuration
  }

  // MARK: Frames

  /// Case 39.
  @Test func cardsWithHeadersAndFooters() {
    let list = TestList(configuration(.insetGrouped, header: true, footer: true), [2, 1])
    #expect(list.headers[0] == [20, 0, 353, 38.667])
    #expect(list.cells[0] == [20, 38.667, 353, 44])
    #expect(list.cells[1] == [20, 82.667, 353, 44])
    #expect(list.footers[0] == [20, 126.667, 353, 33.667])
    #expect(list.cells[2] == [20, 199, 353, 44])
  }

  /// Case 40.
  @Test func cardsWithoutFooters() {
    let list = TestList(configuration(.insetGrouped, header: true), [2, 1])
    #expect(list.cells[2] == [20, 183, 353, 44])
  }

  /// `public-pictures.md`, 4 and 6: 16 up to 375 points, 20 from 390 on.
  @Test(arguments: [(320, 16), (375, 16), (390, 20), (402, 20), (414, 20), (1024, 20)])
  func cardsKeepTheMarginOfTables(width: Double, margin: Double) {
    let list = TestList(configuration(.insetGrouped, header: true), [1], width: width)
    #expect(list.cells[0] == [margin, 38.667, width - 2 * margin, 44])
    #expect(list.text(0) == margin + margin)
  }

  @Test func rowsFromEdgeToEdge() {
    let plain = TestList(configuration(.plain), [2])
    #expect(plain.cells == [[0, 0, 393, 44], [0, 44, 393, 44]])
    #expect(plain.text(0) == 20)
    let grouped = TestList(configuration(.grouped), [2])
    #expect(grouped.cells == [[0, 17.667, 393, 44], [0, 61.667, 393, 44]])
    #expect(grouped.text(0) == 20)
  }

  /// As in tables: 22 above a plain header, and 28 for its own line in round numbers (a line of 17 points, 4 around it).
  @Test func plainHeadersHaveRoomAbove() throws {
    let list = TestList(configuration(.plain, header: true), [1, 1])
    let first = try #require(list.headers.first)
    #expect(first[1] == 22 && first[2] == 393)
    #expect((28...29).contains(first[3]))
    #expect(list.cells[0][1] == first[1] + first[3])
    #expect(abs(list.headers[1][1] - list.cells[0][1] - 44 - 22) < 0.01)
    var tight = configuration(.plain, header: true)
    tight.headerTopPadding = 0
    #expect(TestList(tight, [1]).headers[0][1] == 0)
    tight.headerTopPadding = .nan
    #expect(TestList(tight, [1]).headers[0][1] == 0)
  }

  @Test func rightToLeft() {
    let list = TestList(configuration(.insetGrouped, header: true), [2], direction: .rightToLeft)
    #expect(list.cells[0] == [20, 38.667, 353, 44])
    // Of 353 points the separator leaves the first 20 from the right.
    #expect(list.separators(0) == [[0, 43.667, 333, 0.333]])
  }

  @Test func rowsGrowWithTheirTexts() {
    let list = TestList(configuration(.insetGrouped), [2], text: String(repeating: "long ", count: 40))
    #expect(list.cells[0][3] > 44)
    #expect(abs(list.cells[1][1] - list.cells[0][1] - list.cells[0][3]) < 0.01)
  }

  // MARK: Look

  @Test func separatorsBeginAtTheText() {
    let list = TestList(configuration(.insetGrouped), [2, 1])
    #expect(list.separators(0) == [[20, 43.667, 333, 0.333]])
    #expect(list.separators(1).isEmpty && list.separators(2).isEmpty)
    #expect(list.cell(0).subviews.compactMap { $0 as? CellSeparatorView }.map(\.backgroundColor) == [.separator])
    // A table's last row keeps its own (`public-pictures.md`, 13).
    let plain = TestList(configuration(.plain), [2])
    #expect(plain.separators(0) == [[20, 43.667, 373, 0.333]])
    #expect(plain.separators(1) == [[20, 43.667, 373, 0.333]])
    // Groups from edge to edge have whole lines at their ends (14).
    let grouped = TestList(configuration(.grouped), [2])
    #expect(grouped.separators(0) == [[0, 0, 393, 0.333], [20, 43.667, 373, 0.333]])
    #expect(grouped.separators(1) == [[0, 43.667, 393, 0.333]])
    #expect(TestList(configuration(.sidebar), [2]).separators(0).isEmpty)
  }

  @Test func separatorsAreConfigured() {
    var configuration = configuration(.plain)
    configuration.separatorConfiguration.color = .systemRed
    configuration.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 40, bottom: 0, trailing: UIListSeparatorConfiguration.automaticInsets.trailing)
    configuration.itemSeparatorHandler = { path, section in
      var item = section
      if path.item == 1 { item.bottomSeparatorVisibility = .hidden }
      if path.item == 2 { item.topSeparatorVisibility = .visible }
      return item
    }
    let list = TestList(configuration, [3])
    #expect(list.separators(0) == [[40, 43.667, 353, 0.333]])
    #expect(list.separators(1).isEmpty)
    #expect(list.separators(2) == [[20, 0, 373, 0.333], [40, 43.667, 353, 0.333]])
    #expect(list.cell(0).subviews.compactMap { $0 as? CellSeparatorView }.map(\.backgroundColor) == [.systemRed])
    configuration.itemSeparatorHandler = nil
    configuration.showsSeparators = false
    #expect(TestList(configuration, [3]).separators(0).isEmpty)
  }

  /// Apple: the guide is constrained to align the separator with the cell's content.
  @Test func separatorsFollowTheirGuide() {
    let list = TestList(configuration(.plain), [1]) { cell, _ in
      cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 60).isActive = true
    }
    #expect(list.separators(0) == [[60, 43.667, 333, 0.333]])
    let free = TestList(configuration(.plain), [1]) { cell, _ in _ = cell.separatorLayoutGuide }
    #expect(free.separators(0) == [[20, 43.667, 373, 0.333]])
  }

  /// 242, 242, 247 around cards (measured); the colour of the list lies over that of the view.
  @Test func backgrounds() throws {
    let list = TestList(configuration(.insetGrouped), [2])
    list.view.backgroundColor = .systemRed
    let first = try #require(list.view.subviews.first)
    #expect(first.backgroundColor == .systemGroupedBackground && first.frame == list.view.bounds)
    let cards = (0...1).map { list.cell($0).configurations.backgroundView?.card }
    #expect(cards == [CardCorners(top: true, bottom: false), CardCorners(top: false, bottom: true)])
    #expect(list.cell(0).backgroundConfiguration == .listGroupedCell())
    let plain = TestList(configuration(.plain), [1])
    #expect(plain.cell(0).backgroundConfiguration == .listPlainCell())
    var clear = configuration(.insetGrouped)
    clear.backgroundColor = .clear
    #expect(TestList(clear, [1]).view.subviews.first?.backgroundColor == .clear)
    let own = TestList(configuration(.insetGrouped), [1]) { cell, _ in cell.backgroundConfiguration = nil }
    #expect(own.cell(0).backgroundConfiguration == nil)
  }

  @Test func defaultsFollowTheAppearance() {
    let header = TestList(configuration(.insetGrouped, header: true), [1]).header(0)
    #expect(header.defaultContentConfiguration() == .groupedHeader())
    #expect(header.backgroundConfiguration == .listGroupedHeaderFooter())
    let plain = TestList(configuration(.plain, header: true), [1])
    #expect(plain.header(0).defaultContentConfiguration() == .plainHeader())
    #expect(plain.cell(0).defaultContentConfiguration() == .cell())
    #expect(TestList(configuration(.sidebar), [1]).cell(0).defaultContentConfiguration() == .sidebarCell())
  }

  /// The header lies above the card, whose corners are those of the other items.
  @Test func firstItemsAreHeaders() {
    var configuration = configuration(.insetGrouped)
    configuration.headerMode = .firstItemInSection
    let list = TestList(configuration, [3])
    #expect(list.cells.map { $0[1] } == [0, 38.667, 82.667])
    #expect(list.cell(0).defaultContentConfiguration() == .groupedHeader())
    #expect(list.cell(1).configurations.backgroundView?.card == CardCorners(top: true, bottom: false))
    #expect(list.separators(0).isEmpty && list.separators(1).count == 1)
  }

  @Test func selectedCellsAreMarked() {
    let list = TestList(configuration(.insetGrouped), [2])
    list.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    list.view.layoutIfNeeded()
    #expect(list.cell(0).backgroundConfiguration?.backgroundColor == .systemGray4)
    #expect(list.cell(1).backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
  }

  // MARK: Accessories

  /// A chevron ends at the margin: 353 less 20 (`public-pictures.md`, 5).
  @Test func accessoriesEndAtTheMargin() throws {
    let list = TestList(configuration(.insetGrouped), [1]) { cell, _ in cell.accessories = [.disclosureIndicator()] }
    let chevron = try #require(list.cell(0).subviews.compactMap { $0 as? AccessoryGlyphView }.first)
    #expect(abs(chevron.frame.maxX - 333) < 0.01)
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func chevronsOfExpandedItemsPointDown(direction: UITraitEnvironmentLayoutDirection) throws {
    let list = TestList(configuration(.sidebar), [1], direction: direction) { cell, _ in
      cell.accessories = [.outlineDisclosure()]
    }
    let chevron = try #require(list.cell(0).subviews.compactMap { $0 as? AccessoryGlyphView }.first)
    #expect(chevron.transform.isIdentity)
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([0])
    outline.append([1], to: 0)
    outline.expand([0])
    list.source.apply(outline, to: 0)
    list.view.layoutIfNeeded()
    let forward = CGPoint(x: direction == .leftToRight ? 1 : -1, y: 0)
    #expect(forward.applying(chevron.transform) == CGPoint(x: 0, y: 1))
  }

  @Test func popUpMenusShowTheSelectedElement() throws {
    let menu = UIMenu(
      options: .singleSelection,
      children: [UIAction(title: "Small") { _ in }, UIAction(title: "Large", state: .on) { _ in }])
    let list = TestList(configuration(.insetGrouped), [1]) { cell, _ in cell.accessories = [.popUpMenu(menu)] }
    let button = try #require(list.cell(0).subviews.compactMap { $0 as? PopUpAccessoryView }.first)
    #expect(abs(button.frame.maxX - 333) < 0.01)
    #expect(button.subviews.compactMap { ($0 as? UILabel)?.text } == ["Large"])
    #expect(button.subviews.compactMap { ($0 as? UIImageView)?.image }.count == 1)
  }

  // MARK: Sections in a layout with others

  @Test func aListBesideOtherSections() throws {
    let configuration = configuration(.insetGrouped, header: true)
    let layout = UICollectionViewCompositionalLayout { index, environment in
      guard index == 1 else { return .list(using: configuration, layoutEnvironment: environment) }
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    let list = TestList(layout, [2, 1])
    #expect(list.cells[0] == [20, 38.667, 353, 44])
    #expect(list.cells[2] == [0, 144.333, 393, 100])
    #expect(list.cell(2).list == nil && list.cell(2).backgroundConfiguration == nil)
    let background = try #require(list.view.subviews.first as? ListBackgroundView)
    #expect(background.backgroundColor == .systemGroupedBackground)
    #expect(background.frame.size.width == 393)
  }
}
