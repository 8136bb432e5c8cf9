public import Foundation

/// A transition from one controller to another in a storyboard.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue in the storyboard.
  public final let identifier: String?
  /// The source of the transition.
  public final let source: UIViewController
  /// The destination of the transition.
  public final let destination: UIViewController
  private let handler: (() -> Void)?
  /// The storyboard's description of performing the segue; `nil` for a segue made in code, which presents.
  package final var transition: SegueTransition?
  /// The object that triggered the segue.
  package final var sender: Any?

  /// Creates a segue from one controller to another.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, nil)
    super.init()
  }

  /// Creates a segue that performs a closure.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, performHandler)
    super.init()
  }

  /// The initializer used to create segues of custom classes.
  @available(*, unavailable)
  public required convenience init(
    __identifier identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  /// Performs the segue: calls the closure, or does what the storyboard says. A segue made in code without a closure
  /// presents the destination.
  open func perform() {
    if let handler { handler() } else { (transition ?? SegueTransition(.presentation)).perform(self) }
  }

  /// Creates a segue of a class by its `init(identifier:source:destination:)`.
  package static func make(
    _ segueClass: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
  ) -> UIStoryboardSegue {
    let maker = (segueClass as Any.Type) as? any SegueMaking.Type
    return maker?.init(__identifier: identifier, source: source, destination: destination) as? UIStoryboardSegue
      ?? UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
  }
}

/// A class of segues that can be created from what its designated initializer takes.
private protocol SegueMaking {
  @MainActor init(__identifier identifier: String?, source: UIViewController, destination: UIViewController)
}

@available(*, unavailable)
extension UIStoryboardSegue: SegueMaking {}

/// The source of an unwind segue.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller.
  public final let source: UIViewController
  /// The action.
  public final let unwindAction: Selector
  /// The sender of the action.
  public final let sender: Any?

  package init(_ source: UIViewController, unwindAction: Selector, sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    super.init()
  }
}
