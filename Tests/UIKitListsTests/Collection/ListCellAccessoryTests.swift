import DynamicType
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitValues

/// Accessories of list cells: strips as in tables, from `tables-and-controls.md` of the shared facts, §1.
@MainActor @Suite struct ListCellAccessoryTests {
  private func cell(
    _ accessories: [UICellAccessory], width: CGFloat = 375,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    cell.overrideTraits = phoneTraits(.large, scale: 2, direction: direction)
    cell.contentConfiguration = UIListContentConfiguration.cell().with("A")
    cell.accessories = accessories
    cell.layoutIfNeeded()
    return cell
  }

  private func glyphs(_ cell: UICollectionViewListCell) -> [AccessoryGlyph] {
    cell.subviews.compactMap { ($0 as? AccessoryGlyphView)?.glyph }
  }

  /// A chevron leaves 375 - 16 - 10.5, as in 43 of 43 cells of tables.
  @Test func accessoriesTakeTheirStripsOfTheContent() {
    #expect(cell([.disclosureIndicator()]).contentView.frame.list == [0, 0, 348.5, 44])
    let mirrored = cell([.disclosureIndicator()], direction: .rightToLeft)
    #expect(mirrored.contentView.frame.list == [26.5, 0, 348.5, 44])
    // Two are 12 points apart (QMUI), a check mark 19 wide.
    #expect(cell([.checkmark(), .disclosureIndicator()]).contentView.frame.width == 317.5)
    #expect(cell([.disclosureIndicator(options: .init(isHidden: true))]).contentView.frame.width == 375)
    #expect(cell([.checkmark(options: .init(reservedLayoutWidth: .custom(40)))]).contentView.frame.width == 319)
  }

  /// Apple's sample of an outline: a header with a chevron in the tint colour.
  @Test func optionsAreWrittenAsInUIKit() throws {
    let options = UICellAccessory.OutlineDisclosureOptions(style: .header)
    let tinted = UICellAccessory.checkmark(options: .init(tintColor: .red))
    let cell = cell([
      .outlineDisclosure(options: options), tinted, .reorder(options: .init(showsVerticalSeparator: false)),
    ])
    #expect(glyphs(cell) == [.chevron, .checkmark])
    let views = cell.subviews.compactMap { $0 as? AccessoryGlyphView }
    #expect(views.map(\.isTinted) == [true, false])
    #expect(views.map(\.color) == [nil, .red])
  }

  @Test func accessoriesStandInTheOrderOfTheirList() throws {
    let cell = cell([.label(text: "12"), .disclosureIndicator()])
    let label = try #require(cell.subviews.compactMap { $0 as? UILabel }.first)
    let chevron = try #require(cell.subviews.compactMap { $0 as? AccessoryGlyphView }.first)
    #expect(chevron.frame.minX == label.frame.maxX + 12)
    #expect(chevron.frame.maxX == 359)
    #expect(label.frame.minX == cell.contentView.frame.maxX)
  }

  @Test func aViewOfTheAppsStandsWhereItIsPut() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let cell = cell([
      .customView(configuration: .init(customView: view, placement: .leading())), .disclosureIndicator(),
    ])
    #expect(view.frame.list == [16, 12, 30, 20])
    #expect(cell.contentView.frame.minX == 46)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let first = self.cell([
      .disclosureIndicator(),
      .customView(configuration: .init(customView: other, placement: .trailing(at: { _ in 0 }))),
    ])
    #expect(other.frame.maxX < (first.subviews.compactMap { $0 as? AccessoryGlyphView }.first?.frame.minX ?? 0))
  }

  /// `delete`, `insert`, `reorder` and `multiselect` are only displayed while editing by default (Apple).
  @Test func controlsOfEditingShowWhileEditing() throws {
    let list = ConfiguredList([.cell().with("A")], size: CGSize(width: 375, height: 400), phoneTraits(.large, scale: 2))
    let cell = try #require(list.cells.first as? UICollectionViewListCell)
    cell.accessories = [.delete(), .reorder(), .multiselect(), .disclosureIndicator(displayed: .whenNotEditing)]
    list.view.layoutIfNeeded()
    #expect(glyphs(cell) == [.chevron])
    list.view.isEditing = true
    list.view.layoutIfNeeded()
    #expect(glyphs(cell) == [.delete, .reorder, .unselected])
    #expect(cell.configurationState.isEditing)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(glyphs(cell) == [.delete, .reorder, .selected])
  }

  @Test func textsBreakInTheRoomThatIsLeft() throws {
    let text = String(repeating: "word ", count: 8)
    let list = ConfiguredList(
      [.cell().with(text)], size: CGSize(width: 375, height: 400), phoneTraits(.large, scale: 2))
    let cell = try #require(list.cells.first as? UICollectionViewListCell)
    let before = cell.frame.height
    cell.accessories = [.label(text: "a long value")]
    list.view.layoutIfNeeded()
    #expect(cell.frame.height > before)
    #expect(cell.contentView.frame.height == cell.frame.height)
  }
}
