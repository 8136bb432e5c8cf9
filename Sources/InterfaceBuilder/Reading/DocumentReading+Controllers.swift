import Foundation
import InterfaceDocuments
import UIKitCore

extension DocumentReading {
  /// Makes a storyboard's controller, with those that it contains, without their views.
  ///
  /// - Parameter creator: makes the controller in place of its class's `init(coder:)`.
  func makeController(
    _ element: InterfaceElement, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    if containers.isEmpty { containers = [element.nameOfController(in: document)] }
    let coder = DocumentCoder(self)
    let object: NSObject?
    if let creator, let elementClass = elements.named(element.name) {
      let type: AnyClass = type(of: element, or: elementClass)
      object = coder.make(element, elementClass) { coder in creator(coder) ?? elementClass.make(type, coder) }
    } else {
      object = coder.make(element)
    }
    finish()
    return object as? UIViewController
  }

  /// Makes the controller that owns a nib, of the class that the document names for it; nil if that is not a
  /// controller.
  func makeOwner() -> UIViewController? {
    guard let owner = document.owner, let elementClass = elements.named("viewController") else { return nil }
    let type: AnyClass = type(of: owner, or: elementClass)
    return elementClass.make(type, DocumentCoder(self)) as? UIViewController
  }

  /// Makes the owner of a nib, of a class by its name; nil, with a problem, if there is no such class, or if objects of it
  /// cannot be made: they are views, controllers, or of a class with `init(coder:)` or a registered `init()`.
  func makeOwner(ofClass name: String) -> NSObject? {
    let place = document.owner ?? document.root
    guard let type = DocumentClasses.type(name, module: document.owner?["customModule"]) ?? elements.type(named: name)
    else {
      note(.unknownClass(name, place, known: DocumentClasses.names))
      return nil
    }
    guard let owner = elements.nearest(to: type)?.make(type, DocumentCoder(self)) else {
      note(.noOwner(name, place))
      return nil
    }
    return owner
  }

  /// Keeps the guides of a controller's view, which documents from before iOS 11 have, for their ids.
  func keepLayoutGuides(of controller: UIViewController, _ element: InterfaceElement) {
    for guide in element.child(named: "layoutGuides")?.children ?? [] {
      let object = guide["type"] == "bottom" ? controller.bottomLayoutGuide : controller.topLayoutGuide
      if let object = object as? NSObject { keep(object, id: guide.id) }
    }
  }
}
