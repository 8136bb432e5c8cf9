import Foundation
import HeadlessUIKit

/// A table's content in a document: sections of rows, each a system cell, a filled template, or a cell of a nib.
package struct TableDefinition: Sendable {
  /// A header or a footer.
  package enum Boundary: Sendable {
    case title(String)
    case view(ViewDefinition)
    /// A system view that shows configurations.
    case configured([ViewDefinition.Setting])
  }

  package struct Row: Sendable {
    /// The style of a system cell.
    package var style: String?
    /// The properties of the cell.
    package var settings: [ViewDefinition.Setting] = []
    /// The definition of the cell's content view; nil for a system cell.
    package var template: ViewDefinition?
    /// The cell of a nib; nil for a cell of the table's own.
    package var nib: ScreenDefinition?
    package var isSelected = false

    package init() {}
  }

  package struct Section: Sendable {
    package var header: Boundary?
    package var rows: [Row] = []
    package var footer: Boundary?

    package init() {}
  }

  package let sections: [Section]
  /// The view above all sections: an array of none or one, as a struct cannot contain an optional of itself.
  package var header: [ViewDefinition] = []
  /// The view below all sections: none or one.
  package var footer: [ViewDefinition] = []

  package init(sections: [Section]) {
    self.sections = sections
  }

  /// The templates of the views in cells, headers and footers.
  var templates: [ViewDefinition] {
    header + footer
      + sections.flatMap { section in
        [section.header, section.footer].compactMap { boundary in
          if case .view(let definition)? = boundary { definition } else { nil }
        } + section.rows.compactMap(\.template)
      }
  }

  /// The cells that are in nibs.
  var nibs: [ScreenDefinition] { sections.flatMap(\.rows).compactMap(\.nib) }

  /// Makes the view show the table.
  @MainActor func install(in view: UITableView, _ context: DocumentContext) throws(DocumentError) {
    let source = TableSource(sections: sections, context: context)
    view.retainedDataSource = source
    view.dataSource = source
    view.delegate = source
    try installOuterViews(in: view, context)
    let selected = sections.enumerated().flatMap { section, content in
      content.rows.indices.filter { content.rows[$0].isSelected }.map { IndexPath(row: $0, section: section) }
    }
    view.allowsMultipleSelection = selected.count > 1
    for path in selected { view.selectRow(at: path, animated: false, scrollPosition: .none) }
  }
}
