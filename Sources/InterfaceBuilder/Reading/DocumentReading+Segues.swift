import Foundation
import InterfaceDocuments
import UIKitBars
import UIKitCore
import UIKitValues

extension DocumentReading {
  /// Makes a segue with its destination; nil, with a problem, if the destination cannot be made.
  ///
  /// - Parameter container: the view in which an embed segue puts its destination.
  func makeSegue(
    _ segue: InterfaceSegue, _ connection: InterfaceConnection, from source: UIViewController,
    sender: Any?, in container: UIView? = nil
  ) -> UIStoryboardSegue? {
    if segue.kind == "unwind" { return makeUnwindSegue(segue, from: source) }
    guard let transition = transition(segue, in: container),
      let destination = destination(
        of: segue, connection, from: source, sender: sender, isContained: transition.kind == .embed)
    else { return nil }
    let made = UIStoryboardSegue.make(
      segueClass(segue, connection), identifier: segue.identifier, source: source, destination: destination)
    made.transition = transition
    return made
  }

  /// Performs a segue that an object of the document triggers.
  func trigger(
    _ segue: InterfaceSegue, _ connection: InterfaceConnection, sender: NSObject?, in container: UIView? = nil
  ) {
    guard let controller else { return }
    controller.triggerSegue(segue.identifier, sender: sender) {
      makeSegue(segue, connection, from: controller, sender: sender, in: container)
    }
  }

  /// Puts the controllers of embed segues into their container views.
  func embedControllers(_ objects: [(object: NSObject, element: InterfaceElement)]) {
    for (object, element) in objects {
      guard let container = object as? UIView else { continue }
      for connection in element.connections {
        guard case .segue(let segue) = connection.kind, segue.kind == "embed" else { continue }
        trigger(segue, connection, sender: container, in: container)
      }
    }
  }

  // MARK: Parts of segues

  private func segueClass(_ segue: InterfaceSegue, _ connection: InterfaceConnection) -> UIStoryboardSegue.Type {
    guard let name = segue.customClass else { return UIStoryboardSegue.self }
    if let known = DocumentClasses.type(name, module: nil) as? UIStoryboardSegue.Type { return known }
    noteOnce("class \(name)", .unknownSegueClass(name, connection.place, known: DocumentClasses.names))
    return UIStoryboardSegue.self
  }

  private func transition(_ segue: InterfaceSegue, in container: UIView?) -> SegueTransition? {
    guard let kind = SegueTransition.Kind(segue.kind) else { return nil }
    var transition = SegueTransition(kind)
    transition.container = container
    transition.isAnimated = segue.isAnimated
    transition.presentationStyle =
      SegueTransition.presentationStyles.first { $0.key == segue.modalPresentationStyle }?.value
    transition.transitionStyle = SegueTransition.transitionStyles.first { $0.key == segue.modalTransitionStyle }?.value
    let anchor = (segue.popoverAnchorBarButtonItem ?? segue.popoverAnchorView).flatMap { objects[$0] }
    if let names = segue.popoverArrowDirections {
      transition.popoverArrowDirections = UIPopoverArrowDirection(
        names.compactMap { SegueTransition.arrowDirections[$0] })
    }
    transition.popoverAnchor = anchor as? any UIPopoverPresentationControllerSourceItem
    return transition
  }

  // MARK: Going back

  /// Makes an unwind segue to the nearest controller that declares its action, among those that led to the source; nil if
  /// there is none.
  private func makeUnwindSegue(_ segue: InterfaceSegue, from source: UIViewController) -> UIStoryboardSegue? {
    guard let name = segue.unwindAction else { return nil }
    for destination in source.controllersBefore {
      guard destination.canPerformUnwindSegueAction(Selector(name), from: source, sender: nil),
        OutletConnector.ask(destination, OutletConnector.Request())?.actions.contains(name) == true
      else { continue }
      weak var performed: UIStoryboardSegue?
      let made = UIStoryboardSegue(identifier: segue.identifier, source: source, destination: destination) {
        guard let performed else { return }
        var request = OutletConnector.Request()
        request.action = (name, performed)
        _ = OutletConnector.ask(destination, request)
        for controller in destination.viewControllersOutwards {
          controller.unwind(for: performed, towards: destination)
        }
      }
      performed = made
      return made
    }
    return nil
  }
}

extension UIViewController {
  /// The controllers that led to this one, from the last one back: those below it in containers, the containers, and what
  /// presents them.
  fileprivate var controllersBefore: [UIViewController] {
    var found: [UIViewController] = []
    var controller = self
    // Containers and presenters form no circles; the bound is for those that apps make.
    for _ in 0..<1_000 {
      if let parent = controller.parent {
        let index = parent.children.firstIndex { $0 === controller } ?? 0
        found += parent.children[..<index].reversed().flatMap(\.withContained)
        found.append(parent)
        controller = parent
      } else if let presenting = controller.presentingViewController {
        found += presenting.withContained
        controller = presenting
      } else {
        break
      }
    }
    return found
  }

  /// The controllers in this one, of which those that are shown come first, and itself last.
  private var withContained: [UIViewController] {
    let children = Array(children.reversed())
    let shown = children.filter { $0.viewIfLoaded?.superview != nil }
    let others = children.filter { $0.viewIfLoaded?.superview == nil }
    return (shown + others).flatMap(\.withContained) + [self]
  }
}

extension SegueTransition.Kind {
  /// The kind that documents call by a name; nil for relationships. What has been called otherwise since iOS 8, and custom
  /// segues, which say themselves what they do, present.
  fileprivate init?(_ name: String) {
    switch name {
    case "show", "push": self = .show
    case "showDetail", "replace": self = .showDetail
    case "presentation", "modal", "custom": self = .presentation
    case "popoverPresentation", "popover": self = .popover
    case "embed": self = .embed
    default: return nil
    }
  }
}

extension SegueTransition {
  /// Interface Builder's names of presentation styles.
  static let presentationStyles: KeyValuePairs<String, UIModalPresentationStyle> = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover, "custom": .custom, "none": .none,
  ]

  /// Interface Builder's names of the directions of a popover's arrow.
  static let arrowDirections: [String: UIPopoverArrowDirection] = [
    "up": .up, "down": .down, "left": .left, "right": .right,
  ]

  /// Interface Builder's names of transition styles.
  static let transitionStyles: KeyValuePairs<String, UIModalTransitionStyle> = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
    "partialCurl": .partialCurl,
  ]
}
