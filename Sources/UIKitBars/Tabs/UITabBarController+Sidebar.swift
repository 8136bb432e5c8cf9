public import Foundation
public import UIKitCore

extension UITabBarController {
  /// The tabs beside the content, on tablets. Stored: there is no sidebar.
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    /// The delegate, which is never called automatically. A weak reference.
    open weak var delegate: (any Delegate)?
    /// Whether the sidebar is hidden; `true`.
    open var isHidden = true
    /// The preferred layout of the sidebar.
    open var preferredLayout = Layout.automatic
    /// The content above the tabs.
    open var headerContentConfiguration: (any UIContentConfiguration)?
    /// The content below the tabs.
    open var footerContentConfiguration: (any UIContentConfiguration)?
    /// The view at the bottom.
    open var bottomBarView: UIView?
    /// The content above the tabs, and no longer on a scrolled sidebar. Stored.
    open var navigationOverflowItems: UIDeferredMenuElement?

    /// The facts of a change of the sidebar. None is made.
    @preconcurrency @MainActor
    public protocol Animating: NSObjectProtocol {
      /// Adds animations.
      func addAnimations(_ animations: @escaping () -> Void)
      /// Adds what is called at the end.
      func addCompletion(_ completion: @escaping () -> Void)
    }

    /// The delegate of a sidebar. It is never called automatically; its methods are for the app to declare.
    @preconcurrency @MainActor
    public protocol Delegate: NSObjectProtocol {}

    /// The layout of a sidebar, with UIKit's raw values.
    public enum Layout: Int, Sendable, CaseIterable {
      /// The one that there is room for.
      case automatic = 0
      /// Over the content.
      case overlap = 1
      /// Beside the content.
      case tile = 2
    }
  }

  /// When a bar of tabs becomes smaller, with UIKit's raw values.
  public enum MinimizeBehavior: Int, Sendable, CaseIterable {
    /// When the system wants it.
    case automatic = 0
    /// Never.
    case never = 1
    /// When content is scrolled down.
    case onScrollDown = 2
    /// When content is scrolled up.
    case onScrollUp = 3
  }
}

/// An accessory above a bar of tabs. Stored: it is not drawn.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// The view.
  public final let contentView: UIView

  /// Creates an accessory of a view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

/// An item of a sidebar. Stored: there is no sidebar.
@preconcurrency @MainActor
open class UITabSidebarItem: NSObject {
  /// What an item is for.
  public enum Content {
    /// A tab.
    case tab(UITab)
    /// An action of a group.
    case action(UIAction)
  }

  /// The facts for which an item is made.
  @preconcurrency @MainActor
  open class Request: NSObject {
    /// The tab; `nil` for an action.
    open var tab: UITab? {
      if case .tab(let tab) = content { tab } else { nil }
    }
    /// The action; `nil` for a tab.
    open var action: UIAction? {
      if case .action(let action) = content { action } else { nil }
    }
    /// What the item is for.
    public final let content: Content

    /// Creates a request, for tests: there is no sidebar.
    package init(_ content: Content) {
      self.content = content
      super.init()
    }
  }

  /// What the item is for.
  public final let content: Content
  /// The content of the item.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// The background of the item.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// Creates an item for a request.
  public init(request: Request) {
    content = request.content
    super.init()
  }
}
