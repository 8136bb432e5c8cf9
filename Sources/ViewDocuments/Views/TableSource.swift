import Foundation
import HeadlessUIKit

/// The data source and delegate of a table that a document describes. Cells are built on request.
@MainActor
final class TableSource: NSObject {
  private let sections: [TableDefinition.Section]
  private let context: DocumentContext

  init(sections: [TableDefinition.Section], context: DocumentContext) {
    (self.sections, self.context) = (sections, context)
  }

  /// Builds a view. Building cannot throw here, so an error is reported as a fault, which fails the case.
  private func build(_ body: () throws -> Void) {
    do { try body() } catch { UIKitFaults.report(error) }
  }

  /// Makes the cell of a row from its nib.
  private func makeCell(_ row: TableDefinition.Row, _ screen: ScreenDefinition) -> UITableViewCell? {
    var cell: UITableViewCell?
    build {
      cell = try screen.makeCell(in: context)
      if let cell { try row.settings.apply(to: cell, in: context) }
    }
    return cell
  }

  private func makeCell(_ row: TableDefinition.Row, _ identifier: String) -> UITableViewCell {
    let style = TableRowProperties.styles.first { $0.key == row.style }?.value ?? .default
    let cell = UITableViewCell(style: style, reuseIdentifier: identifier)
    build {
      try row.settings.apply(to: cell, in: context)
      try row.template?.fill(cell.contentView, in: context)
    }
    return cell
  }

  private func view(of boundary: TableDefinition.Boundary?) -> UIView? {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    switch boundary {
    case .view(let definition): build { try definition.fill(view.contentView, in: context) }
    case .configured(let settings): build { try settings.apply(to: view, in: context) }
    case .title, nil: return nil
    }
    return view
  }

  private func title(of boundary: TableDefinition.Boundary?) -> String? {
    if case .title(let title)? = boundary { title } else { nil }
  }
}

extension TableSource: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let identifier = "row \(indexPath.section) \(indexPath.row)"
    let row = sections[indexPath.section].rows[indexPath.row]
    if let screen = row.nib {
      tableView.registerPrototype(identifier) { [weak self] in self?.makeCell(row, screen) }
    }
    return tableView.dequeueReusableCell(withIdentifier: identifier) ?? makeCell(row, identifier)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    title(of: sections[section].header)
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    title(of: sections[section].footer)
  }
}

extension TableSource: UITableViewDelegate {
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    view(of: sections[section].header)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    view(of: sections[section].footer)
  }
}
