public import Foundation
public import UIKitCore

/// A class whose outlets and actions can be connected from Interface Builder documents.
///
/// There is no Objective-C runtime to look outlets up by their names, so a class says how each of them is set:
///
/// ```swift
/// class CardCell: UITableViewCell, OutletConnecting {
///   @IBOutlet weak var titleLabel: UILabel!
///   @IBAction func share(_ sender: UIButton) { … }
///
///   func connectOutlets(_ outlets: OutletConnector) {
///     outlets.connect("titleLabel") { titleLabel = $0 }
///     outlets.action("share:") { share($0) }
///   }
/// }
/// ```
///
/// A subclass with outlets of its own overrides the method and calls `super`.
@preconcurrency @MainActor
public protocol OutletConnecting: AnyObject {
  /// Declares the outlets, the actions and the runtime attributes of the object. It is called when a document sets some of
  /// them, and when one of its controls performs an action.
  func connectOutlets(_ outlets: OutletConnector)
}

/// The connections of a document to an object: asked for each outlet, action and attribute that the object declares, it
/// sets or performs those that the document has.
@preconcurrency @MainActor
public final class OutletConnector {
  /// An outlet, action or attribute that is asked for, by its name in the document.
  struct Request {
    var outlets: [String: NSObject] = [:]
    var collections: [String: [NSObject]] = [:]
    var attributes: [String: Any] = [:]
    var action: (selector: String, sender: Any)?
    var segueAction: SegueAction?
  }

  /// The action that makes a segue's destination, and what it is called with.
  struct SegueAction {
    let selector: String
    let coder: NSCoder
    let sender: Any?
    let identifier: String?
  }

  /// The outcome of a request.
  enum Outcome {
    case done
    /// The object declares it with another type.
    case wrongType
  }

  private let request: Request
  /// The names that the object declares.
  private(set) var outlets: [String] = []
  private(set) var actions: [String] = []
  private(set) var segueActions: [String] = []
  private(set) var attributes: [String] = []
  /// The controller that a segue action made.
  private(set) var destination: UIViewController?
  /// The outcomes of those requests that the document makes and the object declares.
  private(set) var outcomes: [String: Outcome] = [:]

  init(_ request: Request) { self.request = request }

  /// Declares an outlet.
  ///
  /// - Parameters:
  ///   - name: the outlet's name in the document.
  ///   - set: sets the outlet.
  public func connect<Object>(_ name: String, _ set: (Object?) -> Void) {
    outlets.append(name)
    guard let value = request.outlets[name] else { return }
    guard let object = value as? Object else {
      outcomes[name] = .wrongType
      return
    }
    set(object)
    outcomes[name] = .done
  }

  /// Declares an outlet collection.
  ///
  /// - Parameters:
  ///   - name: the outlet's name in the document.
  ///   - set: sets the outlet to the objects in the document's order.
  public func connect<Object>(_ name: String, collection set: ([Object]) -> Void) {
    outlets.append(name)
    guard let values = request.collections[name] else { return }
    let objects = values.compactMap { $0 as? Object }
    guard objects.count == values.count else {
      outcomes[name] = .wrongType
      return
    }
    set(objects)
    outcomes[name] = .done
  }

  /// Declares an action with its sender.
  ///
  /// - Parameters:
  ///   - selector: the action's selector in the document, such as `share:` or `shareWithSender:`.
  ///   - perform: performs the action.
  public func action<Sender>(_ selector: String, _ perform: (Sender) -> Void) {
    actions.append(selector)
    guard let action = request.action, action.selector == selector else { return }
    guard let sender = action.sender as? Sender else {
      outcomes[selector] = .wrongType
      return
    }
    perform(sender)
    outcomes[selector] = .done
  }

  /// Declares an action without parameters.
  public func action(_ selector: String, _ perform: () -> Void) {
    actions.append(selector)
    guard let action = request.action, action.selector == selector else { return }
    perform()
    outcomes[selector] = .done
  }

  /// Declares an action that makes the destination of a segue (`@IBSegueAction`).
  ///
  /// - Parameters:
  ///   - selector: the action's selector in the document, such as `makeDetail:` or `makeDetail:sender:segueIdentifier:`.
  ///   - make: makes the destination with the coder, for a sender and the segue's identifier; `nil` lets the destination's
  ///     class make it.
  public func segueAction(
    _ selector: String, _ make: (_ coder: NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController?
  ) {
    segueActions.append(selector)
    guard let action = request.segueAction, action.selector == selector else { return }
    destination = make(action.coder, action.sender, action.identifier)
  }

  /// Declares a property that a document sets as a runtime attribute. Numbers are converted to the property's type.
  ///
  /// - Parameters:
  ///   - keyPath: the attribute's key path in the document.
  ///   - set: sets the property.
  public func attribute<Value>(_ keyPath: String, _ set: (Value) -> Void) {
    attributes.append(keyPath)
    guard let given = request.attributes[keyPath] else { return }
    guard let value = ValueConversion.convert(given, to: Value.self) else {
      outcomes[keyPath] = .wrongType
      return
    }
    set(value)
    outcomes[keyPath] = .done
  }
}

extension OutletConnector {
  /// Asks an object for connections; nil if its class declares none.
  static func ask(_ object: NSObject, _ request: Request) -> OutletConnector? {
    guard let connecting = object as? any OutletConnecting else { return nil }
    let connector = OutletConnector(request)
    connecting.connectOutlets(connector)
    return connector
  }

  /// The actions that an object declares.
  static func actions(of object: AnyObject) -> [String] {
    (object as? NSObject).flatMap { ask($0, Request()) }?.actions ?? []
  }

  /// A selector that calls the action of a name that its target declares.
  static func selector(_ name: String) -> Selector {
    Selector(
      name, accepts: { actions(of: $0).contains(name) },
      call: { target, sender in
        guard let target = target as? NSObject else { return false }
        var request = Request()
        request.action = (name, sender as Any)
        return ask(target, request)?.outcomes[name] == .done
      })
  }
}
