import HeadlessUIKit
import ViewDocuments
import YAMLDocuments

/// Reads views with their subviews.
struct ViewReader {
  /// The keys of a view other than its properties. `name` is short for `accessibilityIdentifier`.
  static let keys = ["class", "name", "constraints", "layoutGuides", "mask", "subviews", "variations"]
  /// The additional keys of a stack view.
  static let stackKeys = ["arrangedSubviews", "customSpacing"]
  /// The additional keys of a collection view.
  static let collectionKeys = CollectionReader.keys + [ListReader.listKey]

  let properties: PropertyReader
  /// The file's templates, available to every collection view in it.
  var templates: [CellTemplate] = []

  /// Reads a scene's outermost view.
  func read(_ value: Value) throws(SceneError) -> ViewDefinition {
    let view = try read(value, depth: 1)
    guard view.constraintCount <= DocumentLimits.constraints else {
      throw value.error(.tooLarge(what: "the number of constraints", limit: "10,000 in a scene"))
    }
    return view
  }

  /// Reads a cell's template: a `UIView` that represents the cell's content view.
  func template(_ value: Value) throws(SceneError) -> ViewDefinition {
    let view = try read(value, depth: 1, isTemplate: true)
    guard view.viewClass == .view else {
      throw value.wrong(
        "a UIView: the cell's content view", found: "a \(view.viewClass.rawValue)",
        hint: "Put the \(view.viewClass.rawValue) into its subviews.")
    }
    return view
  }

  /// - Parameters:
  ///   - depth: its depth in the hierarchy; 1 for an outermost view.
  ///   - superview: the class of its superview; nil for an outermost view.
  private func read(
    _ value: Value, depth: Int, superview: ViewClass? = nil, isTemplate: Bool = false
  ) throws(SceneError) -> ViewDefinition {
    guard depth <= DocumentLimits.viewDepth else {
      throw value.error(.viewsTooDeep(limit: DocumentLimits.viewDepth))
    }
    let table = try value.table("a view", such: "{class: UILabel, text: Hello}")
    let isPlain = isTemplate && table["class"] == nil
    var view = ViewDefinition(isPlain ? .view : try viewClass(table.required("class")), at: value.place)
    for entry in table.entries { try read(entry, of: table, into: &view, depth: depth) }
    if view.viewClass == .collectionView { try readCollection(table, into: &view) }
    if view.viewClass == .tableView { view.table = try TableReader(views: self).read(table) }
    if let spacing = table["customSpacing"], view.viewClass == .stackView {
      try readCustomSpacing(spacing, into: &view)
    }
    do { try view.checkConstraints(superview: superview) } catch { throw SceneError(error) }
    return view
  }

  /// Reads a collection view's content: a list, or items arranged by a layout.
  private func readCollection(_ table: Table, into view: inout ViewDefinition) throws(SceneError) {
    guard let list = table[ListReader.listKey] else {
      view.collection = try CollectionReader(views: self).read(table)
      return
    }
    guard table["layout"] == nil else {
      throw list.error(.keysTogether(ListReader.listKey, "layout", reason: "a list is a layout"))
    }
    view.list = try ListReader(views: self).read(table)
  }

  private func read(
    _ entry: Table.Entry, of table: Table, into view: inout ViewDefinition, depth: Int
  ) throws(SceneError) {
    switch entry.key {
    case "class": break
    case "customSpacing" where view.viewClass == .stackView: break
    case _ where view.viewClass == .collectionView && Self.collectionKeys.contains(entry.key): break
    case _ where view.viewClass == .tableView && TableReader.keys.contains(entry.key): break
    case "constraints": view.constraints = try ConstraintReader.read(entry.value)
    case "layoutGuides":
      for item in try entry.value.list("a list of names", ofTexts: true) { view.layoutGuides.append(try name(item)) }
    case "variations":
      for item in try entry.value.list("a list") { view.variations.append(try variation(item, of: view.viewClass)) }
    case "mask": view.masks = [try read(entry.value, depth: depth + 1)]
    case "subviews": view.subviews = try views(entry.value, in: view.viewClass, depth: depth)
    case "arrangedSubviews" where view.viewClass == .stackView:
      view.arrangedSubviews = try views(entry.value, in: view.viewClass, depth: depth)
    default:
      if entry.key == "name", entry.value.scalar?.isEmpty == false { _ = try name(entry.value) }
      let setting = try setting(entry, of: view.viewClass, table, keys: Self.keys(of: view.viewClass))
      if view.settings.contains(where: { $0.property.name == setting.property.name }) {
        throw SceneError(place: entry.place, problem: .yaml(.duplicateKeys(["name", "accessibilityIdentifier"])))
      }
      if setting.property.name == "accessibilityIdentifier", case .string(let name) = setting.value { view.name = name }
      view.settings.append(setting)
    }
  }

  private func views(
    _ value: Value, in superview: ViewClass, depth: Int
  ) throws(SceneError) -> [ViewDefinition] {
    var views: [ViewDefinition] = []
    for item in try value.list("a list of views") {
      views.append(try read(item, depth: depth + 1, superview: superview))
    }
    return views
  }

  /// Reads a name for use in constraints, other than those that constraints reserve.
  private func name(_ value: Value) throws(SceneError) -> String {
    let name = try value.word("a name")
    guard name != "self", name != "superview" else { throw value.error(.reservedName(name)) }
    return name
  }

  private static func keys(of viewClass: ViewClass) -> [String] {
    switch viewClass {
    case .stackView: keys + stackKeys
    case .collectionView: keys + collectionKeys
    case .tableView: keys + TableReader.keys
    default: keys
    }
  }

  private func viewClass(_ value: Value) throws(SceneError) -> ViewClass {
    let names = ViewClass.allCases.map(\.rawValue)
    let name = try value.word("one of " + names.joined(separator: ", "))
    guard let viewClass = ViewClass(rawValue: name) else { throw value.unknown(name, among: names) }
    return viewClass
  }

  private func variation(
    _ value: Value, of viewClass: ViewClass
  ) throws(SceneError) -> ViewDefinition.Variation {
    let table = try value.table("a variation of \(viewClass.rawValue)", such: "{when: {category: AX5}, alpha: 0.5}")
    let condition = try ConditionReader.read(table.required("when"))
    var settings: [ViewDefinition.Setting] = []
    for entry in table.entries where entry.key != "when" && entry.key != "constraints" {
      try refuseStructure(
        entry, of: viewClass, in: table.owner, advice: "Only properties and constraints vary.")
      settings.append(try setting(entry, of: viewClass, table, keys: ["when", "constraints"]))
    }
    let constraints = try table["constraints"].map { (list) throws(SceneError) in try ConstraintReader.read(list) }
    return ViewDefinition.Variation(condition: condition, settings: settings, constraints: constraints)
  }

  private func setting(
    _ entry: Table.Entry, of viewClass: ViewClass, _ table: Table, keys: [String]
  ) throws(SceneError) -> ViewDefinition.Setting {
    let name = entry.key == "name" && keys.contains("name") ? "accessibilityIdentifier" : entry.key
    guard let property = viewClass.property(named: name) else {
      let known = Table(entries: [], owner: viewClass.rawValue, place: table.place)
      throw known.unknown(entry, among: viewClass.properties.map(\.name) + keys)
    }
    return try properties.setting(entry.value, of: property)
  }

  /// Reads a mapping that contains only properties of a view.
  func settings(_ value: Value, of viewClass: ViewClass) throws(SceneError) -> [ViewDefinition.Setting] {
    let table = try value.table(viewClass.rawValue)
    var settings: [ViewDefinition.Setting] = []
    for entry in table.entries {
      try refuseStructure(entry, of: viewClass, in: "an item", advice: "Write it in the template.")
      settings.append(try setting(entry, of: viewClass, table, keys: []))
    }
    return settings
  }

  /// Throws if a view's key is not a property.
  private func refuseStructure(
    _ entry: Table.Entry, of viewClass: ViewClass, in owner: String, advice: String
  ) throws(SceneError) {
    guard Self.keys(of: viewClass).contains(entry.key) else { return }
    throw SceneError(place: entry.place, problem: .misplacedKey(entry.key, owner: owner, advice: advice))
  }

  /// Reads `customSpacing: {title: 12}`: the points after the arranged views of these names.
  private func readCustomSpacing(_ value: Value, into view: inout ViewDefinition) throws(SceneError) {
    let names = view.arrangedSubviews.map(\.name)
    for entry in try value.table("'customSpacing'", such: "{title: 12}").entries {
      guard let index = names.firstIndex(of: entry.key) else {
        let known = Table(entries: [], owner: "'customSpacing'", place: value.place)
        throw known.unknown(entry, among: names.compactMap(\.self))
      }
      guard names.count(where: { $0 == entry.key }) == 1 else {
        throw SceneError(place: entry.place, problem: .repeatedName(entry.key))
      }
      view.arrangedSubviews[index].customSpacing = try customSpacing(entry.value)
    }
  }

  private func customSpacing(_ value: Value) throws(SceneError) -> Double {
    let kind = PropertyKind.customSpacing
    let read = try properties.read(value, kind.type, value.key)
    guard let spacing = kind.read(read) else { throw value.wrong(kind.type.phrase) }
    return spacing
  }
}
