import HeadlessUIKit

/// Reads views, one in another.
struct ViewReader {
  /// Keys of a view beside its properties. `name` is short for `accessibilityIdentifier`.
  static let keys = ["class", "name", "subviews", "variations"]

  let properties: PropertyReader

  func read(_ value: Value, depth: Int = 1) throws(SceneError) -> ViewDefinition {
    guard depth <= ReadingLimits.viewDepth else {
      throw value.error(.tooLarge(what: "the nesting", limit: "\(ReadingLimits.viewDepth) views in one another"))
    }
    let table = try value.table("a view")
    let viewClass = try viewClass(table.required("class"))
    var settings: [ViewDefinition.Setting] = []
    var variations: [ViewDefinition.Variation] = []
    var subviews: [ViewDefinition] = []
    for entry in table.entries {
      switch entry.key {
      case "class": break
      case "variations":
        for item in try entry.value.list("a list") { variations.append(try variation(item, of: viewClass)) }
      case "subviews":
        for item in try entry.value.list("a list of views") { subviews.append(try read(item, depth: depth + 1)) }
      default:
        let setting = try setting(entry, of: viewClass, table, keys: Self.keys)
        if settings.contains(where: { $0.property.name == setting.property.name }) {
          throw SceneError(place: entry.place, problem: .duplicateKeys(["name", "accessibilityIdentifier"]))
        }
        settings.append(setting)
      }
    }
    return ViewDefinition(viewClass: viewClass, settings: settings, variations: variations, subviews: subviews)
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
    let table = try value.table("a variation of \(viewClass.rawValue)")
    let condition = try ConditionReader.read(table.required("when"))
    var settings: [ViewDefinition.Setting] = []
    for entry in table.entries where entry.key != "when" {
      settings.append(try setting(entry, of: viewClass, table, keys: ["when"]))
    }
    return ViewDefinition.Variation(condition: condition, settings: settings)
  }

  private func setting(
    _ entry: Table.Entry, of viewClass: ViewClass, _ table: Table, keys: [String]
  ) throws(SceneError) -> ViewDefinition.Setting {
    let name = entry.key == "name" && keys.contains("name") ? "accessibilityIdentifier" : entry.key
    guard let property = viewClass.property(named: name) else {
      let known = Table(entries: [], owner: viewClass.rawValue, place: table.place)
      throw known.unknown(entry, among: viewClass.properties.map(\.name) + keys)
    }
    let value = try properties.read(entry.value, for: property)
    return ViewDefinition.Setting(property: property, value: value, place: entry.value.place)
  }
}
