import HeadlessUIKit
import SourcePlaces
import ViewDocuments

/// Reads a collection view's content: `layout`, `templates` and `sections`.
struct CollectionReader {
  static let templatesKey = "templates"
  static let keys = ["layout", templatesKey, "sections"]
  static let layoutKeys = ["class", "columns", "variations"]
  static let sectionKeys = ["header", "items", "footer"]
  /// The key of a section of a compositional layout.
  static let sectionLayoutKey = "layout"
  static let supplementaryKey = "supplementaryViews"
  static let decorationKey = "decorationViews"
  /// The key of an item that names the template it fills.
  static let templateKey = "template"
  static let columns = 1...1_000

  let views: ViewReader

  func read(_ table: Table) throws(SceneError) -> CollectionDefinition {
    let table = Table(entries: table.entries, owner: ViewClass.collectionView.rawValue, place: table.place)
    let layout = try layout(table.required("layout"))
    let hasTemplates = table[Self.templatesKey] != nil || !views.templates.isEmpty
    let templates = hasTemplates ? try templates(of: table) : []
    var sections: [CollectionDefinition.Section] = []
    let list = try table.required("sections")
    for value in try list.list("a list of sections") {
      sections.append(try section(value, of: table, templates, layout))
    }
    guard sections.reduce(0, { $0 + $1.items.count }) <= DocumentLimits.items else {
      throw list.error(.tooLarge(what: "the number of items", limit: "10,000 in a view"))
    }
    return CollectionDefinition(layout: layout, sections: sections)
  }

  // MARK: The layout

  private func layout(_ value: Value) throws(SceneError) -> LayoutDefinition {
    let table = try value.table("a layout", such: "{class: FlexibleRowHeightGridLayout, columns: 2}")
    let names = LayoutClass.allCases.map(\.rawValue)
    let classValue = try table.required("class")
    let name = try classValue.word("one of " + names.joined(separator: ", "))
    guard let layoutClass = LayoutClass(rawValue: name) else { throw classValue.unknown(name, among: names) }
    var layout = LayoutDefinition(layoutClass)
    layout.settings = try settings(table, of: layoutClass, keys: Self.layoutKeys)
    if !layoutClass.hasColumns {
      for key in ["columns", "variations"] { try table.forbid(key, in: name) }
    }
    layout.columns = try columns(table)
    for item in try table["variations"]?.list("a list") ?? [] {
      let variation = try item.table("a variation of \(name)", such: "{when: {idiom: pad}, columns: 3}")
      layout.variations.append(
        LayoutDefinition.Variation(
          condition: try ConditionReader.read(variation.required("when")),
          settings: try settings(variation, of: layoutClass, keys: ["when", "columns"]),
          columns: try columns(variation)))
    }
    return layout
  }

  private func settings(
    _ table: Table, of layoutClass: LayoutClass, keys: [String]
  ) throws(SceneError) -> [ViewDefinition.Setting] {
    var settings: [ViewDefinition.Setting] = []
    for entry in table.entries where !keys.contains(entry.key) {
      if entry.key == "itemSize", table["columns"] != nil {
        let reason = "with columns, items are as wide as a column and as high as their content"
        throw SceneError(place: entry.place, problem: .keysTogether("itemSize", "columns", reason: reason))
      }
      guard let property = layoutClass.property(named: entry.key) else {
        let known = Table(entries: [], owner: layoutClass.rawValue, place: table.place)
        throw known.unknown(entry, among: layoutClass.properties.map(\.name) + keys)
      }
      settings.append(try views.properties.setting(entry.value, of: property))
    }
    return settings
  }

  private func columns(_ table: Table) throws(SceneError) -> Int? {
    guard let value = table["columns"] else { return nil }
    let type = PropertyType.integer(Self.columns)
    let number = try value.whole(type.phrase)
    guard Self.columns.contains(number) else { throw value.wrong(type.phrase) }
    return number
  }

  // MARK: Templates and what fills them

  /// The view's own templates, then those of the file.
  func templates(of table: Table) throws(SceneError) -> [CellTemplate] {
    guard !views.templates.isEmpty else { return try templates(table.required(Self.templatesKey)) }
    var shared = SharedDefinitions()
    for template in views.templates { try shared.add(template) }
    let own = try table[Self.templatesKey].map { (value) throws(SceneError) in try templates(value) } ?? []
    for template in own { try shared.add(template) }
    return own + views.templates
  }

  /// Reads templates by name.
  func templates(_ value: Value) throws(SceneError) -> [CellTemplate] {
    var templates: [CellTemplate] = []
    for entry in try value.table("'templates'", such: "{card: {subviews: []}}").entries {
      let view = try views.template(entry.value)
      for name in [Self.templateKey, ScreenReader.nibKey] where view.names.contains(name) {
        throw entry.value.error(.reservedName(name))
      }
      templates.append(CellTemplate(name: entry.key, view: view, place: entry.place))
    }
    guard !templates.isEmpty else { throw value.wrong("at least one template by its name") }
    return templates
  }

  private func section(
    _ value: Value, of view: Table, _ templates: [CellTemplate], _ layout: LayoutDefinition
  ) throws(SceneError) -> CollectionDefinition.Section {
    let example = templates.first?.view.exampleOfAnItem ?? "{nib: Card.xib}"
    let table = try value.table("a section", such: "{items: [\(example)]}")
    let keys = layout.layoutClass.hasSupplementaryViews ? Self.sectionKeys : ["items"]
    let hasLayout = layout.layoutClass.hasSectionLayouts
    try table.checkKeys(
      hasLayout ? keys + [Self.sectionLayoutKey, Self.supplementaryKey, Self.decorationKey] : keys)
    var section = CollectionDefinition.Section()
    if hasLayout { try readLayout(of: &section, from: table, in: view, templates) }
    section.header = try table["header"].map { (value) throws(SceneError) in
      try filled(value, "a header", of: view, templates)
    }
    section.footer = try table["footer"].map { (value) throws(SceneError) in
      try filled(value, "a footer", of: view, templates)
    }
    for value in try table.required("items").list("a list of items") {
      if let nib = try nib(ofItem: value) {
        section.items.append(.nib(nib))
      } else {
        section.items.append(.template(try filled(value, "an item", of: view, templates)))
      }
    }
    return section
  }

  /// Reads a section's layout, and what the views of its kinds show.
  private func readLayout(
    of section: inout CollectionDefinition.Section, from table: Table, in view: Table, _ templates: [CellTemplate]
  ) throws(SceneError) {
    let layout = try SectionLayoutReader(views: views).read(table.required(Self.sectionLayoutKey))
    section.layout = layout
    for entry in try kinds(Self.supplementaryKey, of: table, among: layout.group.supplementaryKinds) {
      var filledViews: [ViewDefinition] = []
      for value in try entry.value.list("a list of views, one for each item or group") {
        filledViews.append(try filled(value, "a supplementary view", of: view, templates))
      }
      section.supplementaryViews[entry.key] = filledViews
    }
    for entry in try kinds(Self.decorationKey, of: table, among: layout.decorations.map(\.elementKind)) {
      section.decorationViews[entry.key] = try filled(entry.value, "a decoration view", of: view, templates)
    }
  }

  /// The entries of a mapping by kinds; those that the layout has, and all of them.
  private func kinds(_ key: String, of table: Table, among kinds: [String]) throws(SceneError) -> [Table.Entry] {
    guard !kinds.isEmpty || table[key] != nil else { return [] }
    let mapping = try table.required(key).table("'\(key)'")
    for kind in kinds { _ = try mapping.required(kind) }
    try mapping.checkKeys(kinds)
    return mapping.entries
  }

  /// Fills a template of a collection, which has to have some: items whose cells are in nibs need none.
  private func filled(
    _ value: Value, _ owner: String, of view: Table, _ templates: [CellTemplate]
  ) throws(SceneError) -> ViewDefinition {
    if templates.isEmpty { _ = try view.required(Self.templatesKey) }
    return try filled(value, owner, templates)
  }

  /// Reads `{nib: Card.xib}`; nil for an item without a nib.
  private func nib(ofItem value: Value) throws(SceneError) -> ScreenDefinition? {
    guard value.isMapping, let nib = try nib(of: value.table("an item"), "collectionViewCell") else { return nil }
    try value.table("an item").checkKeys([ScreenReader.nibKey])
    return nib
  }

  /// The cell of a row's or an item's nib, which is in place of a template; nil for one without.
  ///
  /// - Parameter cell: the element of such cells.
  func nib(of table: Table, _ cell: String) throws(SceneError) -> ScreenDefinition? {
    guard let value = table[ScreenReader.nibKey] else { return nil }
    guard table[Self.templateKey] == nil else {
      throw value.error(
        .keysTogether(ScreenReader.nibKey, Self.templateKey, reason: "the nib has the cell's content"))
    }
    return try ScreenReader(properties: views.properties).read(value, cell: cell)
  }

  /// Fills a template with an item's fields: `{title: Storm warning, icon: {backgroundColor: systemRed}}`.
  func filled(
    _ value: Value, _ owner: String, _ templates: [CellTemplate], except others: [String] = []
  ) throws(SceneError) -> ViewDefinition {
    let table = try value.table(owner, such: templates[0].view.exampleOfAnItem)
    let template = try template(table, templates)
    var view = template.view
    for entry in table.entries where entry.key != Self.templateKey && !others.contains(entry.key) {
      guard let viewClass = view.viewClass(ofViewNamed: entry.key) else {
        let known = Table(entries: [], owner: "the template '\(template.name)'", place: table.place)
        throw known.unknown(entry, among: view.names + [Self.templateKey] + others)
      }
      guard view.names.count(where: { $0 == entry.key }) == 1 else {
        throw SceneError(place: entry.place, problem: .repeatedName(entry.key))
      }
      view.set(try fields(entry.value, of: viewClass), onViewNamed: entry.key)
    }
    return view
  }

  /// The template that an item names, or else the first one.
  private func template(_ table: Table, _ templates: [CellTemplate]) throws(SceneError) -> CellTemplate {
    guard let value = table[Self.templateKey] else { return templates[0] }
    let name = try value.word("a template's name")
    guard let template = templates.first(where: { $0.name == name }) else {
      throw value.unknown(name, among: templates.map(\.name))
    }
    return template
  }

  /// Reads a view's properties from a mapping; any other value sets its main property.
  private func fields(_ value: Value, of viewClass: ViewClass) throws(SceneError) -> [ViewDefinition.Setting] {
    guard !value.isMapping else { return try views.settings(value, of: viewClass) }
    guard let name = viewClass.contentProperty, let property = viewClass.property(named: name) else {
      throw value.wrong("a mapping of properties of \(viewClass.rawValue)")
    }
    return [try views.properties.setting(value, of: property)]
  }
}

extension ViewClass {
  /// The main property, which a value alone sets.
  fileprivate var contentProperty: String? {
    switch self {
    case .label, .textField, .textView, .searchBar, .searchTextField: "text"
    case .imageView: "image"
    case .button: "title"
    case .switchControl: "isOn"
    case .slider, .stepper: "value"
    case .progressView: "progress"
    case .segmentedControl: "selectedSegmentIndex"
    case .pageControl: "currentPage"
    case .datePicker: "date"
    case .activityIndicatorView: "isAnimating"
    case .colorWell: "selectedColor"
    case .view, .stackView, .scrollView, .collectionView, .tableView, .visualEffectView, .stringDrawer, .gradientView,
      .shapeView, .pickerView:
      nil
    }
  }
}

extension ViewDefinition {
  /// The names of the view and its descendants, in tree order.
  var names: [String] { namedViews.map(\.name) }

  /// An example of an item, which fills the first view that has a main property.
  fileprivate var exampleOfAnItem: String {
    let view = namedViews.first { $0.viewClass.contentProperty != nil }
    return view.map { "{\($0.name): …}" } ?? "{}"
  }
}
