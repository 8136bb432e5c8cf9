public import Foundation

/// A search in a controller's content. Kept: nothing of it is shown until it is active, and nothing makes it so.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The field to search by.
  public final let searchBar = UISearchBar()
  /// The controller that shows what was found; nil: the one that is searched.
  public final let searchResultsController: UIViewController?
  /// Who brings what was found up to date.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who is told of searches; nobody is, by itself.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether one searches now. Setting it has the updater called.
  open var isActive = false {
    didSet { if isActive != oldValue { searchResultsUpdater?.updateSearchResults(for: self) } }
  }
  /// Whether content is dimmed while one searches. Kept: it is not.
  open var obscuresBackgroundDuringPresentation = true
  /// The older name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the bar goes while one searches. Kept: no bar is drawn.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button that ends searching comes and goes by itself. Kept: no bar is drawn.
  open var automaticallyShowsCancelButton = true
  /// Whether scopes come and go by themselves. Kept: no bar is drawn.
  open var automaticallyShowsScopeBar = true
  /// Whether what was found is shown. Kept: it is not.
  open var showsSearchResultsController = false

  /// A search; what was found is shown by a controller, or by the one that is searched.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Gives `nil`: archives are not read.
  public required init?(coder: NSCoder) {
    nil
  }
}

/// Who brings what was found up to date.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Something else is searched for, or the search has begun or ended.
  func updateSearchResults(for searchController: UISearchController)
}

/// Who is told of searches. Nothing tells by itself; what Objective-C makes optional has a default.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search is about to be shown.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search is shown.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search is about to go.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has gone.
  func didDismissSearchController(_ searchController: UISearchController)
  /// The search is to be shown.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}
