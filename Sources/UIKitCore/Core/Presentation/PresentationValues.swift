import Foundation

/// A controller's values for presentations; created when the first of them is set.
final class PresentationValues {
  /// A change between being presented and not.
  enum Phase {
    case none, presenting, dismissing
  }

  var presented: UIViewController?
  weak var presenting: UIViewController?
  /// The presentation controller of the style.
  var controller: UIPresentationController?
  /// The presentation controller that shows the controller; `nil` until the presenter is in a window.
  var active: UIPresentationController?
  /// Whether the transitioning delegate made the presentation controller.
  var isControllerCustom = false
  var phase = Phase.none
  /// UIKit's messages to the console about presentations that were not made.
  var warnings: [String] = []
  var style = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var isModal = false
  var capturesStatusBar = false
  var definesContext = false
  var providesContextStyle = false
}

extension UIViewController {
  /// The presentations that were not made, as UIKit reports them.
  package final var warnings: [String] { presentation?.warnings ?? [] }

  /// The values, created on first access.
  final var presentationValues: PresentationValues {
    if let presentation { return presentation }
    let values = PresentationValues()
    presentation = values
    return values
  }

  /// The value from this controller or, if it is `nil`, from the nearest ancestor with one.
  final func nearest<Value>(_ value: (UIViewController) -> Value?) -> Value? {
    var controller: UIViewController? = self
    while let current = controller {
      if let found = value(current) { return found }
      controller = current.parent
    }
    return nil
  }

  /// The nearest ancestor of a kind.
  final func container(_ kind: ContainerKind) -> UIViewController? {
    parent?.nearest { $0.containerKind == kind ? $0 : nil }
  }

  /// The root of the containment hierarchy around this controller.
  final var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  // MARK: Containers

  final func showInContainer(_ controller: UIViewController, _ sender: Any?) {
    if let container = parent?.nearest({ $0.showsControllers ? $0 : nil }) {
      container.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// Shows a detail in the nearest container that shows details; without one, presents it.
  final func showDetailInContainer(_ controller: UIViewController, _ sender: Any?) {
    if let container = parent?.nearest({ $0.showsDetailControllers ? $0 : nil }) {
      container.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }
}
