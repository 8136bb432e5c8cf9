import Foundation
import InterfaceDocuments
import SourcePlaces
import UIKitCore

extension DocumentReading {
  /// Connects an object's outlets, and the actions that it sends.
  func connect(_ object: NSObject, _ element: InterfaceElement) {
    var request = OutletConnector.Request()
    var places: [(name: String, isCollection: Bool, place: SourcePlace)] = []
    for connection in element.connections {
      switch connection.kind {
      case .outlet(let property, let destination):
        guard let value = objects[destination] else { continue }
        request.outlets[property] = value
        places.append((property, false, connection.place))
      case .outletCollection(let property, let destination, _):
        guard let value = objects[destination] else { continue }
        if request.collections[property] == nil { places.append((property, true, connection.place)) }
        request.collections[property, default: []].append(value)
      case .action(let selector, let destination, let eventType):
        addAction(selector, from: object, to: destination, eventType, connection.place)
      case .segue(let segue): addSegue(segue, from: object, connection)
      }
    }
    guard !places.isEmpty else { return }
    let connector = OutletConnector.ask(object, request)
    for (name, isCollection, place) in places {
      switch connector?.outcomes[name] {
      case .done: continue
      case .wrongType: note(.wrongType(name, object, request.outlets[name] ?? object, place))
      case nil:
        let values = isCollection ? request.collections[name] : request.outlets[name].map { [$0] }
        if !setOutlet(name, isCollection, of: object, element, to: values ?? []) {
          note(.noOutlet(name, object, connector?.outlets.sorted(), place))
        }
      }
    }
  }

  /// Sets an outlet of a class of UIKit's: the element's, or the nearest one that the object's class inherits from.
  private func setOutlet(
    _ name: String, _ isCollection: Bool, of object: NSObject, _ element: InterfaceElement, to values: [NSObject]
  ) -> Bool {
    let set = { (elementClass: ElementClass) in
      elementClass.setOutlet(name, isCollection: isCollection, of: object, to: values)
    }
    return elements.named(element.name).map(set) == true
      || elements.nearest(to: Swift.type(of: object)).map(set) == true
  }

  // MARK: Segues

  /// Lets a control, an item or a recognizer perform a segue. Rows perform theirs when they are tapped, which nobody does.
  private func addSegue(_ segue: InterfaceSegue, from sender: NSObject, _ connection: InterfaceConnection) {
    guard segue.kind != "embed", segue.relationship == nil else { return }
    let perform = Selector(
      "perform:", accepts: { $0 is DocumentReading },
      call: { [weak self] _, sender in
        self?.trigger(segue, connection, sender: sender as? NSObject)
        return true
      })
    switch sender {
    case let control as UIControl:
      control.addTarget(self, action: perform, for: control is UIButton ? .touchUpInside : .primaryActionTriggered)
    case let item as UIBarButtonItem: (item.anyTarget, item.action) = (self, perform)
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(self, action: perform)
    default: break
    }
  }

  // MARK: Actions

  /// Lets a control, an item or a recognizer send an action. That of First Responder goes to the first responder that has it.
  private func addAction(
    _ name: String, from sender: NSObject, to destination: String, _ eventType: String?, _ place: SourcePlace
  ) {
    let target = objects[destination]
    let declared = target.map(OutletConnector.actions) ?? []
    if let target, !declared.contains(name) {
      note(.noAction(name, target, target is any OutletConnecting ? declared.sorted() : nil, place))
      return
    }
    let action = OutletConnector.selector(name)
    switch sender {
    case let control as UIControl:
      let events = eventType.flatMap { UIControl.Event.named[$0] } ?? .primaryActionTriggered
      control.addTarget(target, action: action, for: events)
    case let item as UIBarButtonItem: (item.target, item.action) = (target, action)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: action) }
    default: break
    }
  }
}

extension UIControl.Event {
  /// The names of events in documents.
  static let named: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "menuActionTriggered": .menuActionTriggered,
  ]
}
