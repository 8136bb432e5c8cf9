import GalleyTesting
import Testing
import UIKit

/// Compares positions in the screens of tables with figures from elsewhere: `tables-and-controls.md` of the shared
/// facts, which collects frames stored by Interface Builder, the articles, and the font's own tables (a line of Inter
/// is 2444/2048 em high).
@MainActor @Suite(.snapshots) struct TableFigureTests {
  private func list(_ rect: CGRect?) -> [Double] {
    rect.map { [Double($0.minX), Double($0.minY), Double($0.width), Double($0.height)] } ?? []
  }

  /// §11, number 10: 55.5 above the first row of a titled group; 1: a chevron leaves 348.5 of 375 points.
  @Test func doctors() throws {
    let scene = DisplayedScene(.doctors)
    defer { scene.close() }
    #expect(try scene.cell(0).frame.minY == CGFloat(55.5))
    #expect(try scene.cell(0).contentView.frame.width == CGFloat(348.5))
    let last = try scene.cell(2).frame.maxY
    // An empty footer (17.5, from memory), and 38 for a later title.
    #expect(try scene.cell(0, 1).frame.minY - last == CGFloat(17.5 + 38))
  }

  /// The chapter, and §11, number 6: values end at 359 of 375 points, and move below the text at the five largest
  /// sizes.
  @Test(arguments: UIContentSizeCategory.all) func valuesTurnVertical(category: UIContentSizeCategory) throws {
    let scene = DisplayedScene(.doctors, .phone, category)
    defer { scene.close() }
    scene.table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .top, animated: false)
    let cell = try scene.cell(0, 1)
    let (text, value) = try (#require(cell.textLabel), #require(cell.detailTextLabel))
    #expect(text.frame.minX == CGFloat(16))
    if category.isAccessibilityCategory {
      #expect(value.frame.minX == CGFloat(16))
      #expect(value.frame.minY >= text.frame.maxY)
    } else {
      #expect(value.frame.maxX == CGFloat(359))
      #expect(value.frame.minY == text.frame.minY)
    }
  }

  /// The article: whole points, plus 5. A line is 20.29 points high at L, 63.25 at AX5.
  @Test(arguments: [(UIContentSizeCategory.large, 26.0), (.accessibilityExtraExtraExtraLarge, 69)])
  func drawers(category: UIContentSizeCategory, height: Double) throws {
    let scene = DisplayedScene(.drawers, .phone, category)
    defer { scene.close() }
    #expect(try list(scene.cell(0).frame) == [0, 0, 375, height])
  }

  /// The three ways that measure the text itself give its lines in whole points, plus 5. A label's lines are the
  /// style's leading apart (Human Interface Guidelines), and its height is in device pixels.
  @Test(arguments: UIContentSizeCategory.body.indices) func rowWays(index: Int) {
    let (category, size, leading) = UIContentSizeCategory.body[index]
    let scene = DisplayedScene(.rowWays, .phone, category)
    defer { scene.close() }
    scene.visitPages {}
    let heights = (0..<4).map { scene.table.rectForRow(at: IndexPath(row: 0, section: $0)).height }
    let line = size * 2444 / 2048
    let count = ((heights[1] - 5) / line).rounded(.down)
    #expect(count > 1)
    let drawn = (count * line).rounded(.up) + 5
    let label = (((count - 1) * leading + line) / Device.pixel).rounded(.up) * Device.pixel + 5
    #expect(heights == [label, drawn, drawn, drawn], "\(category.rawValue)")
  }

  /// §11, number 9: 16 points at the sides of cards up to a width of 393 points, 20 from 414; 10: 55.5 above the first
  /// row.
  @Test(arguments: [(Device.phone, 16.0, 343.0), (Device.all[2], 20, 374), (Device.tablet, 20, 704)])
  func cards(device: Device, x: Double, width: Double) throws {
    let scene = DisplayedScene(.settings, device)
    defer { scene.close() }
    let frame = try list(scene.cell(0).frame)
    #expect([frame[0], frame[1], frame[2]] == [x, 55.5, width])
    let title = try #require(scene.table.headerView(forSection: 0)?.textLabel)
    #expect(Double(title.convert(title.bounds, to: scene.table).minX) == 2 * x)
  }

  /// §11, numbers 2 and 4, on a card 343 points wide: a checkmark takes 40, a chevron 26.5, and values end 8 before it.
  @Test func accessories() throws {
    let scene = DisplayedScene(.settings)
    defer { scene.close() }
    #expect(try scene.cell(0, 1).contentView.frame.width == CGFloat(343 - 40))
    let language = try scene.cell(0)
    #expect(language.contentView.frame.width == CGFloat(343 - 26.5))
    #expect(language.detailTextLabel?.frame.maxX == CGFloat(343 - 26.5 - 8))
    #expect(try scene.cell(2).accessoryView?.frame.maxX == CGFloat(343 - 16))
    #expect(try scene.cell(2, 1).contentView.frame.width == CGFloat(343 - 36.5))
  }

  /// §11, number 11: 22 points, and 28 for a title above the first row; a title stays at the top until the next one
  /// arrives.
  @Test(arguments: [(-20.0, 22.0), (90, 110), (140, 154)])
  func pinnedTitles(offset: Double, top: Double) throws {
    let scene = DisplayedScene(.phone) { ContactsViewController(offset: CGFloat(offset)) as UITableViewController }
    defer { scene.close() }
    scene.window.layoutIfNeeded()
    #expect(list(scene.table.headerView(forSection: 0)?.frame) == [0, top, 375, 28])
    // Three rows of 44 below it, and 22 points above the next title.
    #expect(list(scene.table.rectForRow(at: IndexPath(row: 0, section: 0))) == [0, 50, 375, 44])
    #expect(list(scene.table.headerView(forSection: 1)?.frame) == [0, 50 + 132 + 22, 375, 28])
  }

  /// useyourloaf: the table's header keeps the height it had when it was last assigned. Lines of 22 and 15 points are
  /// 26.5 and 18 points high in device pixels, with 36 points around them.
  @Test func tableHeaders() throws {
    let scene = DisplayedScene(.playlist)
    defer { scene.close() }
    #expect(list(scene.table.tableHeaderView?.frame) == [0, 0, 375, 80.5])
    // §11, number 7: a subtitle's row.
    #expect(try list(scene.cell(0).frame) == [0, 80.5, 375, 55.5])
    #expect(scene.table.visibleCells.map(\.isSelected) == [false, true, false, true])
  }

  /// Tables always bounce vertically, scroll views do not (jianshu f3e5bf5192ef): rows avoid the status bar, even if
  /// there are few of them.
  @Test func shortTablesKeepClearOfTheStatusBar() {
    let scene = DisplayedScene(.playlist)
    defer { scene.close() }
    #expect(scene.table.contentSize.height < scene.table.bounds.height)
    #expect(scene.table.contentOffset.y == -20)
    #expect(scene.table.alwaysBounceVertical && !UIScrollView().alwaysBounceVertical)
  }
}
