import SourcePlaces
import ViewDocuments

/// Reads the `layout` of a section of a compositional layout.
struct SectionLayoutReader {
  static let keys = ["group", "header", "footer", "decorationItems", offsetKey]
  static let offsetKey = "contentOffset"
  static let boundaryKeys = ["height", "pinToVisibleBounds"]
  static let itemKeys = ["width", "height", "supplementaryItems"]
  static let groupKeys = itemKeys + ["axis", "count", "interItemSpacing", "subitems"]
  static let counts = 1...1_000
  /// The deepest nesting of groups.
  static let depth = 16
  static let dimensionPhrase =
    "points, or one of " + DimensionDefinition.Kind.allCases.map { "\($0.rawValue)(…)" }.joined(separator: ", ")
  static let spacingPhrase = "points, or flexible(8)"
  static let largest = 100_000.0

  let views: ViewReader

  func read(_ value: Value) throws(SceneError) -> SectionLayoutDefinition {
    let table = try value.table("a section's layout", such: "{group: {axis: horizontal, …}}")
    var section = SectionLayoutDefinition(group: try item(table.required("group"), depth: 0))
    section.header = try table["header"].map { (value) throws(SceneError) in try boundary(value) } ?? section.header
    section.footer = try table["footer"].map { (value) throws(SceneError) in try boundary(value) } ?? section.footer
    section.settings = try settings(
      table, SectionLayoutProperties.section, except: Self.keys, owner: "NSCollectionLayoutSection")
    section.decorations = try supplementary.decorations(table["decorationItems"])
    if let offset = table[Self.offsetKey] { section.contentOffset = try contentOffset(offset, of: table) }
    return section
  }

  private var supplementary: SupplementaryLayoutReader { SupplementaryLayoutReader(sections: self) }

  private func contentOffset(_ value: Value, of table: Table) throws(SceneError) -> Double {
    let behavior = "orthogonalScrollingBehavior"
    guard table[behavior] != nil else {
      throw value.error(.missingKey(behavior, owner: "a section with a '\(Self.offsetKey)'"))
    }
    return try value.number(in: 0...Self.largest)
  }

  private func boundary(_ value: Value) throws(SceneError) -> SectionLayoutDefinition.Boundary {
    let table = try value.table("a header's or footer's place", such: "{height: estimated(44)}")
    try table.checkKeys(Self.boundaryKeys)
    var boundary = SectionLayoutDefinition.Boundary()
    if let height = table["height"] { boundary.height = try dimension(height) }
    if let pins = table["pinToVisibleBounds"] { boundary.pins = try pins.boolean("true or false") }
    return boundary
  }

  private func item(_ value: Value, depth: Int) throws(SceneError) -> ItemLayoutDefinition {
    guard depth < Self.depth else {
      throw value.error(.tooLarge(what: "the depth of groups", limit: "\(Self.depth)"))
    }
    let table = try value.table("an item's layout", such: "{width: fractionalWidth(1), height: estimated(44)}")
    var item = ItemLayoutDefinition(
      width: try dimension(table.required("width")), height: try dimension(table.required("height")))
    item.group = try group(table, depth: depth)
    item.supplementaryItems = try supplementary.items(table["supplementaryItems"])
    let keys = item.group == nil ? Self.itemKeys : Self.groupKeys
    item.settings = try settings(
      table, SectionLayoutProperties.item, except: keys,
      owner: item.group == nil ? "NSCollectionLayoutItem" : "NSCollectionLayoutGroup")
    return item
  }

  /// The group that an item is, if it has an axis and subitems.
  private func group(_ table: Table, depth: Int) throws(SceneError) -> ItemLayoutDefinition.Group? {
    guard table["axis"] != nil || table["subitems"] != nil else { return nil }
    let axes = ItemLayoutDefinition.Group.Axis.allCases.map { ($0.rawValue, $0) }
    let axis = try table.required("axis").oneOf(axes.map { (key: $0.0, value: $0.1) })
    var subitems: [ItemLayoutDefinition] = []
    let list = try table.required("subitems")
    for value in try list.list("a list of items") { subitems.append(try item(value, depth: depth + 1)) }
    guard !subitems.isEmpty else { throw list.wrong("at least one item") }
    return ItemLayoutDefinition.Group(
      axis: axis, count: try table["count"].map { (value) throws(SceneError) in try count(value, of: subitems) },
      spacing: try table["interItemSpacing"].map { (value) throws(SceneError) in try spacing(value) },
      subitems: subitems)
  }

  private func count(_ value: Value, of subitems: [ItemLayoutDefinition]) throws(SceneError) -> Int {
    let phrase = "a whole number from \(Self.counts.lowerBound) to \(Self.counts.upperBound), with a single subitem"
    let count = try value.whole(phrase)
    guard Self.counts.contains(count), subitems.count == 1 else { throw value.wrong(phrase) }
    return count
  }

  func settings(
    _ table: Table, _ properties: [Property], except keys: [String], owner: String
  ) throws(SceneError) -> [ViewDefinition.Setting] {
    var settings: [ViewDefinition.Setting] = []
    for entry in table.entries where !keys.contains(entry.key) {
      guard let property = properties.first(where: { $0.name == entry.key }) else {
        let known = Table(entries: [], owner: owner, place: table.place)
        throw known.unknown(entry, among: properties.map(\.name) + keys)
      }
      settings.append(try views.properties.setting(entry.value, of: property))
    }
    return settings
  }

  // MARK: Lengths

  func dimension(_ value: Value) throws(SceneError) -> DimensionDefinition {
    let text = try value.text(Self.dimensionPhrase)
    let (name, number) = try call(text, at: value, Self.dimensionPhrase)
    guard let name else { return DimensionDefinition(.absolute, number) }
    let kinds = DimensionDefinition.Kind.allCases
    guard let kind = kinds.first(where: { $0.rawValue == name }) else {
      throw value.unknown(name, among: kinds.map(\.rawValue))
    }
    return DimensionDefinition(kind, number)
  }

  private func spacing(_ value: Value) throws(SceneError) -> SpacingDefinition {
    let text = try value.text(Self.spacingPhrase)
    let (name, number) = try call(text, at: value, Self.spacingPhrase)
    guard name == nil || name == "flexible" || name == "fixed" else {
      throw value.unknown(name ?? "", among: ["flexible", "fixed"])
    }
    return SpacingDefinition(isFlexible: name == "flexible", length: number)
  }

  /// A number, or a name with a number in parentheses.
  private func call(
    _ text: String, at value: Value, _ phrase: String
  ) throws(SceneError) -> (name: String?, number: Double) {
    var (name, number) = (String?.none, text[...])
    if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
      name = String(text[..<open])
      number = text[text.index(after: open)...].dropLast()
    }
    guard let number = Double(number), number.isFinite, (0...Self.largest).contains(number) else {
      throw value.wrong(phrase)
    }
    return (name, number)
  }
}
