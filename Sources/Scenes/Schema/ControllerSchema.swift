import HeadlessUIKit
import JSONDocuments
import ViewDocuments

/// The JSON Schema of view controllers.
enum ControllerSchema {
  static let reference: JSON = ["$ref": "#/$defs/viewController"]

  /// Any controller, and then each class by its name.
  static var definitions: [(key: String, value: JSON)] {
    let classes = ControllerClass.allCases
    let any: JSON = ["anyOf": .array(classes.map { ["$ref": .string("#/$defs/\($0.rawValue)")] })]
    return [("viewController", any)] + classes.map { ($0.rawValue, definition(of: $0)) }
  }

  private static func definition(of controllerClass: ControllerClass) -> JSON {
    let own: [(key: String, value: JSON)] = [
      (ControllerReader.classKey, ["const": .string(controllerClass.rawValue)])
    ]
    let content: (key: String, value: JSON) =
      controllerClass.containsControllers
      ? (ControllerReader.childrenKey, (["type": "array", "items": reference] as JSON).described(documentation(of: controllerClass)))
      : (ControllerReader.viewKey, (["$ref": "#/$defs/view"] as JSON).described("The controller's view."))
    let presented = (
      key: ControllerReader.presentedKey, value: reference.described("The controller that this one presents.")
    )
    let keys = own + properties(of: controllerClass) + [content, presented]
    return .closed(keys, required: controllerClass == .viewController ? [] : [ControllerReader.classKey])
  }

  private static func documentation(of controllerClass: ControllerClass) -> String {
    switch controllerClass {
    case .viewController: ""
    case .navigationController: "The stack, of which the last is shown."
    case .tabBarController: "The tabs, in their order."
    case .splitViewController:
      "The columns in their order; of a tripleColumn the second is supplementary. One more is shown where there is only "
        + "one column."
    case .pageViewController: "The pages, in their order."
    }
  }

  /// A class's own properties in full, and references to inherited ones in the superclass.
  private static func properties(of controllerClass: ControllerClass) -> [(key: String, value: JSON)] {
    let inherited = controllerClass.superclass?.properties ?? []
    let name = controllerClass.superclass?.rawValue ?? ""
    return inherited.map { ($0.name, ["$ref": .string("#/$defs/\(name)/properties/\($0.name)")]) }
      + controllerClass.ownProperties.map { ($0.name, $0.schema) }
  }
}
