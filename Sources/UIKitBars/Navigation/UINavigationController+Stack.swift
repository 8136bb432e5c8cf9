import Foundation
@_spi(Subclasses) import UIKitCore

extension UINavigationController {
  /// The changes of a navigation stack, with UIKit's raw values.
  public enum Operation: Int, Sendable, CaseIterable {
    /// No change.
    case none = 0
    /// A controller is pushed.
    case push = 1
    /// A controller is popped.
    case pop = 2
  }

  final func prepareBars() {
    toolbar.isHidden = true
    navigationBar.heightHandler = { [weak self] in self?.barsDidChange() }
    navigationBar.backHandler = { [weak self] in _ = self?.popViewController(animated: true) }
  }

  /// A bar of a class that is known at run time; `nil` if it is not one of such bars.
  static func bar<Bar: UIView>(of barClass: AnyClass?) -> Bar? {
    let maker = barClass.map { $0 as Any.Type } as? any FrameMaking.Type
    return maker?.init(__frame: .zero) as? Bar
  }

  /// A bar that a document has for a key; `nil` for none.
  static func bar<Bar: UIView>(_ key: String, _ coder: NSCoder) -> Bar? { coder.document?.decodeChild(key) as? Bar }

  /// Whether a stack can hold a controller; raises UIKit's exception for one that it cannot.
  final func accepts(_ controller: UIViewController) -> Bool {
    let reason: String
    if controller is UINavigationController {
      reason = "Pushing a navigation controller is not supported"
    } else if controller.showsDetailControllers {
      reason = "Split View Controllers cannot be pushed to a Navigation Controller"
    } else {
      return true
    }
    raiseFault("NSInvalidArgumentException", call: "pushViewController", reason: reason)
    return false
  }

  /// The controllers that a stack can hold, each once; raises UIKit's exceptions for the others.
  final func accepted(_ controllers: [UIViewController]) -> [UIViewController] {
    var seen: Set<ObjectIdentifier> = []
    let distinct = controllers.filter { seen.insert(ObjectIdentifier($0)).inserted }
    if distinct.count < controllers.count {
      raiseFault(
        "NSInvalidArgumentException", call: "setViewControllers",
        reason: "All view controllers in a navigation controller must be distinct")
    }
    return distinct.filter(accepts)
  }

  /// Pops the controllers after an index; returns `nil` if there are none, or if the index is out of range.
  final func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    guard children.indices.contains(index), index < children.count - 1 else { return nil }
    let popped = Array(children[(index + 1)...])
    change(to: Array(children[...index]), animated: animated)
    return popped
  }

  /// Makes these controllers the children, in this order, and shows the last one.
  final func change(to controllers: [UIViewController], animated: Bool) {
    let top = controllers.last
    let hasNewTop = top !== topViewController
    if hasNewTop, let top { delegate?.navigationController(self, willShow: top, animated: animated) }
    for child in children where !controllers.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.containerHandler = nil
      child.containerInsets = .zero
      child.removeFromParent()
    }
    if hasNewTop, let seen = topViewController, seen !== top { seen.leaveContainer(animated: animated) }
    childControllers.removeAll { child in controllers.contains { $0 === child } }
    adopt(controllers)
    navigationBar.items = controllers.map(\.navigationItem)
    if isViewLoaded { showTop() }
    if hasNewTop, let top { delegate?.navigationController(self, didShow: top, animated: animated) }
  }

  private func adopt(_ controllers: [UIViewController]) {
    for controller in controllers {
      controller.containerHandler = { [weak self] in self?.barsDidChange() }
      if controller.parent === self {
        childControllers.append(controller)
      } else {
        addChild(controller)
      }
    }
  }

  /// Shows the view of the last controller, below the bars.
  final func showTop() {
    guard let top = topViewController, let content = top.view, content.superview !== view else { return }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, at: 0)
    layOutBars()
    top.didMove(toParent: self)
  }
}
