import HeadlessUIKit
import ViewDocuments

/// Reads view controllers with their views, and with the controllers that they contain and present.
struct ControllerReader {
  static let classKey = "class"
  static let viewKey = "view"
  static let childrenKey = "viewControllers"
  static let presentedKey = "presented"

  let views: ViewReader

  /// The keys of a controller other than its properties.
  static func keys(of controllerClass: ControllerClass) -> [String] {
    let content = controllerClass.containsControllers ? childrenKey : viewKey
    return [classKey] + (controllerClass.hasContent ? [content] : []) + [presentedKey]
  }

  /// Reads a scene's outermost controller.
  func read(_ value: Value) throws(SceneError) -> ControllerDefinition {
    let controller = try read(value, depth: 1)
    try checkSize(of: controller, at: value)
    return controller
  }

  /// Reads the controller that is presented over a scene's view.
  func presenter(of view: ViewDefinition, presented value: Value) throws(SceneError) -> ControllerDefinition {
    var presenter = ControllerDefinition(.viewController, at: view.place)
    presenter.view = view
    presenter.presented = [try read(value, depth: 2)]
    try checkSize(of: presenter, at: value)
    return presenter
  }

  private func checkSize(of controller: ControllerDefinition, at value: Value) throws(SceneError) {
    guard controller.count <= DocumentLimits.controllers else {
      throw value.error(.tooLarge(what: "the number of controllers", limit: "2,000 in a scene"))
    }
    guard controller.constraintCount <= DocumentLimits.constraints else {
      throw value.error(.tooLarge(what: "the number of constraints", limit: "10,000 in a scene"))
    }
  }

  private func read(_ value: Value, depth: Int) throws(SceneError) -> ControllerDefinition {
    guard depth <= DocumentLimits.controllerDepth else {
      throw value.error(.tooLarge(what: "the depth of controllers", limit: "\(DocumentLimits.controllerDepth)"))
    }
    let table = try value.table("a controller", such: "{title: Walks, view: {class: UITableView, sections: []}}")
    var controller = ControllerDefinition(
      try table[Self.classKey].map(controllerClass) ?? .viewController, at: value.place)
    for entry in table.entries where entry.key != Self.classKey {
      try read(entry, of: table, into: &controller, depth: depth)
    }
    return controller
  }

  private func read(
    _ entry: Table.Entry, of table: Table, into controller: inout ControllerDefinition, depth: Int
  ) throws(SceneError) {
    let contains = controller.controllerClass.containsControllers
    let hasView = controller.controllerClass.hasContent && !contains
    switch entry.key {
    case Self.viewKey where hasView: controller.view = try views.read(entry.value)
    case Self.childrenKey where contains:
      for item in try entry.value.list("a list of controllers") {
        controller.viewControllers.append(try read(item, depth: depth + 1))
      }
    case Self.presentedKey: controller.presented = [try read(entry.value, depth: depth + 1)]
    default: controller.settings.append(try setting(entry, of: controller.controllerClass, table))
    }
  }

  private func controllerClass(_ value: Value) throws(SceneError) -> ControllerClass {
    let names = ControllerClass.allCases.map(\.rawValue)
    let name = try value.word("one of " + names.joined(separator: ", "))
    guard let controllerClass = ControllerClass(rawValue: name) else { throw value.unknown(name, among: names) }
    return controllerClass
  }

  private func setting(
    _ entry: Table.Entry, of controllerClass: ControllerClass, _ table: Table
  ) throws(SceneError) -> ViewDefinition.Setting {
    guard let property = controllerClass.property(named: entry.key) else {
      let known = Table(entries: [], owner: controllerClass.rawValue, place: table.place)
      let keys = controllerClass.properties.map(\.name) + Self.keys(of: controllerClass)
      throw Self.misplaced(entry, in: controllerClass, keys) ?? known.unknown(entry, among: keys)
    }
    return try views.properties.setting(entry.value, of: property)
  }

  /// The error for a key that other classes have, unless it stands for one of the class's own keys.
  private static func misplaced(
    _ entry: Table.Entry, in controllerClass: ControllerClass, _ keys: [String]
  ) -> SceneError? {
    let owners = ControllerClass.allCases.filter {
      $0.property(named: entry.key) != nil || $0.containsControllers && entry.key == childrenKey
    }
    guard !owners.isEmpty, KeySynonyms.key(for: entry.key, among: keys) == nil else { return nil }
    let advice = "It belongs to \(owners.map(\.rawValue).joined(separator: ", "))."
    return SceneError(
      place: entry.place, problem: .misplacedKey(entry.key, owner: controllerClass.rawValue, advice: advice))
  }
}
