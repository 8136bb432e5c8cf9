public import Foundation

/// A thing to do that a swipe over a row uncovers. Kept: nothing is swiped.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What does the thing, given the action, the view it is shown in, and what is to be told whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The kinds of action; raw values are UIKit's.
  public enum Style: Int, Sendable, CaseIterable {
    /// As usual.
    case normal = 0
    /// It destroys something.
    case destructive = 1
  }

  /// The kind of action.
  public final let style: Style
  /// What does the thing.
  public final let handler: Handler
  /// What it is called.
  open var title: String?
  /// Its picture.
  open var image: UIImage?
  /// The colour behind it: unless set, red where it destroys something, and grey elsewhere.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { ownBackground ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownBackground = newValue }
  }
  private var ownBackground: UIColor?

  /// A thing to do.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}

/// The things to do that a swipe over a row uncovers. Kept: nothing is swiped.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The things, from the edge on.
  public final let actions: [UIContextualAction]
  /// Whether a full swipe does the first; true at first.
  open var performsFirstActionWithFullSwipe = true

  /// These things to do.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
