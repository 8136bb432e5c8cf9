public import Foundation

/// Something to do with an element that assistive technologies offer by a name. Kept; only tests and apps carry it out.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// What carries the action out, and says whether it did.
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

  /// What it is called.
  open var name: String
  /// What it is called, with attributes.
  open var attributedName: NSAttributedString {
    didSet { name = attributedName.string }
  }
  /// The picture that stands for it.
  open var image: UIImage?
  /// Whose method it is.
  open weak var target: AnyObject?
  /// The method.
  open var selector: Selector
  /// What carries it out; then there are no target and method.
  open var actionHandler: ActionHandler?

  /// An action that calls a method.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, image: nil, target: target, selector: selector)
  }

  /// An action with a picture that calls a method.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// An action that is carried out by a closure.
  public convenience init(name: String, actionHandler: ActionHandler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  /// An action with a picture that is carried out by a closure.
  public init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.image = image
    selector = Selector("")
    self.actionHandler = actionHandler
    super.init()
  }
}
