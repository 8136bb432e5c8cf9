import HeadlessUIKit
import ViewDocuments

/// Reads a table's content: `sections` of rows, and `templates` that some rows fill; the cells of others are in nibs.
struct TableReader {
  static let keys = [CollectionReader.templatesKey, headerKey, "sections", footerKey]
  /// The keys of the views above and below all sections.
  static let headerKey = "tableHeaderView"
  static let footerKey = "tableFooterView"
  static let sectionKeys = ["header", "rows", "footer"]
  /// The key of a row for the style of its cell.
  static let styleKey = "style"
  /// The key of a row that says whether it is selected.
  static let selectedKey = "isSelected"

  let views: ViewReader
  private var fillers: CollectionReader { CollectionReader(views: views) }

  init(views: ViewReader) {
    self.views = views
  }

  func read(_ table: Table) throws(SceneError) -> TableDefinition {
    let table = Table(entries: table.entries, owner: ViewClass.tableView.rawValue, place: table.place)
    let hasTemplates = table[CollectionReader.templatesKey] != nil || !views.templates.isEmpty
    let templates = hasTemplates ? try fillers.templates(of: table) : []
    var sections: [TableDefinition.Section] = []
    let list = try table.required("sections")
    for value in try list.list("a list of sections") { sections.append(try section(value, templates)) }
    guard sections.reduce(0, { $0 + $1.rows.count }) <= DocumentLimits.items else {
      throw list.error(.tooLarge(what: "the number of rows", limit: "10,000 in a view"))
    }
    var definition = TableDefinition(sections: sections)
    definition.header = try outerView(table[Self.headerKey], templates)
    definition.footer = try outerView(table[Self.footerKey], templates)
    return definition
  }

  /// Reads a template with its fields: `{template: banner, title: Walks}`.
  private func outerView(_ value: Value?, _ templates: [CellTemplate]) throws(SceneError) -> [ViewDefinition] {
    guard let value else { return [] }
    guard !templates.isEmpty else { throw value.wrong("fields of a template: there are no templates") }
    return [try fillers.filled(value, "a view above or below the sections", templates)]
  }

  private func section(_ value: Value, _ templates: [CellTemplate]) throws(SceneError) -> TableDefinition.Section {
    let table = try value.table("a section", such: "{rows: [{text: …}]}")
    try table.checkKeys(Self.sectionKeys)
    var section = TableDefinition.Section()
    section.header = try table["header"].map { (value) throws(SceneError) in try boundary(value, "a header", templates)
    }
    section.footer = try table["footer"].map { (value) throws(SceneError) in try boundary(value, "a footer", templates)
    }
    for row in try table.required("rows").list("a list of rows") { section.rows.append(try self.row(row, templates)) }
    return section
  }

  /// Reads a header or footer: a title, configurations, or a template with its fields.
  private func boundary(
    _ value: Value, _ owner: String, _ templates: [CellTemplate]
  ) throws(SceneError) -> TableDefinition.Boundary {
    guard value.isMapping else {
      guard let title = value.scalar else { throw value.wrong("a title, or fields of a template") }
      return .title(title)
    }
    if let settings = try configurations(value, owner) { return .configured(settings) }
    guard !templates.isEmpty else { throw value.wrong("a title: there are no templates") }
    return .view(try fillers.filled(value, owner, templates))
  }

  /// Reads `{contentConfiguration: {style: groupedHeader, text: Walks}}`; nil if the mapping has a template's fields.
  private func configurations(_ value: Value, _ owner: String) throws(SceneError) -> [ViewDefinition.Setting]? {
    let table = try value.table(owner, such: "{contentConfiguration: {text: …}}")
    let properties = TableRowProperties.boundary
    guard properties.contains(where: { table[$0.name] != nil }) else { return nil }
    try table.checkKeys(properties.map(\.name))
    var settings: [ViewDefinition.Setting] = []
    for property in properties {
      if let value = table[property.name] { settings.append(try views.properties.setting(value, of: property)) }
    }
    return settings
  }

  /// Reads `{style: value1, text: Name, detailText: Value}`, `{template: card, title: …}` or `{nib: Cell.xib}`.
  private func row(_ value: Value, _ templates: [CellTemplate]) throws(SceneError) -> TableDefinition.Row {
    let table = try value.table("a row", such: "{style: value1, text: …, detailText: …}")
    var row = TableDefinition.Row()
    row.nib = try fillers.nib(of: table, "tableViewCell")
    let hasTemplate = table[CollectionReader.templateKey] != nil
    let isOfSystem = !hasTemplate && row.nib == nil
    let properties = isOfSystem ? TableRowProperties.all : TableRowProperties.cell
    let ownKeys = properties.map(\.name) + [Self.selectedKey] + (isOfSystem ? [Self.styleKey] : [])
    for entry in table.entries where ownKeys.contains(entry.key) || !hasTemplate {
      try read(entry, of: table, into: &row, properties, ownKeys)
    }
    guard hasTemplate else { return row }
    guard !templates.isEmpty else { throw value.wrong("a row without 'template': there are no templates") }
    row.template = try fillers.filled(value, "a row", templates, except: ownKeys)
    return row
  }

  private func read(
    _ entry: Table.Entry, of table: Table, into row: inout TableDefinition.Row, _ properties: [Property],
    _ keys: [String]
  ) throws(SceneError) {
    switch entry.key {
    case ScreenReader.nibKey: break
    case Self.styleKey where keys.contains(entry.key):
      let names = TableRowProperties.styles.map(\.key)
      let name = try entry.value.word("one of " + names.joined(separator: ", "))
      guard names.contains(name) else { throw entry.value.unknown(name, among: names) }
      row.style = name
    case Self.selectedKey:
      let kind = PropertyKind<Bool>.boolean
      row.isSelected = kind.read(try views.properties.read(entry.value, kind.type, entry.key)) ?? false
    default:
      guard let property = properties.first(where: { $0.name == entry.key }) else {
        let known = Table(entries: [], owner: "a row", place: table.place)
        throw known.unknown(entry, among: keys + [CollectionReader.templateKey, ScreenReader.nibKey])
      }
      row.settings.append(try views.properties.setting(entry.value, of: property))
    }
  }
}
