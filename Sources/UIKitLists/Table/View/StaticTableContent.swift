package import Foundation

/// The sections and cells that an Interface Builder document has for a table, as a data source of it.
///
/// A table view controller's own methods return them, so that an override may call `super`.
@MainActor
package final class StaticTableContent: NSObject, UITableViewDataSource, UITableViewDelegate {
  package struct Section {
    package var header: String?
    package var footer: String?
    /// The cells; those with a height of their own have that whatever the table's row height is.
    package var rows: [(cell: UITableViewCell, height: CGFloat?)]

    package init(header: String?, footer: String?, rows: [(cell: UITableViewCell, height: CGFloat?)]) {
      (self.header, self.footer, self.rows) = (header, footer, rows)
    }
  }

  private let sections: [Section]

  package init(_ sections: [Section]) {
    self.sections = sections
  }

  private func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

  private func row(_ path: IndexPath) -> (cell: UITableViewCell, height: CGFloat?)? {
    guard path.count == 2, let section = section(path.section), section.rows.indices.contains(path.row) else {
      return nil
    }
    return section.rows[path.row]
  }

  package func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    self.section(section)?.rows.count ?? 0
  }

  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    row(indexPath)?.cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  package func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    self.section(section)?.header
  }

  package func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    self.section(section)?.footer
  }

  package func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    row(indexPath)?.height ?? tableView.rowHeight
  }

  package func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    row(indexPath)?.cell.indentationLevel ?? 0
  }
}
