package import SourcePlaces

/// A connection of an object with another one.
package struct InterfaceConnection: Sendable {
  package enum Kind: Equatable, Sendable {
    case outlet(property: String, destination: String)
    case outletCollection(property: String, destination: String, isAppending: Bool)
    case action(selector: String, destination: String, eventType: String?)
    case segue(InterfaceSegue)
  }

  package let id: String?
  package let kind: Kind
  private let element: InterfaceElement

  package var place: SourcePlace { element.place }

  /// Reads a child of `<connections>`; nil for a kind that is unknown.
  init?(_ element: InterfaceElement) throws(InterfaceProblem) {
    switch element.name {
    case "outlet":
      kind = .outlet(property: try element.required("property"), destination: try element.required("destination"))
    case "outletCollection":
      kind = .outletCollection(
        property: try element.required("property"), destination: try element.required("destination"),
        isAppending: try element.flag("appends") ?? false)
    case "action":
      kind = .action(
        selector: try element.required("selector"), destination: try element.required("destination"),
        eventType: element["eventType"])
    case "segue": kind = .segue(try InterfaceSegue(element))
    default: return nil
    }
    (id, self.element) = (element.id, element)
  }

  /// The id of the object that it leads to.
  package var destination: String {
    switch kind {
    case .outlet(_, let destination), .outletCollection(_, let destination, _), .action(_, let destination, _):
      destination
    case .segue(let segue): segue.destination
    }
  }
}

/// A segue as a document writes it.
package struct InterfaceSegue: Equatable, Sendable {
  /// `show`, `showDetail`, `presentation`, `popoverPresentation`, `push`, `modal`, `popover`, `replace`, `embed`,
  /// `relationship`, `unwind` or `custom`.
  package let kind: String
  package let destination: String
  package let identifier: String?
  /// The name of the relationship: `rootViewController`, `viewControllers`, `masterViewController`, …
  package let relationship: String?
  package let unwindAction: String?
  package let customClass: String?
  package let modalPresentationStyle: String?
  package let modalTransitionStyle: String?
  package let isAnimated: Bool
  package let popoverAnchorView: String?
  package let popoverAnchorBarButtonItem: String?
  /// The names of the permitted directions of a popover's arrow: `up`, `down`, `left`, `right`; nil for any.
  package let popoverArrowDirections: Set<String>?
  /// The action that makes the destination, as `makeDetail:`.
  package let creationSelector: String?

  init(_ element: InterfaceElement) throws(InterfaceProblem) {
    kind = try element.required("kind")
    destination = try element.required("destination")
    (identifier, relationship) = (element["identifier"], element["relationship"])
    (unwindAction, customClass) = (element["unwindAction"], element.customClass)
    modalPresentationStyle = element["modalPresentationStyle"]
    modalTransitionStyle = element["modalTransitionStyle"]
    isAnimated = try element.flag("animates") ?? true
    popoverAnchorView = element["popoverAnchorView"]
    popoverAnchorBarButtonItem = element["popoverAnchorBarButtonItem"]
    popoverArrowDirections = try element.child("popoverArrowDirection").map { child throws(InterfaceProblem) in
      var names: Set<String> = []
      for name in ["up", "down", "left", "right"] where try child.flag(name) ?? false { names.insert(name) }
      return names
    }
    creationSelector = element["destinationCreationSelector"]
  }
}

extension InterfaceElement {
  /// The object's connections that can be read, in document order.
  package var connections: [InterfaceConnection] {
    (child(named: "connections")?.children ?? []).compactMap { try? InterfaceConnection($0) }
  }

  /// The value of an attribute without which the element means nothing.
  package func required(_ name: String) throws(InterfaceProblem) -> String {
    guard let value = self[name] else { throw InterfaceProblem(place, .missing(name: name, element: self.name)) }
    return value
  }
}
