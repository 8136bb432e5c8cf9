import Foundation
import UIKitValues

/// A storyboard's description of performing a segue.
@MainActor
package struct SegueTransition {
  /// The kinds of segue. Older documents' `push` and `modal` are `show` and `presentation`.
  package enum Kind {
    case show, showDetail, presentation, popover, embed, unwind
  }

  package var kind: Kind
  /// The destination's presentation style, in place of its own.
  package var presentationStyle: UIModalPresentationStyle?
  /// The destination's transition style, in place of its own.
  package var transitionStyle: UIModalTransitionStyle?
  package var isAnimated = true
  /// The view or bar button item that a popover points at.
  package weak var popoverAnchor: (any UIPopoverPresentationControllerSourceItem)?
  package var popoverArrowDirections = UIPopoverArrowDirection.any
  /// The view that the destination's is put in.
  package weak var container: UIView?

  package init(_ kind: Kind) {
    self.kind = kind
  }

  func perform(_ segue: UIStoryboardSegue) {
    let (source, destination) = (segue.source, segue.destination)
    switch kind {
    case .show:
      source.show(destination, sender: segue.sender ?? source)
    case .showDetail:
      source.showDetailViewController(destination, sender: segue.sender ?? source)
    case .presentation, .popover:
      source.present(destination, animated: isAnimated)
    case .embed:
      embed(destination, in: source)
    case .unwind:
      for controller in destination.viewControllersOutwards { controller.unwind(for: segue, towards: destination) }
    }
  }

  /// Gives a destination that is presented its styles, and a popover its anchor. Done before `prepare(for:sender:)`, which may
  /// change them and set a delegate.
  fileprivate func prepareToPresent(_ destination: UIViewController) {
    guard kind == .presentation || kind == .popover else { return }
    if let presentationStyle { destination.modalPresentationStyle = presentationStyle }
    if let transitionStyle { destination.modalTransitionStyle = transitionStyle }
    guard kind == .popover else { return }
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    popover.permittedArrowDirections = popoverArrowDirections
    popover.point(at: popoverAnchor)
  }

  private func embed(_ destination: UIViewController, in source: UIViewController) {
    guard let container else { return }
    source.addChild(destination)
    let view: UIView = destination.view
    view.frame = container.bounds
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    destination.didMove(toParent: source)
  }
}

extension UIViewController {
  /// This controller and those that contain it, from the inside outwards.
  package final var viewControllersOutwards: [UIViewController] {
    var controllers: [UIViewController] = []
    var controller: UIViewController? = self
    while let current = controller {
      controllers.append(current)
      controller = current.parent
    }
    return controllers
  }
}

// MARK: - Performing

extension UIViewController {
  final func performDocumentSegue(_ identifier: String, _ sender: Any?) {
    guard let segue = documentOrigin?.segue(identifier, from: self, sender: sender) else {
      raiseFault(
        "NSInvalidArgumentException", call: "\(type(of: self)).performSegue(withIdentifier: \"\(identifier)\")",
        reason: "the receiver has no segue of this name")
      return
    }
    perform(segue, sender: sender)
  }

  /// Performs a segue that an element of the storyboard triggers, if `shouldPerformSegue(withIdentifier:sender:)` agrees.
  ///
  /// - Parameter make: makes the segue and its destination; `nil` if they cannot be made, which is a fault already.
  package final func triggerSegue(_ identifier: String?, sender: Any?, make: () -> UIStoryboardSegue?) {
    guard shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender), let segue = make() else { return }
    perform(segue, sender: sender)
  }

  private func perform(_ segue: UIStoryboardSegue, sender: Any?) {
    segue.sender = sender
    segue.transition?.prepareToPresent(segue.destination)
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}
