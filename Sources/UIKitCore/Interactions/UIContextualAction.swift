public import Foundation

/// An action revealed by swiping a row. Stored; there are no swipes.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// A handler that performs the action, given the action, the view that displays it, and a closure to be called with
  /// whether the action was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The styles of action, with UIKit's raw values.
  public enum Style: Int, Sendable, CaseIterable {
    /// The standard style.
    case normal = 0
    /// An action that destroys data.
    case destructive = 1
  }

  /// The style of the action.
  public final let style: Style
  /// The handler that performs the action.
  public final let handler: Handler
  /// The title of the action.
  open var title: String?
  /// The image of the action.
  open var image: UIImage?
  /// The background colour; by default, red for a destructive action and grey for others.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { ownBackground ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownBackground = newValue }
  }
  private var ownBackground: UIColor?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}

/// The actions revealed by swiping a row. Stored; there are no swipes.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: MainActorObject {
  /// The actions, beginning at the edge.
  public final let actions: [UIContextualAction]
  /// Whether a full swipe performs the first action; `true` by default.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with these actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init(__subclass: ())
  }

  /// Creates a configuration without actions: nothing is revealed.
  public convenience init() {
    self.init(actions: [])
  }
}
