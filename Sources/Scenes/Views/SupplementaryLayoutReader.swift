import SourcePlaces
import ViewDocuments

/// Reads the views at items, groups and sections of a compositional layout: where they lie, not what they show.
struct SupplementaryLayoutReader {
  static let kindKey = "elementKind"
  static let keys = [kindKey, "width", "height", "containerAnchor", "itemAnchor"]
  static let offsetKeys = ["absoluteOffset", "fractionalOffset"]
  static let anchorKeys = ["edges"] + offsetKeys
  static let edges = PropertyType.optionSet(SupplementaryLayoutDefinition.Anchor.edges.map(\.key))
  private static let anchorExample = "{edges: [top, trailing], fractionalOffset: {x: 0.5, y: -0.5}}"

  let sections: SectionLayoutReader

  func items(_ value: Value?) throws(SceneError) -> [SupplementaryLayoutDefinition] {
    var items: [SupplementaryLayoutDefinition] = []
    for value in try value?.list("a list of views at the item") ?? [] { items.append(try item(value)) }
    return items
  }

  private func item(_ value: Value) throws(SceneError) -> SupplementaryLayoutDefinition {
    let table = try value.table(
      "a supplementary item",
      such: "{elementKind: badge, width: 20, height: 20, containerAnchor: {edges: [top, trailing]}}")
    var item = SupplementaryLayoutDefinition(
      try kind(table), width: try sections.dimension(table.required("width")),
      height: try sections.dimension(table.required("height")),
      containerAnchor: try anchor(table.required("containerAnchor")))
    item.itemAnchor = try table["itemAnchor"].map { (value) throws(SceneError) in try anchor(value) }
    item.settings = try sections.settings(
      table, SectionLayoutProperties.supplementaryItem, except: Self.keys, owner: "NSCollectionLayoutSupplementaryItem")
    return item
  }

  func decorations(_ value: Value?) throws(SceneError) -> [DecorationLayoutDefinition] {
    var decorations: [DecorationLayoutDefinition] = []
    for value in try value?.list("a list of backgrounds") ?? [] {
      let table = try value.table("a decoration item", such: "{elementKind: card}")
      let name = try kind(table)
      guard !decorations.contains(where: { $0.elementKind == name }) else {
        throw try table.required(Self.kindKey).error(.repeatedName(name))
      }
      var decoration = DecorationLayoutDefinition(name)
      decoration.settings = try sections.settings(
        table, SectionLayoutProperties.decorationItem, except: [Self.kindKey], owner: "NSCollectionLayoutDecorationItem"
      )
      decorations.append(decoration)
    }
    return decorations
  }

  private func kind(_ table: Table) throws(SceneError) -> String {
    try table.required(Self.kindKey).word("the kind of the views, a name of yours")
  }

  private func anchor(_ value: Value) throws(SceneError) -> SupplementaryLayoutDefinition.Anchor {
    let table = try value.table("an anchor", such: Self.anchorExample)
    try table.checkKeys(Self.anchorKeys)
    let properties = sections.views.properties
    let edges = try table["edges"].map { (value) throws(SceneError) in
      try properties.read(value, Self.edges, "edges")
    }
    var anchor = SupplementaryLayoutDefinition.Anchor(edges: [])
    if case .optionSet(let names) = edges { anchor.edges = names }
    if let second = table["fractionalOffset"], table["absoluteOffset"] != nil {
      throw second.error(
        .keysTogether("absoluteOffset", "fractionalOffset", reason: "an anchor is moved by points or by a share"))
    }
    for key in Self.offsetKeys {
      guard let offset = table[key], case .point(let point) = try properties.read(offset, .point, key) else { continue }
      (anchor.offset, anchor.isFractional) = (point, key == "fractionalOffset")
    }
    return anchor
  }
}
