import Foundation

/// A controller's values for presentations; created when the first of them is set.
final class PresentationValues {
  var presented: UIViewController?
  weak var presenting: UIViewController?
  var controller: UIPresentationController?
  var style = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var isModal = false
  var capturesStatusBar = false
  var definesContext = false
  var providesContextStyle = false
}

extension UIViewController {
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

  /// The nearest ancestor of a type.
  package final func container<Container: UIViewController>() -> Container? {
    parent?.nearest { $0 as? Container }
  }

  /// The root of the containment hierarchy around this controller.
  private var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  // MARK: Presenting

  final func beginPresenting(_ controller: UIViewController, _ completion: (() -> Void)?) {
    let presenter = outermost
    guard controller !== presenter, controller.presentation?.presenting == nil else {
      let reason = controller === presenter ? "a view controller was presented by itself" : "it is presented already"
      raiseFault("NSInvalidArgumentException", call: "\(type(of: self)).present", reason: reason)
      return
    }
    // UIKit only logs this.
    guard presenter.presentation?.presented == nil else { return }
    presenter.presentationValues.presented = controller
    controller.presentationValues.presenting = presenter
    completion?()
  }

  final func endPresenting(_ completion: (() -> Void)?) {
    let presenter = presentedViewController == nil ? presentingViewController : outermost
    if let presented = presenter?.presentation?.presented {
      presenter?.presentation?.presented = nil
      presented.presentation?.presenting = nil
    }
    completion?()
  }

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

  /// The presentation controller for the style; a new one is created when the style requires another class.
  final var styledPresentationController: UIPresentationController? {
    let kind = modalPresentationStyle.controllerClass
    if let known = presentation?.controller, type(of: known) == kind { return known }
    let made = kind.init(presentedViewController: self, presenting: presentation?.presenting)
    presentationValues.controller = made
    return made
  }

  final func raiseMissingSegue(_ identifier: String) {
    raiseFault(
      "NSInvalidArgumentException", call: "\(type(of: self)).performSegue(withIdentifier: \"\(identifier)\")",
      reason: "the receiver has no segue of this name, as storyboards are not read")
  }
}

extension UIModalPresentationStyle {
  @MainActor fileprivate var controllerClass: UIPresentationController.Type {
    switch self {
    case .popover: UIPopoverPresentationController.self
    case .automatic, .pageSheet, .formSheet: UISheetPresentationController.self
    default: UIPresentationController.self
    }
  }
}
