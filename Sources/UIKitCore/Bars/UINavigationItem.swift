public import Foundation

/// What a navigation bar shows of a controller. Kept; no bar is drawn.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title in the middle.
  open var title: String?
  /// A line over the bar.
  open var prompt: String?
  /// The view instead of the title.
  open var titleView: UIView?
  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The items at the side the interface starts at, from there on.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The items at the side the interface ends at, from there on.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether the items at the start stand beside the back button, not instead of it.
  open var leftItemsSupplementBackButton = false
  /// The back button of the controller after this one.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of that button; nil: this controller's.
  open var backButtonTitle: String?
  /// How that button says where it leads.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// What that button runs instead of going back.
  open var backAction: UIAction?
  /// Whether there is no back button.
  open var hidesBackButton = false
  /// The search that the bar has a field for. Kept: no bar is drawn.
  open var searchController: UISearchController?
  /// Whether the search bar goes when content is scrolled.
  open var hidesSearchBarWhenScrolling = true
  /// How search is shown.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// How the bar looks; nil: as it does for the others.
  open var standardAppearance: UINavigationBarAppearance?
  /// How the bar looks where it is low; nil: as it does for the others.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks over content that is at its start; nil: as it does for the others.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How the bar looks over content that is at its start where it is low; nil: as it does for the others.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The first item at the start; setting it leaves it alone there.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the end; setting it leaves it alone there.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the item at the start, at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
  /// Sets the item at the end, at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the items at the start, at once.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the items at the end, at once.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets whether there is no back button, at once.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}

extension UINavigationItem {
  /// Whether a title is large; raw values are UIKit's.
  public enum LargeTitleDisplayMode: Int, Sendable, CaseIterable {
    /// As that of the controller before.
    case automatic = 0
    /// It is.
    case always = 1
    /// It is not.
    case never = 2
    /// It is not, and stands at the start.
    case inline = 3
  }

  /// How a back button says where it leads; raw values are UIKit's.
  public enum BackButtonDisplayMode: Int, Sendable, CaseIterable {
    /// By the title, if there is room.
    case `default` = 0
    /// By the word for back.
    case generic = 1
    /// Not at all.
    case minimal = 2
  }

  /// How search is shown; raw values are UIKit's.
  public enum SearchBarPlacement: Int, Sendable, CaseIterable {
    /// As the system decides.
    case automatic = 0
    /// In the bar.
    case inline = 1
    /// Below the title.
    case stacked = 2
  }
}
