import Foundation
import Testing
import UIKitTestSupport

@testable import ElementGeometry
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitValues

/// Facts in `tables-and-controls.md` of the shared facts about cells, titles and calls that other suites do not cover:
/// the paragraph of each test's source is given. IB: counted in documents from Interface Builder. QM: QMUI's constants.
@MainActor @Suite struct TableFactTests {
  private func table(
    _ cellClass: UITableViewCell.Type = UITableViewCell.self, style: UITableView.Style = .plain, width: CGFloat = 375,
    category: UIContentSizeCategory = .large, _ fill: @escaping (UITableViewCell) -> Void
  ) -> TestTable {
    TestTable(RowSource(count: 3) { cell, _ in fill(cell) }, cellClass, style: style, width: width, category: category)
  }

  // MARK: §1, cells

  /// IB: a chevron has its strip at a cell margin of 8, too (43 of 43 in all), a check mark 32 there (16 of 16).
  @Test(arguments: [(UITableViewCell.AccessoryType.disclosureIndicator, 356.5), (.checkmark, 343)])
  func stripsFollowTheCellsOwnMargin(_ type: UITableViewCell.AccessoryType, _ width: Double) throws {
    let table = table { cell in
      cell.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      cell.accessoryType = type
    }
    #expect(try table.cell(0).contentView.frame.width == CGFloat(width))
  }

  /// QM: 12 between a detail button and a chevron.
  @Test func aButtonAndAChevronAreTwelvePointsApart() throws {
    let cell = try table { $0.accessoryType = .detailDisclosureButton }.cell(0)
    let frames = cell.parts.glyphs.map(\.frame)
    #expect(frames.count == 2)
    #expect(frames[1].minX - frames[0].maxX == CGFloat(12))
    #expect(frames[1].maxX == CGFloat(359))
  }

  /// IB: next to an image the text still ends a margin before the edge, or 8 points before an accessory.
  @Test func aPictureDoesNotMoveWhereTheTextEnds() throws {
    let image = try #require(UIImage(data: try pngData(width: 25, height: 22)))
    for (type, rest) in [(UITableViewCell.AccessoryType.none, 16.0), (.checkmark, 8)] {
      let cell = try table { cell in
        cell.textLabel?.text = "Title"
        cell.imageView?.image = image
        cell.accessoryType = type
      }.cell(0)
      #expect(cell.textLabel?.frame.maxX == cell.contentView.bounds.width - CGFloat(rest))
    }
  }

  /// `public-pictures.md`, 1 to 7: screenshots of apps on iOS 13.3 to 18.5.
  @Test(arguments: [(320.0, 16.0), (375, 16), (390, 20), (393, 20), (402, 20), (414, 20), (820, 20), (1024, 20)])
  func separatorsBeginAtTheTablesMargin(_ width: Double, _ inset: Double) throws {
    let table = table(width: width) { $0.textLabel?.text = "Title" }
    #expect(try table.cell(0).parts.separators.map(\.frame.minX) == [CGFloat(inset)])
    #expect(table.view.separatorInset.left == CGFloat(inset))
    #expect(table.view.separatorInsetReference == .fromCellEdges)
  }

  /// `layout-constants.json`, from the headers: a table's defaults.
  @Test func defaultsAreThoseOfTheHeaders() {
    let table = UITableView(frame: .zero)
    let heights = [
      table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight, table.estimatedRowHeight,
      table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight, table.sectionHeaderTopPadding,
    ]
    #expect(heights.allSatisfy { $0 == UITableView.automaticDimension })
    #expect(table.insetsContentViewsToSafeArea)
    #expect(!table.cellLayoutMarginsFollowReadableWidth)
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).indentationWidth == CGFloat(10))
  }

  /// From memory, 38 to 40: the content moves by the control, and its text keeps the margin, whoever lays it out.
  @Test func textsKeepTheMarginBesideAControlOfEditing() throws {
    for style in [true, false] {
      let table = table(width: 414) { cell in
        if style {
          cell.textLabel?.text = "A"
        } else {
          cell.contentConfiguration = UIListContentConfiguration.cell().with("A")
        }
      }
      table.view.isEditing = true
      let cell = try table.cell(0)
      let label = try #require(cell.contentView.subviews.compactMap { $0 as? UILabel }.first)
      #expect(cell.contentView.frame.minX == TableMetrics.editControlWidth)
      #expect(label.frame.minX == CGFloat(20))
    }
  }

  // MARK: §2, titles

  /// From memory, sizes also QM: 17 semibold in plain tables, 13 in the secondary colour in groups and footers.
  @Test func titlesHaveTheFontsOfTheStyles() throws {
    for (style, size, textStyle) in [
      (UITableView.Style.plain, 17.0, UIFont.TextStyle.headline), (.grouped, 13, .footnote),
    ] {
      let table = table(style: style) { _ in }
      (table.source.headers, table.source.footers) = (["One"], ["Below"])
      table.view.layoutIfNeeded()
      let header = try #require(table.view.headerView(forSection: 0)?.textLabel)
      let footer = try #require(table.view.footerView(forSection: 0)?.textLabel)
      #expect(header.font.pointSize == CGFloat(size))
      #expect(header.font == .preferredFont(forTextStyle: textStyle, compatibleWith: table.view.traitCollection))
      #expect(header.textColor == (style == .plain ? .label : .secondaryLabel))
      #expect(footer.font.pointSize == CGFloat(13))
      #expect(footer.textColor == .secondaryLabel)
    }
  }

  // MARK: §4, behaviour

  /// WordPress' guide to Dynamic Type: the texts of value cells are below each other at AX1 to AX5.
  @Test func valuesStandBelowTheirTextsAtTheAccessibilitySizes() throws {
    let categories: [(UIContentSizeCategory, Bool)] = [
      (.extraSmall, false), (.large, false), (.extraExtraExtraLarge, false), (.accessibilityMedium, true),
      (.accessibilityLarge, true), (.accessibilityExtraLarge, true), (.accessibilityExtraExtraLarge, true),
      (.accessibilityExtraExtraExtraLarge, true),
    ]
    for (category, isBelow) in categories {
      let table = table(Value1Cell.self, category: category) { cell in
        cell.textLabel?.text = "A"
        cell.detailTextLabel?.text = "B"
      }
      let cell = try table.cell(0)
      let (text, detail) = try (#require(cell.textLabel?.frame), #require(cell.detailTextLabel?.frame))
      #expect((detail.minY >= text.maxY) == isBelow, "\(category)")
    }
  }

  /// From memory: the call is made once the view has been removed, and before it is prepared for reuse.
  @Test func theEndOfDisplayComesAfterTheRemoval() {
    let table = TestTable(RowSource(count: 40), height: 200)
    let listener = EndOfDisplayListener()
    table.view.delegate = listener
    table.view.layoutIfNeeded()
    #expect(listener.ended.isEmpty)
    table.view.contentOffset.y = 600
    table.view.layoutIfNeeded()
    #expect(listener.ended.contains(IndexPath(row: 0, section: 0)))
    #expect(listener.wasRemoved)
  }
}

/// Records the rows that are no longer displayed.
private final class EndOfDisplayListener: NSObject, UITableViewDelegate {
  private(set) var ended: [IndexPath] = []
  private(set) var wasRemoved = true

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    ended.append(indexPath)
    if cell.superview != nil { wasRemoved = false }
  }
}
