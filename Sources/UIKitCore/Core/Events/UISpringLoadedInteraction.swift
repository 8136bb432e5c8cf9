public import Foundation

/// The facts of a drag that rests over something. None is made here: nothing is dragged.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state of the effect.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view of the effect.
  var targetView: UIView? { get set }
  /// The item of the effect.
  var targetItem: Any? { get set }

  /// The place of the drag in a view.
  func location(in view: UIView?) -> CGPoint
}

/// The states of the effect of a drag that rests over something, with UIKit's raw values.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// None.
  case inactive = 0
  /// It may begin.
  case possible = 1
  /// It is about to happen.
  case activating = 2
  /// It happens.
  case activated = 3
}

/// An interaction that does something for a drag that rests over a view. Stored; nothing is dragged.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Creates an interaction with what it does.
  public init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.handler = handler
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}
