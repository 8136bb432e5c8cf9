public import Foundation

/// A custom action that assistive technologies offer for an element. Stored; only apps and tests perform it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs the action and returns whether it succeeded.
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String
  /// The name of the action with attributes.
  open var attributedName: NSAttributedString {
    didSet { name = attributedName.string }
  }
  /// The image of the action.
  open var image: UIImage?
  /// The target of the selector. A weak reference.
  open weak var target: AnyObject?
  /// The method to call.
  open var selector: Selector
  /// The closure that performs the action, in place of a target and selector.
  open var actionHandler: ActionHandler?

  /// Creates an action that calls a method.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, image: nil, target: target, selector: selector)
  }

  /// Creates an action with an image that calls a method.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Creates an action that runs a closure.
  public convenience init(name: String, actionHandler: ActionHandler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  /// Creates an action with an image that runs a closure.
  public init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.image = image
    selector = Selector("")
    self.actionHandler = actionHandler
    super.init()
  }
}
