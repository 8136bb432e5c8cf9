import Drawing
import DynamicType
import Foundation
import Raster
import Testing
import UIKitTestSupport

@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitValues

/// Compares frames in cells with those stored by Interface Builder: `tables-and-controls.md` of the shared facts, §1
/// and the first nine of the twenty numbers in §11. Texts are in a font with other widths than Apple's: widths that
/// depend on a text are not compared.
@MainActor @Suite struct CellGeometryTests {
  private func table(
    _ cellClass: UITableViewCell.Type = UITableViewCell.self, rowHeight: CGFloat = 44, width: CGFloat = 375,
    scale: CGFloat = 2, style: UITableView.Style = .plain, _ fill: @escaping (UITableViewCell) -> Void
  ) -> TestTable {
    let source = RowSource(count: 3) { cell, _ in fill(cell) }
    let table = TestTable(source, cellClass, style: style, width: width, scale: scale)
    table.view.rowHeight = rowHeight
    return table
  }

  @Test(arguments: [(375.0, 2.0, 348.5), (375, 3, 348.667), (414, 2, 383.5)])
  func chevronsLeaveTheirStrip(_ width: Double, _ scale: Double, _ content: Double) throws {
    let table = table(width: width, scale: scale) { $0.accessoryType = .disclosureIndicator }
    let frame = try table.cell(0).contentView.frame
    #expect(agree(frame.list, [0, 0, content, 44]))
  }

  @Test(arguments: [(375.0, 335.0), (414, 370)])
  func checkmarksLeaveTheirs(_ width: Double, _ content: Double) throws {
    let table = table(width: width) { $0.accessoryType = .checkmark }
    #expect(try table.cell(0).contentView.frame.list == [0, 0, content, 44])
  }

  /// On a card 374 points wide in a table of 414.
  @Test func checkmarksOnCards() throws {
    let table = table(width: 414, style: .insetGrouped) { $0.accessoryType = .checkmark }
    let cell = try table.cell(0)
    #expect(cell.frame.width == CGFloat(374))
    #expect(cell.contentView.frame.list == [0, 0, 330, 44])
  }

  @Test func detailButtonsLeaveTheirs() throws {
    let table = table(width: 320) { $0.accessoryType = .detailButton }
    #expect(try table.cell(0).contentView.frame.width == CGFloat(320 - 36.5))
  }

  @Test func theAppsAccessoryIsAMarginFromTheEnd() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    let table = table { if $0.accessoryView == nil, view.superview == nil { $0.accessoryView = view } }
    #expect(try table.cell(0).contentView.frame.width == CGFloat(375 - 51 - 16))
    #expect(view.frame.list == [308, 6.5, 51, 31])
  }

  @Test(arguments: [(375.0, 16.0, 343.0), (414, 20, 374)])
  func textsOfTheDefaultStyleTakeTheWholeHeight(_ width: Double, _ x: Double, _ length: Double) throws {
    let table = table(width: width) { $0.textLabel?.text = "Title" }
    #expect(try table.cell(0).textLabel?.frame.list == [x, 0, length, 44])
  }

  @Test func textsEndEightPointsBeforeAnAccessory() throws {
    let table = table { cell in
      cell.textLabel?.text = "Title"
      cell.accessoryType = .disclosureIndicator
    }
    let cell = try table.cell(0)
    #expect(cell.textLabel?.frame.maxX == cell.contentView.bounds.width - 8)
  }

  @Test func picturesStandAtWholePoints() throws {
    let bitmap = try #require(Self.image(50, 44))
    let table = table(rowHeight: 43.5) { cell in
      cell.textLabel?.text = "Title"
      cell.imageView?.image = bitmap
    }
    let cell = try table.cell(0)
    #expect(cell.imageView?.frame.list == [16, 10, 25, 22])
    #expect(cell.textLabel?.frame.minX == CGFloat(56))
  }

  private static func image(_ width: Int, _ height: Int) -> UIImage? {
    guard let bitmap = try? Bitmap(width: width, height: height) else { return nil }
    return UIImage(source: ImageSource(bitmap: bitmap), scale: 2)
  }

  @Test(arguments: [(43.5, 12.0), (51, 16)])
  func valuesStandAtTheEndOfTheirLine(_ height: Double, _ y: Double) throws {
    let table = table(Value1Cell.self, rowHeight: height) { cell in
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Value"
    }
    let cell = try table.cell(0)
    let (text, detail) = try (#require(cell.textLabel?.frame), #require(cell.detailTextLabel?.frame))
    #expect(agree([text.list[0], text.list[1], text.list[3]], [16, y, 20.5]))
    #expect(agree([Double(detail.maxX), detail.list[1]], [359, y]))
  }

  @Test func valuesEndEightPointsBeforeAnAccessory() throws {
    let table = table(Value1Cell.self) { cell in
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Value"
      cell.accessoryType = .disclosureIndicator
    }
    let cell = try table.cell(0)
    #expect(cell.detailTextLabel?.frame.maxX == cell.contentView.bounds.width - 8)
  }

  @Test func value2HasANarrowTextAtTheStart() throws {
    let table = table(Value2Cell.self) { cell in
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Value"
    }
    let cell = try table.cell(0)
    #expect(cell.textLabel?.frame.minX == CGFloat(16))
    #expect(cell.textLabel?.frame.width == CGFloat(91))
    #expect(cell.textLabel?.textAlignment == .right)
    #expect(cell.detailTextLabel?.frame.minX == CGFloat(113))
  }

  @Test func subtitlesStandCloserInARowOf44() throws {
    let table = table(SubtitleCell.self, rowHeight: 44, Self.subtitle)
    let cell = try table.cell(0)
    #expect(cell.textLabel?.frame.minY == CGFloat(5))
    #expect(cell.detailTextLabel?.frame.minY == CGFloat(25.5))
  }

  @Test func subtitlesSizeTheirRow() throws {
    let table = table(SubtitleCell.self, rowHeight: UITableView.automaticDimension, Self.subtitle)
    let cell = try table.cell(0)
    #expect(cell.frame.height == CGFloat(55.5))
    #expect(cell.textLabel?.frame.minY == CGFloat(10))
    #expect(cell.detailTextLabel?.frame.minY == CGFloat(31.5))
    #expect(table.rows.map { $0[1] } == [55.5, 55.5, 55.5])
  }

  private static func subtitle(_ cell: UITableViewCell) {
    cell.textLabel?.text = "Text"
    cell.detailTextLabel?.text = "Subtitle"
  }

  @Test func fontsAreThoseOfTheStyles() throws {
    let sizes: [(UITableViewCell.CellStyle, [Double])] = [
      (.value1, [17, 17]), (.subtitle, [17, 12]), (.value2, [12, 12]),
    ]
    for (style, expected) in sizes {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      let fonts = [cell.textLabel?.font, cell.detailTextLabel?.font]
      #expect(fonts.map { Double($0?.pointSize ?? 0) } == expected)
    }
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).indentationWidth == CGFloat(10))
  }

  /// Since iOS 13.4 the separator is over the content.
  @Test func contentIsAsHighAsTheCell() throws {
    for height in [44, 50.5, 100] as [CGFloat] {
      let table = table(rowHeight: height) { $0.textLabel?.text = "Title" }
      let cell = try table.cell(0)
      #expect(cell.frame.height == height)
      #expect(cell.contentView.frame.height == height)
    }
  }

  @Test(arguments: [(375.0, 16.0, 343.0), (414, 20, 374), (365, 16, 333)])
  func cardsKeepTheMargins(_ width: Double, _ x: Double, _ length: Double) throws {
    let table = table(width: width, style: .insetGrouped) { $0.textLabel?.text = "Title" }
    let frame = try table.cell(0).frame
    #expect(agree([frame.list[0], frame.list[2]], [x, length]))
  }

  @Test func contentKeepsTheMarginsOfTheTable() throws {
    let plain = try table { _ in }.cell(0)
    #expect(plain.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    let beside = try table { $0.accessoryType = .disclosureIndicator }.cell(0)
    #expect(beside.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 8))
    let wide = try table(width: 414) { _ in }.cell(0)
    #expect(wide.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20))
  }

  @Test func aRightToLeftCellIsMirrored() throws {
    let table = table(Value1Cell.self) { cell in
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Value"
      cell.accessoryType = .disclosureIndicator
    }
    let left = try table.cell(0)
    let frames = [left.textLabel, left.detailTextLabel].map { $0?.frame ?? .zero }
    let width = left.contentView.bounds.width
    table.root.overrideTraits = UITraitCollection(traitsFrom: [
      table.root.traitCollection, UITraitCollection(layoutDirection: .rightToLeft),
    ])
    let right = try table.cell(0)
    #expect(right.contentView.frame.minX == CGFloat(26.5))
    let mirrored = frames.map { CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height).list }
    #expect(right.textLabel?.frame.list == mirrored[0])
    #expect(right.detailTextLabel?.frame.list == mirrored[1])
  }

  @Test func valuesStandBelowTheirTextsWhereBothDoNotFit() throws {
    let long = "A text that takes most of the width of the row"
    let source = RowSource([["short", long]]) { cell, text in
      cell.textLabel?.text = text
      cell.detailTextLabel?.text = "A value"
    }
    let table = TestTable(source, Value1Cell.self)
    func isStacked(_ row: Int) throws -> Bool {
      let cell = try table.cell(row)
      return try #require(cell.detailTextLabel?.frame).minY >= #require(cell.textLabel?.frame).maxY
    }
    #expect(try !isStacked(0))
    #expect(try isStacked(1))
    table.root.overrideTraits = UITraitCollection(traitsFrom: [
      table.root.traitCollection, UITraitCollection(preferredContentSizeCategory: .accessibilityMedium),
    ])
    #expect(try isStacked(0))
  }

  /// No text is truncated, at any size, in any style.
  @Test(arguments: [UITableViewCell.self, Value1Cell.self, Value2Cell.self, SubtitleCell.self])
  func noTextIsCut(_ cellClass: UITableViewCell.Type) throws {
    for category in ContentSizeCategory.allCases.map(UIContentSizeCategory.init) {
      let long = "A longer name, which takes more than one line where text is large"
      let source = RowSource([["Name", long]]) { cell, text in
        cell.textLabel?.text = text
        cell.textLabel?.numberOfLines = 0
        cell.detailTextLabel?.text = "value of " + text
        cell.detailTextLabel?.numberOfLines = 0
      }
      let table = TestTable(source, cellClass, height: 3000, category: category)
      for row in 0..<2 {
        let cell = try table.cell(row)
        for label in [cell.textLabel, cell.detailTextLabel].compactMap(\.self) {
          let fitting = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
          #expect(fitting.height <= label.bounds.height + 0.001, "\(cellClass) \(category) \(row)")
          #expect(cell.contentView.bounds.contains(label.frame), "\(cellClass) \(category) \(row)")
        }
      }
    }
  }
}
