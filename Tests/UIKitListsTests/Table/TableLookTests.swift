import Drawing
import Foundation
import Testing
import UIKitTestSupport

@testable import ElementGeometry
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitValues

/// Separators, backgrounds, selection and editing of rows at rest.
@MainActor @Suite struct TableLookTests {
  private func table(_ style: UITableView.Style, sections: [[String]] = [["a", "b", "c"]], scale: CGFloat = 2)
    -> TestTable
  {
    let table = TestTable(RowSource(sections), style: style, scale: scale)
    table.view.rowHeight = 44
    return table
  }

  private func lines(_ cell: UITableViewCell) -> [[Double]] { cell.parts.separators.map(\.frame.list) }

  @Test func plainRowsHaveALineOfAPixelFromTheText() throws {
    #expect(try lines(table(.plain).cell(0)) == [[16, 43.5, 359, 0.5]])
    #expect(agree(try lines(table(.plain, scale: 3).cell(0))[0], [16, 43.667, 359, 0.333]))
  }

  @Test func separatorsCanBeSetAndLeftOut() throws {
    let table = table(.plain)
    table.view.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
    #expect(try lines(table.cell(0)) == [[40, 43.5, 325, 0.5]])
    try table.cell(1).separatorInset = .zero
    #expect(try lines(table.cell(1)) == [[0, 43.5, 375, 0.5]])
    table.view.separatorStyle = .none
    #expect(try lines(table.cell(0)) == [])
  }

  @Test func cardsHaveNoLineBelowTheirLastRow() throws {
    let table = table(.insetGrouped)
    #expect(try (0..<3).map { try lines(table.cell($0)).count } == [1, 1, 0])
    let grouped = self.table(.grouped)
    #expect(try lines(grouped.cell(2)) == [[0, 43.5, 375, 0.5]])
    #expect(try lines(grouped.cell(0)) == [[0, 0, 375, 0.5], [16, 43.5, 359, 0.5]])
  }

  @Test func linesBesideASelectedRowAreHidden() throws {
    let table = table(.plain)
    table.view.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(try (0..<3).map { try lines(table.cell($0)).count } == [0, 0, 1])
    #expect(try (0..<3).map { try table.cell($0).isSelected } == [false, true, false])
    table.view.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    #expect(try (0..<3).map { try lines(table.cell($0)).count } == [1, 1, 1])
  }

  @Test func cardsAreRoundedAtTheirOuterCorners() throws {
    let table = table(.insetGrouped)
    let rounds = try (0..<3).map { row in
      let rowContext = try table.cell(row).rowContext
      return [rowContext.roundsTop, rowContext.roundsBottom]
    }
    #expect(rounds == [[true, false], [false, false], [false, true]])
    let alone = try self.table(.insetGrouped, sections: [["a"]]).cell(0)
    #expect([alone.rowContext.roundsTop, alone.rowContext.roundsBottom] == [true, true])
    let card = CardShape(CGRect(x: 0, y: 0, width: 343, height: 44), top: true, bottom: false)
    let shape = RoundedRectangle(
      rect: CGRect(x: 0, y: 0, width: 343, height: 84), cornerRadius: 10, curve: .continuous)
    #expect(card.shape == shape)
    #expect(
      card.clipped([.end]) == [.begin(.clip(.rectangle(CGRect(x: 0, y: 0, width: 343, height: 44)))), .end, .end])
    #expect(try table.cell(0).backgroundCommands.count == 3)
  }

  @Test func selectedRowsAreGreyUnlessTheyHaveAView() throws {
    let table = table(.plain)
    table.view.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    let cell = try table.cell(0)
    #expect(cell.backgroundCommands.count == 2)
    cell.selectionStyle = .none
    #expect(cell.backgroundCommands.count == 1)
    cell.selectionStyle = .default
    let view = UIView()
    cell.selectedBackgroundView = view
    #expect(cell.backgroundCommands.count == 1)
    #expect(view.superview === cell)
    #expect(view.frame == cell.bounds)
  }

  /// As the documentation of `UITableViewController` says of its edit button.
  @Test func aTablesControllerEditsItsTable() {
    let controller = UITableViewController(style: .plain)
    controller.isEditing = true
    #expect(controller.tableView.isEditing, "set before the view was loaded")
    controller.setEditing(false, animated: true)
    #expect(!controller.isEditing && !controller.tableView.isEditing)
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
  }

  @Test func editingMovesTheContent() throws {
    let table = table(.plain)
    let before = try table.cell(0).contentView.frame
    table.view.setEditing(true, animated: false)
    let cell = try table.cell(0)
    #expect(cell.isEditing)
    #expect(cell.editingStyle == .delete)
    #expect(cell.contentView.frame.minX == before.minX + 38)
    #expect(cell.contentView.frame.maxX == before.maxX)
    #expect(cell.parts.glyphs.map(\.glyph) == [.delete])
    #expect(cell.contentView.layoutMargins.left == 16)
    table.view.isEditing = false
    #expect(try table.cell(0).contentView.frame == before)
  }

  @Test func cellsAreLentOutWithoutTheirOldState() throws {
    let table = TestTable(RowSource(count: 100), height: 440)
    table.view.rowHeight = 44
    table.view.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    table.view.contentOffset.y = 2000
    table.view.layoutIfNeeded()
    #expect(table.view.visibleCells.allSatisfy { !$0.isSelected })
    table.view.contentOffset.y = 0
    table.view.layoutIfNeeded()
    #expect(table.view.visibleCells.map(\.isSelected).prefix(4) == [false, false, true, false])
  }

  @Test func onlyOneRowIsSelectedUnlessMoreMayBe() {
    let table = table(.plain)
    for row in 0..<2 {
      table.view.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    #expect(table.view.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    table.view.allowsMultipleSelection = true
    table.view.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    #expect(table.view.indexPathsForSelectedRows?.count == 2)
    table.view.allowsSelection = false
    #expect(table.view.indexPathsForSelectedRows == nil)
  }

  @Test func backgroundsAreThoseOfTheStyle() {
    #expect(table(.plain).view.backgroundColor == .systemBackground)
    #expect(table(.insetGrouped).view.backgroundColor == .systemGroupedBackground)
  }
}
