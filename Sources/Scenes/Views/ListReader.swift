import HeadlessUIKit
import ViewDocuments

/// Reads the content of a collection view that is a list: `list`, and `sections` of items, which may have children.
struct ListReader {
  /// The key of a collection view for the list's configuration, in place of a layout.
  static let listKey = "list"
  static let keys = [listKey, CollectionReader.templatesKey, "sections"]
  static let sectionKeys = ["header", "items", "footer"]
  /// The keys of an item other than its properties and a template's fields.
  static let itemKeys = [TableReader.selectedKey, expandedKey, childrenKey]
  static let expandedKey = "isExpanded"
  static let childrenKey = "children"

  let views: ViewReader
  private var fillers: CollectionReader { CollectionReader(views: views) }

  init(views: ViewReader) {
    self.views = views
  }

  func read(_ table: Table) throws(SceneError) -> ListDefinition {
    let table = Table(entries: table.entries, owner: ViewClass.collectionView.rawValue, place: table.place)
    let settings = try configuration(table.required(Self.listKey))
    let hasTemplates = table[CollectionReader.templatesKey] != nil || !views.templates.isEmpty
    let templates = hasTemplates ? try fillers.templates(of: table) : []
    var sections: [ListDefinition.Section] = []
    let list = try table.required("sections")
    for value in try list.list("a list of sections") { sections.append(try section(value, templates)) }
    guard sections.reduce(0, { $1.items.reduce($0) { $0 + $1.count } }) <= DocumentLimits.items else {
      throw list.error(.tooLarge(what: "the number of items", limit: "10,000 in a view"))
    }
    return ListDefinition(settings: settings, sections: sections)
  }

  private func configuration(_ value: Value) throws(SceneError) -> [ViewDefinition.Setting] {
    let table = try value.table("'\(Self.listKey)'", such: "{appearance: insetGrouped}")
    var settings: [ViewDefinition.Setting] = []
    for entry in table.entries {
      settings.append(try setting(entry, of: table, among: ListProperties.configuration, keys: []))
    }
    return settings
  }

  private func section(_ value: Value, _ templates: [CellTemplate]) throws(SceneError) -> ListDefinition.Section {
    let table = try value.table("a section", such: "{items: [{text: …}]}")
    try table.checkKeys(Self.sectionKeys)
    var section = ListDefinition.Section()
    section.header = try table["header"].map { (value) throws(SceneError) in
      try item(value, "a header", templates, keys: [], depth: 1)
    }
    section.footer = try table["footer"].map { (value) throws(SceneError) in
      try item(value, "a footer", templates, keys: [], depth: 1)
    }
    section.items = try items(table.required("items"), templates, depth: 1)
    return section
  }

  private func items(
    _ value: Value, _ templates: [CellTemplate], depth: Int
  ) throws(SceneError) -> [ListDefinition.Item] {
    guard depth <= DocumentLimits.viewDepth else { throw value.error(.viewsTooDeep(limit: DocumentLimits.viewDepth)) }
    var items: [ListDefinition.Item] = []
    for value in try value.list("a list of items") {
      items.append(try item(value, "an item", templates, keys: Self.itemKeys, depth: depth))
    }
    return items
  }

  /// Reads a text alone, `{text: Wi-Fi, secondaryText: Home}`, or `{template: card, title: …}`.
  private func item(
    _ value: Value, _ owner: String, _ templates: [CellTemplate], keys: [String], depth: Int
  ) throws(SceneError) -> ListDefinition.Item {
    var item = ListDefinition.Item()
    guard value.isMapping else {
      item.settings = [try views.properties.setting(value, of: ListProperties.text)]
      return item
    }
    let table = try value.table(owner, such: "{text: Wi-Fi, secondaryText: Home}")
    let hasTemplate = table[CollectionReader.templateKey] != nil
    let properties = hasTemplate ? ListProperties.cell : ListProperties.all
    let ownKeys = properties.map(\.name) + keys
    for entry in table.entries where ownKeys.contains(entry.key) || !hasTemplate {
      switch entry.key {
      case TableReader.selectedKey where keys.contains(entry.key): item.isSelected = try flag(entry)
      case Self.expandedKey where keys.contains(entry.key): item.isExpanded = try flag(entry)
      case Self.childrenKey where keys.contains(entry.key):
        item.children = try items(entry.value, templates, depth: depth + 1)
      default: item.settings.append(try setting(entry, of: table, among: properties, keys: keys))
      }
    }
    guard hasTemplate else { return item }
    guard !templates.isEmpty else { throw value.wrong("\(owner) without 'template': there are no templates") }
    item.template = try fillers.filled(value, owner, templates, except: ownKeys)
    return item
  }

  private func flag(_ entry: Table.Entry) throws(SceneError) -> Bool {
    let kind = PropertyKind<Bool>.boolean
    return kind.read(try views.properties.read(entry.value, kind.type, entry.key)) ?? false
  }

  private func setting(
    _ entry: Table.Entry, of table: Table, among properties: [Property], keys: [String]
  ) throws(SceneError) -> ViewDefinition.Setting {
    guard let property = properties.first(where: { $0.name == entry.key }) else {
      let known = Table(entries: [], owner: table.owner, place: table.place)
      throw known.unknown(entry, among: properties.map(\.name) + keys + [CollectionReader.templateKey])
    }
    return try views.properties.setting(entry.value, of: property)
  }
}
