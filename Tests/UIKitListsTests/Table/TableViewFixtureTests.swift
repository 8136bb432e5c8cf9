import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// Compares the content of table views with `scripts/layout-fixtures/table_views.py`: a thousand random tables of all
/// styles, with titles, heights from the delegate and estimated, and insets, laid out at the top and then at an offset.
@MainActor @Suite struct TableViewFixtureTests {
  struct Case: Decodable {
    struct Boundary: Decodable {
      let title: Bool
      let said: Double?

      var height: CGFloat { said.map { CGFloat($0) } ?? UITableView.automaticDimension }
    }

    struct Section: Decodable {
      let header: Boundary
      let footer: Boundary
      /// The estimate and the height of each row.
      let rows: [[Double]]
    }

    let style: String
    let scale: Double
    let width: Double
    let height: Double
    let insets: [Double]
    let outer: [Double]
    let estimates: Bool
    let sections: [Section]
    let offset: Double
    let contentHeight: Double
    let x: Double
    let partWidth: Double
    let shown: [Part]
  }

  /// A part's name, its top and its height.
  struct Part: Decodable, Equatable, CustomStringConvertible {
    let name: String
    let top: Double
    let height: Double

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      (name, top) = (try values.decode(String.self), try values.decode(Double.self))
      height = try values.decode(Double.self)
    }

    init(_ name: String, _ rect: CGRect) {
      (self.name, top, height) = (name, Double(rect.minY), Double(rect.height))
    }

    var description: String { "\(name) \(top) \(height)" }

    func agrees(with other: Part) -> Bool {
      name == other.name && abs(top - other.top) < 0.001 && abs(height - other.height) < 0.001
    }
  }

  /// The table's data source and delegate.
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    let sections: [Case.Section]

    init(_ sections: [Case.Section]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sections[section].header.title ? "Title" : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      sections[section].footer.title ? "Footer" : nil
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      sections[section].header.height
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      sections[section].footer.height
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      CGFloat(sections[indexPath.section].rows[indexPath.row][1])
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
      tableView.estimatedRowHeight == 0 ? 0 : CGFloat(sections[indexPath.section].rows[indexPath.row][0])
    }
  }

  private func table(_ made: Case, _ source: Source) -> UITableView {
    let style: UITableView.Style =
      made.style == "plain" ? .plain : made.style == "grouped" ? .grouped : .insetGrouped
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: made.width, height: made.height), style: style)
    view.overrideTraits = UITraitCollection(displayScale: CGFloat(made.scale))
    view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    view.contentInset = UIEdgeInsets(top: made.insets[0], left: 0, bottom: made.insets[1], right: 0)
    view.contentOffset.y = CGFloat(-made.insets[0])
    if !made.estimates { view.estimatedRowHeight = 0 }
    let outer = made.outer.map { UIView(frame: CGRect(x: 0, y: 0, width: 1, height: $0)) }
    (view.tableHeaderView, view.tableFooterView) = (outer[0], outer[1])
    (view.dataSource, view.delegate) = (source, source)
    return view
  }

  /// The visible parts, in the order of the fixture: by sections, headers first.
  private func shown(_ view: UITableView) -> [(part: Part, frame: CGRect)] {
    (0..<view.numberOfSections).flatMap { section in
      let rows = (0..<view.numberOfRows(inSection: section)).map { row in
        (name: "r\(section).\(row)", view: view.cellForRow(at: IndexPath(row: row, section: section)) as UIView?)
      }
      let parts =
        [(name: "h\(section)", view: view.headerView(forSection: section) as UIView?)] + rows
        + [(name: "f\(section)", view: view.footerView(forSection: section) as UIView?)]
      return parts.compactMap { part in part.view.map { (Part(part.name, $0.frame), $0.frame) } }
    }
  }

  @Test func tablesShowWhatAnIndependentProgramSays() throws {
    let text = try String(contentsOf: uikitFixtures.appending(path: "Tables/views.jsonl"), encoding: .utf8)
    let cases = try text.split(separator: "\n").map { try JSONDecoder().decode(Case.self, from: Data($0.utf8)) }
    #expect(cases.count == 1000)
    for (number, made) in cases.enumerated() {
      let source = Source(made.sections)
      let view = table(made, source)
      view.layoutIfNeeded()
      view.contentOffset.y = CGFloat(made.offset)
      view.layoutIfNeeded()
      #expect(abs(Double(view.contentSize.height) - made.contentHeight) < 0.001, "case \(number)")
      let shown = shown(view)
      // A part with neither a title nor a view takes its space, and shows nothing.
      let expected = made.shown.filter { made.hasView($0.name) }
      let agree = shown.count == expected.count && zip(shown, expected).allSatisfy { $0.part.agrees(with: $1) }
      #expect(agree, "case \(number): \(shown.map(\.part)), expected \(expected)")
      #expect(shown.allSatisfy { Double($0.frame.minX) == made.x && Double($0.frame.width) == made.partWidth })
    }
  }
}

extension TableViewFixtureTests.Case {
  func hasView(_ name: String) -> Bool {
    guard let kind = name.first, kind != "r", let section = Int(name.dropFirst()) else { return true }
    return kind == "h" ? sections[section].header.title : sections[section].footer.title
  }
}
