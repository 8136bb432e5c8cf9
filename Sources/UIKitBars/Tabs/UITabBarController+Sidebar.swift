public import Foundation
public import UIKitCore

extension UITabBarController {
  /// The tabs beside the content, on tablets. Stored: there is no sidebar.
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    /// The delegate, which is never called automatically. A weak reference.
    open weak var delegate: (any SidebarDelegate)?
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

  /// The delegate of a sidebar. It is never called automatically.
  @preconcurrency @MainActor
  public protocol SidebarDelegate: NSObjectProtocol {}

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
