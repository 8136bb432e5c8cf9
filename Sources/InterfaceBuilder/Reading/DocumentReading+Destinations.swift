import Foundation
import InterfaceDocuments
import UIKitCore

/// The number of controllers that were made for one that was asked for: a document whose scenes contain each other
/// twice would have twice as many at each step.
@MainActor
final class ContainedControllers {
  static let limit = 1_000

  fileprivate var count = 0
}

extension DocumentReading {
  /// The controllers that a controller's relationships of a name lead to, such as the root of a navigation controller.
  func related(_ relationship: String, of element: InterfaceElement) -> [UIViewController] {
    element.connections.compactMap { connection in
      guard case .segue(let segue) = connection.kind, segue.relationship == relationship else { return nil }
      return destination(of: segue, connection, from: nil, sender: nil, isContained: true)
    }
  }

  /// Makes the controller that a segue leads to, in this storyboard or in another one, by the segue's action if it has one;
  /// nil, with a problem, if there is none, or if it contains itself.
  ///
  /// - Parameter source: the controller whose action makes it; nil for relationships.
  func destination(
    of segue: InterfaceSegue, _ connection: InterfaceConnection, from source: UIViewController?, sender: Any?,
    isContained: Bool
  ) -> UIViewController? {
    // An id that leads to nothing is a problem of the document already.
    guard let element = document[segue.destination] else { return nil }
    let creator = creator(segue, from: source, sender: sender)
    if let selector = segue.creationSelector, creator == nil, let name = element.customClass,
      DocumentClasses.type(name, module: element["customModule"]) != nil
    {
      // Its class may not have an initializer that does without what the action gives it.
      note(.segueAction(selector, connection.place))
      return nil
    }
    guard element.name == "viewControllerPlaceholder" else {
      return make(element, of: document, storyboard, connection, creator, isContained: isContained)
    }
    guard let name = element["storyboardName"] else { return nil }
    let other = UIStoryboard(name: name, bundle: bundle)
    do throws(DocumentLookupError) {
      let document = try other.document()
      let target = try document.controller(element["referencedIdentifier"])
      return make(target, of: document, other, connection, creator, isContained: isContained)
    } catch {
      note(.noStoryboard(element, error))
      return nil
    }
  }

  /// Calls the segue's action; nil if there is none, or if the source does not declare it.
  private func creator(
    _ segue: InterfaceSegue, from source: UIViewController?, sender: Any?
  ) -> ((NSCoder) -> UIViewController?)? {
    guard let source, let selector = segue.creationSelector,
      OutletConnector.ask(source, OutletConnector.Request())?.segueActions.contains(selector) == true
    else { return nil }
    return { coder in
      var request = OutletConnector.Request()
      request.segueAction = OutletConnector.SegueAction(
        selector: selector, coder: coder, sender: sender, identifier: segue.identifier)
      return OutletConnector.ask(source, request)?.destination
    }
  }

  /// Makes a controller by a reading of its own.
  private func make(
    _ element: InterfaceElement, of document: InterfaceDocument, _ storyboard: UIStoryboard?,
    _ connection: InterfaceConnection, _ creator: ((NSCoder) -> UIViewController?)?, isContained: Bool
  ) -> UIViewController? {
    let reading = DocumentReading(document, elements, bundle: bundle, storyboard: storyboard, isPart: true)
    if isContained {
      let name = element.nameOfController(in: document)
      guard !containers.contains(name), contained.count < ContainedControllers.limit else {
        note(.containsItself(connection.place))
        return nil
      }
      contained.count += 1
      (reading.containers, reading.contained) = (containers + [name], contained)
    }
    return reading.makeController(element, creator)
  }
}

extension InterfaceElement {
  /// The name of a controller in all documents.
  func nameOfController(in document: InterfaceDocument) -> String { "\(document.file) \(id ?? "")" }
}
