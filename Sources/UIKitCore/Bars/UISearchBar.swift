public import Foundation
@_spi(Subclasses) public import UIKitValues

/// A field to search by. Its settings are kept, and it has its height; it is not drawn: a scene that would show it fails.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// Its height in points, as Interface Builder stores it.
  private let height: CGFloat = 56

  /// What is searched for.
  open var text: String?
  /// What is shown while that is empty.
  open var placeholder: String?
  /// A line over the field.
  open var prompt: String?
  /// How it looks.
  open var barStyle = UIBarStyle.default
  /// How prominent it is.
  open var searchBarStyle = Style.default
  /// The colour behind it; nil: the style's.
  open var barTintColor: UIColor?
  /// Whether it lets what is below shine through.
  open var isTranslucent = true
  /// The picture behind it.
  open var backgroundImage: UIImage?
  /// Whether it has a button that ends searching.
  open var showsCancelButton = false
  /// Whether it has a button for bookmarks.
  open var showsBookmarkButton = false
  /// Whether it has scopes to choose from.
  open var showsScopeBar = false
  /// What the scopes are called.
  open var scopeButtonTitles: [String]?
  /// The number of the chosen scope.
  open var selectedScopeButtonIndex = 0
  /// Who is told of searching; nobody is, by itself.
  open weak var delegate: (any UISearchBarDelegate)?

  open override var canBecomeFirstResponder: Bool { true }

  /// Sets whether it has a button that ends searching, at once.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  @_spi(Subclasses) open override func recordedContent(on pixels: PlacedPixelGrid) -> ViewContent {
    UIKitFaults.unsupported("UISearchBar", instead: "Hide it, or show what it is beside by itself.")
    return super.recordedContent(on: pixels)
  }
}

extension UISearchBar {
  /// How prominent a search bar is; raw values are UIKit's.
  public enum Style: UInt, Sendable, CaseIterable {
    /// As usual.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }
}

/// Who is told of searching. Nothing tells by itself; what Objective-C makes optional has a default.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether searching may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Searching begins.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether searching may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Searching ends.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Something else is searched for.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether text may be put in place of some.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The search key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button that ends searching was used.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The button for bookmarks was used.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Another scope was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
