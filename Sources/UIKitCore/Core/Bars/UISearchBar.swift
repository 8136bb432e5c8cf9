public import Foundation
@_spi(Subclasses) public import UIKitValues

/// A field for entering a search. Its settings are stored, and it has a search bar's height. It is not drawn: a scene
/// that would show it fails.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The height in points, as stored by Interface Builder.
  private let height: CGFloat = 56

  /// The search text.
  open var text: String?
  /// The text displayed while the search text is empty.
  open var placeholder: String?
  /// A line of text above the field.
  open var prompt: String?
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// The prominence of the bar.
  open var searchBarStyle = Style.default
  /// The background colour; the style's if `nil`.
  open var barTintColor: UIColor?
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The background image.
  open var backgroundImage: UIImage?
  /// Whether there is a cancel button.
  open var showsCancelButton = false
  /// Whether there is a bookmark button.
  open var showsBookmarkButton = false
  /// Whether there is a scope bar.
  open var showsScopeBar = false
  /// The titles of the scope buttons.
  open var scopeButtonTitles: [String]?
  /// The index of the selected scope button.
  open var selectedScopeButtonIndex = 0
  /// The delegate, which is never called automatically. A weak reference.
  open weak var delegate: (any UISearchBarDelegate)?

  open override var canBecomeFirstResponder: Bool { true }

  /// Sets whether there is a cancel button, without animation.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  @_spi(Subclasses) open override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    reportUnsupported("UISearchBar", instead: "Hide it, or show the content beside it by itself.")
    return super.recordedContent(on: pixels)
  }
}

extension UISearchBar {
  /// The prominence of a search bar, with UIKit's raw values.
  public enum Style: UInt, Sendable, CaseIterable {
    /// The standard style.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }
}

/// The delegate of a search bar. It is never called automatically; methods that are optional in Objective-C have
/// defaults.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether editing should begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing should end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the search text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether the text in a range should be replaced.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when the search button was tapped.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the cancel button was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the bookmark button was tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when another scope was selected.
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
