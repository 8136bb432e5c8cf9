import Foundation
import InterfaceDocuments
import UIKitCore
import UIKitValues

extension ElementProperty {
  /// A menu: a child `menu`.
  static func menu<Object: NSObject>(_ path: ReferenceWritableKeyPath<Object, UIMenu?>) -> ElementProperty {
    custom(children: ["menu"]) { (object: Object, element, coder) throws(InterfaceProblem) in
      guard let menu = element.child("menu") ?? element.child(named: "menu") else { return }
      object[keyPath: path] = try coder.menu(menu, depth: 0)
    }
  }
}

extension DocumentCoder {
  /// The menu that an element says, with its elements; menus do not open.
  fileprivate func menu(_ element: InterfaceElement, depth: Int) throws(InterfaceProblem) -> UIMenu {
    var children: [UIMenuElement] = []
    for list in element.children where depth < DocumentReading.depthLimit && DocumentCoder.menuLists.contains(list.name)
    {
      for child in list.children {
        switch child.name {
        case "menu": children.append(try menu(child, depth: depth + 1))
        case "command", "keyCommand": children.append(try command(child))
        case "action": children.append(try action(child))
        default:
          reading.noteOnce(child.name, .unknownElement(child, known: ["menu", "command", "keyCommand", "action"]))
        }
      }
    }
    var options: UIMenu.Options = []
    for (name, option) in DocumentCoder.menuOptions where try element.flag(name) == true { options.insert(option) }
    return UIMenu(
      title: try element.string("title") ?? "", subtitle: try element.string("subtitle"),
      image: image("image", of: element), identifier: element["identifier"].map(UIMenu.Identifier.init(rawValue:)),
      options: options, children: children)
  }

  private func command(_ element: InterfaceElement) throws(InterfaceProblem) -> UICommand {
    let title = try element.string("title") ?? ""
    let selector = Selector(element["selector"] ?? element["action"] ?? "")
    let (attributes, state) = (
      try attributes(element), try element.choice("state", in: DocumentCoder.menuStates) ?? .off
    )
    let discoverabilityTitle = try element.string("discoverabilityTitle")
    let command: UICommand
    if element.name == "keyCommand" {
      command = UIKeyCommand(
        title: title, image: image("image", of: element), action: selector, input: element["input"] ?? "",
        discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    } else {
      command = UICommand(
        title: title, image: image("image", of: element), action: selector, discoverabilityTitle: discoverabilityTitle,
        attributes: attributes, state: state)
    }
    command.subtitle = try element.string("subtitle")
    return command
  }

  /// An action has nothing to do until the app says what.
  private func action(_ element: InterfaceElement) throws(InterfaceProblem) -> UIAction {
    UIAction(
      title: try element.string("title") ?? "", subtitle: try element.string("subtitle"),
      image: image("image", of: element), identifier: element["identifier"].map(UIAction.Identifier.init(rawValue:)),
      discoverabilityTitle: try element.string("discoverabilityTitle"), attributes: try attributes(element),
      state: try element.choice("state", in: DocumentCoder.menuStates) ?? .off
    ) { _ in }
  }

  private func attributes(_ element: InterfaceElement) throws(InterfaceProblem) -> UIMenuElement.Attributes {
    var attributes: UIMenuElement.Attributes = []
    for (name, attribute) in DocumentCoder.menuAttributes where try element.flag(name) == true {
      attributes.insert(attribute)
    }
    return attributes
  }

  /// The names of the lists of a menu's elements.
  private static let menuLists: Set<String> = ["menuElements", "children", "items"]

  private static let menuOptions: [(String, UIMenu.Options)] = [
    ("displayInline", .displayInline), ("destructive", .destructive), ("singleSelection", .singleSelection),
    ("displayAsPalette", .displayAsPalette),
  ]

  private static let menuAttributes: [(String, UIMenuElement.Attributes)] = [
    ("disabled", .disabled), ("destructive", .destructive), ("hidden", .hidden),
    ("keepsMenuPresented", .keepsMenuPresented),
  ]

  private static let menuStates: KeyValuePairs<String, UIMenuElement.State> = ["off": .off, "on": .on, "mixed": .mixed]
}
