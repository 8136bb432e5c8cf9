public import Foundation
@_spi(Subclasses) public import UIKitCore
public import UIKitText

/// A controller of a search in another controller's content. Stored: nothing of it is displayed.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The search bar.
  public final let searchBar = UISearchBar()
  /// The controller that displays the results; `nil` if the searched controller does.
  public final let searchResultsController: UIViewController?
  /// The object that updates the results. A weak reference.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate, which is never called automatically. A weak reference.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the search is active. A change calls `searchResultsUpdater`.
  open var isActive = false {
    didSet { if isActive != oldValue { searchResultsUpdater?.updateSearchResults(for: self) } }
  }
  /// Whether the content is dimmed during a search. Stored; it is not dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// The older name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation bar is hidden during a search. Stored; no bar is drawn.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button is shown automatically. Stored; no bar is drawn.
  open var automaticallyShowsCancelButton = true
  /// Whether the scope bar is shown automatically. Stored; no bar is drawn.
  open var automaticallyShowsScopeBar = true
  /// Whether the results controller is shown. Stored; it is not shown.
  open var showsSearchResultsController = false

  /// Creates a search controller whose results are displayed by the given controller, or by the searched one if
  /// `nil`.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: archives are not supported.
  public required init?(coder: NSCoder) {
    nil
  }
}

/// An object that updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search text has changed, or when the search has begun or ended.
  func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search controller. It is never called automatically; methods that are optional in Objective-C
/// have defaults.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before the search controller is presented.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search controller has been presented.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search controller is dismissed.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search controller has been dismissed.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called to present the search controller.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}

extension UINavigationItem {
  /// The search controller whose search bar the bar displays. Stored; no bar is drawn. Differs from UIKit: it cannot be
  /// overridden.
  public var searchController: UISearchController? {
    get { storedSearchController as? UISearchController }
    set { storedSearchController = newValue }
  }
}
