public import Foundation
@_spi(Subclasses) public import UIKitCore
public import UIKitText

/// A controller of a search in another controller's content. A navigation bar shows its search bar.
///
/// While the search is active there are a cancel button and scope buttons, and the results controller's view lies over the
/// content. Differs from UIKit: it is not presented, and the content is not dimmed.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The search bar.
  open var searchBar: UISearchBar { bar }
  private let bar = UISearchBar()
  /// The controller that displays the results; `nil` if the searched controller does.
  public final let searchResultsController: UIViewController?
  /// The object that updates the results. A weak reference.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate, which is notified when the search becomes active or ends. A weak reference.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Called when what the bar shows may have changed.
  final var changeHandler: (@MainActor () -> Void)?
  /// Whether the search is active. A change calls the delegate and `searchResultsUpdater`.
  open var isActive = false {
    didSet { if isActive != oldValue { activityDidChange() } }
  }
  /// Whether the content is dimmed during a search. Stored; it is not dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// The older name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the row of the navigation bar that has the title is hidden during a search; `true` by default.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button is shown while the search is active; `true` by default.
  open var automaticallyShowsCancelButton = true
  /// The time at which the scope buttons are shown. Stored; `automaticallyShowsScopeBar` decides.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// Stored; no suggestions are drawn.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
  /// The suggestions below the search bar. Stored; no suggestions are drawn.
  open var searchSuggestions: [any UISearchSuggestion]?
  /// The place of the search bar: below the title.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
  /// Whether the results controller is shown as soon as there is a search text. Stored: it is.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the scope buttons are shown while the search is active; `true` by default.
  open var automaticallyShowsScopeBar = true
  /// Whether the results controller is shown even if there is no search text.
  open var showsSearchResultsController = false {
    didSet { changeHandler?() }
  }

  /// Creates a search controller whose results are displayed by the given controller, or by the searched one if
  /// `nil`.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    observeField()
  }

  /// Creates a search controller whose results the searched controller displays; names of nibs have no effect.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    observeField()
  }

  /// Creates a search controller from an Interface Builder document, whose results the searched controller displays. An
  /// archive's coder gives default values.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    observeField()
  }

  /// Begins the search when its field is edited, and updates the results with what is typed there.
  private func observeField() {
    let field = bar.searchTextField
    field.addAction(UIAction { [weak self] _ in self?.isActive = true }, for: .editingDidBegin)
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        changeHandler?()
        searchResultsUpdater?.updateSearchResults(for: self)
      }, for: .editingChanged)
  }

  private func activityDidChange() {
    if isActive { delegate?.willPresentSearchController(self) } else { delegate?.willDismissSearchController(self) }
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = isActive }
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false { searchBar.showsScopeBar = isActive }
    changeHandler?()
    searchResultsUpdater?.updateSearchResults(for: self)
    if isActive { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
  }

  /// The controller whose view lies over the content; `nil` if there is none, or nothing has been searched for.
  final var shownResults: UIViewController? {
    isActive && (showsSearchResultsController || searchBar.text?.isEmpty == false) ? searchResultsController : nil
  }
}

/// An object that updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search text has changed, or when the search has begun or ended.
  func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search controller. Methods that are optional in Objective-C have defaults.
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
  /// The search controller whose search bar the bar displays. Differs from UIKit: it cannot be
  /// overridden.
  public var searchController: UISearchController? {
    get { storedSearchController as? UISearchController }
    set { storedSearchController = newValue }
  }
}

extension UISearchController {
  /// The time at which scope buttons are shown, with UIKit's raw values.
  public enum ScopeBarActivation: Int, Sendable {
    /// As the system does.
    case automatic = 0
    /// By the app.
    case manual = 1
    /// With a text to search for.
    case onTextEntry = 2
    /// With the search.
    case onSearchActivation = 3
  }
}
