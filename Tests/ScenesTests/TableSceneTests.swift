import Drawing
import DynamicType
import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Scenes

/// Tables from files, 200 points wide. The figures are those of the tests for `UITableView`.
@MainActor @Suite struct TableSceneTests {
  private func scene(_ keys: String, height: Double? = 400) throws -> LayoutNode {
    let scene = try WrittenScene(keys, viewClass: "UITableView", height: height)
    #expect(scene.rendered.findings.isEmpty, "\(scene.rendered.findings)")
    return scene.rendered.layout
  }

  private func cells(_ keys: String, height: Double? = 400) throws -> [CGRect] {
    try scene(keys, height: height).children.filter { $0.kind == "UITableViewCell" }.map(\.frame)
  }

  @Test func rowsOfTheSystemStandBelowEachOther() throws {
    let keys = """
      sections:
        - rows: [{text: One}, {style: value1, text: Two, detailText: "2"}]
      """
    #expect(try cells(keys) == [rect(0, 0, 200, 44), rect(0, 44, 200, 44)])
  }

  @Test func groupsAndHeightsAreAsTheTableSays() throws {
    let keys = """
      style: insetGrouped
      rowHeight: 50
      sectionHeaderHeight: 30
      sectionFooterHeight: 10
      sections:
        - header: Title
          rows: [{text: One, accessoryType: checkmark}]
        - rows: [{text: Two, isSelected: true}]
      """
    #expect(try cells(keys) == [rect(16, 30, 168, 50), rect(16, 120, 168, 50)])
  }

  @Test func templatesFillRowsAndHeaders() throws {
    let keys = """
      templates:
        block:
          constraints: ["V:|[body(30)]|", "H:|[body]|"]
          subviews: [{class: UIView, name: body}]
      sections:
        - header: {template: block}
          rows: [{template: block, body: {tag: 3}, accessoryType: checkmark}, {text: Two}]
      """
    #expect(try cells(keys) == [rect(0, 52, 200, 30), rect(0, 82, 200, 44)])
  }

  /// All rows of a table that is shown whole are measured.
  @Test func aWholeTableIsAsHighAsItsRows() throws {
    let rows = (0..<30).map { "{style: subtitle, text: \"\($0)\", detailText: below}" }.joined(separator: ", ")
    let layout = try scene("sections: [{rows: [\(rows)]}]", height: nil)
    let cells = layout.children.filter { $0.kind == "UITableViewCell" }
    #expect(cells.count == 30)
    #expect(layout.frame.height == cells.map(\.frame.maxY).max())
  }

  /// 44 for a text; with a caption 3 points below it, lines of 21 and 15 at one pixel per point, and 11 around them,
  /// 61; and a pixel for the separator below each (`public-pictures.md`, 9).
  @Test func rowsShowConfigurations() throws {
    let keys = """
      sections:
        - header: {contentConfiguration: {style: groupedHeader, text: Title}, backgroundConfiguration: {style: clear}}
          rows:
            - {contentConfiguration: {text: One, textProperties: {numberOfLines: 1, color: red}}}
            - contentConfiguration: {style: cell, text: Two, secondaryText: below}
              backgroundConfiguration: {style: listPlainCell, backgroundColor: systemTeal, cornerRadius: 4}
            - {template: block, backgroundConfiguration: {style: clear}}
      templates:
        block:
          constraints: ["V:|[body(30)]|", "H:|[body]|"]
          subviews: [{class: UIView, name: body}]
      sectionHeaderTopPadding: 0
      """
    let frames = try cells(keys)
    #expect(frames.map(\.height).dropFirst() == [62, 30])
    #expect(frames.first?.height == 45)
    let layout = try scene(keys)
    let header = try #require(layout.children.first { $0.kind == "UITableViewHeaderFooterView" })
    // 17 and 6 around a line of footnote.
    #expect(header.frame.height == 39)
  }

  /// Its height fits the table's width, as if an app measured and assigned it again.
  @Test func viewsStandAboveAndBelowTheSections() throws {
    let keys = """
      tableHeaderView: {template: block}
      tableFooterView: {template: line}
      sections: [{rows: [{text: One}]}]
      templates:
        block:
          constraints: ["V:|[body(30)]|", "H:|[body]|"]
          subviews: [{class: UIView, name: body}]
        line:
          constraints: ["V:|[body(10)]|", "H:|[body]|"]
          subviews: [{class: UIView, name: body}]
      """
    #expect(try cells(keys) == [rect(0, 30, 200, 44)])
    let outer = try scene(keys).children.filter { $0.kind == "UIView" }.map(\.frame)
    #expect(outer == [rect(0, 0, 200, 30), rect(0, 74, 200, 10)])
    #expect(try scene(keys, height: nil).frame.height == 84)
  }

  @Test func mistakesHaveTheirPlace() throws {
    func error(_ row: String) throws -> String {
      try #require(try firstError(oneScene("sections: [{rows: [\(row)]}]", viewClass: "UITableView")))
    }
    #expect(try error("{txt: One}").contains("a row has no 'txt'. Did you mean 'text'?"))
    #expect(try error("{style: value3}").contains("value1"))
    #expect(try error("{template: card}").contains("there are no templates"))
    #expect(try error("{contentConfiguration: {style: subtitle}}").contains("subtitleCell"))
    #expect(try error("{contentConfiguration: {txt: One}}").contains("Did you mean 'text'?"))
    #expect(try error("{backgroundConfiguration: {cornerRadius: -1}}").contains("cornerRadius"))
    let outer = "sections: []\ntableHeaderView: {template: card}"
    #expect(try firstError(oneScene(outer, viewClass: "UITableView"))?.contains("there are no templates") == true)
    #expect(try error("{accessoryType: chevron}").contains("disclosureIndicator"))
    #expect(try firstError(oneScene("style: plain", viewClass: "UITableView"))?.contains("sections") == true)
  }
}
