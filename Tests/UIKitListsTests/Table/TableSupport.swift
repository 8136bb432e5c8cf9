import Foundation
import Testing
import UIKitLists

/// A data source for tests: sections of named rows.
final class RowSource: NSObject, UITableViewDataSource {
  var sections: [[String]]
  var headers: [String?] = []
  var footers: [String?] = []
  /// Creates or fills a cell of the class that is registered as "row".
  var fill: (UITableViewCell, String) -> Void
  private(set) var asked: [IndexPath] = []

  init(_ sections: [[String]], fill: @escaping (UITableViewCell, String) -> Void = { $0.textLabel?.text = $1 }) {
    (self.sections, self.fill) = (sections, fill)
  }

  convenience init(count: Int, fill: @escaping (UITableViewCell, String) -> Void = { $0.textLabel?.text = $1 }) {
    self.init([(0..<count).map(String.init)], fill: fill)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    fill(cell, sections[indexPath.section][indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }
}

/// A cell that counts its measurements, and the cells created.
class CountingCell: UITableViewCell {
  static var measured = 0
  static var made = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    CountingCell.made += 1
  }

  required init?(coder: NSCoder) { nil }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CountingCell.measured += 1
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}

final class Value1Cell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

final class Value2Cell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .value2, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

final class SubtitleCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

/// A table with its data source, with given traits for scale and text size.
@MainActor struct TestTable {
  let view: UITableView
  let source: RowSource
  let root: UIView

  init(
    _ source: RowSource, _ cellClass: UITableViewCell.Type = UITableViewCell.self, style: UITableView.Style = .plain,
    width: CGFloat = 375, height: CGFloat = 600, scale: CGFloat = 2, category: UIContentSizeCategory = .large
  ) {
    self.source = source
    view = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: height), style: style)
    root = UIView(frame: view.bounds)
    root.overrideTraits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: scale), UITraitCollection(preferredContentSizeCategory: category),
    ])
    root.addSubview(view)
    view.register(cellClass, forCellReuseIdentifier: "row")
    view.dataSource = source
  }

  func cell(_ row: Int, _ section: Int = 0) throws -> UITableViewCell {
    view.layoutIfNeeded()
    return try #require(view.cellForRow(at: IndexPath(row: row, section: section)))
  }

  /// Top and height of the rows that have cells.
  var rows: [[Double]] {
    view.layoutIfNeeded()
    return view.visibleCells.map { [Double($0.frame.minY), Double($0.frame.height)] }
  }
}

extension CGRect {
  var list: [Double] { [Double(minX), Double(minY), Double(width), Double(height)] }
}
