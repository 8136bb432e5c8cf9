import UIKitCore
import UIKitValues

extension UISplitViewController {
  /// The visibilities of the button that changes the columns, with UIKit's raw values.
  public enum DisplayModeButtonVisibility: Int, Sendable, CaseIterable {
    /// As `presentsWithGesture`.
    case automatic = 0
    /// Never.
    case never = 1
    /// Always.
    case always = 2
  }

  /// The symbol of the button that changes the columns; `nil` if there is none now.
  ///
  /// Apple's documentation of `SplitBehavior` has the rules: a sidebar where columns stand beside the content, a chevron where
  /// they lie over it or displace it and there are more columns to show.
  private var columnSymbol: String? {
    let isVisible =
      displayModeButtonVisibility == .automatic ? presentsWithGesture : displayModeButtonVisibility == .always
    guard style != .unspecified, !isCollapsed, isVisible, wrappers[.primary] != nil else { return nil }
    let (mode, isTriple) = (resolvedMode, style == .tripleColumn)
    switch mode {
    case .oneOverSecondary: return isTriple ? "chevron.backward" : nil
    case .twoOverSecondary, .twoDisplaceSecondary: return nil
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: break
    }
    switch splitBehavior {
    case .overlay: return mode == .secondaryOnly ? "chevron.backward" : nil
    case .displace: return mode == .oneBesideSecondary ? "chevron.backward" : nil
    case .automatic, .tile: return mode == .secondaryOnly && isTriple ? nil : "sidebar.leading"
    }
  }

  /// Puts the button that changes the columns into the bar of the first column that is seen, and into no other.
  ///
  /// Apple says only that the system positions the button: that it leads the first column's bar is a judgement, as are the words
  /// (interface tests of apps find "Show Sidebar").
  final func placeColumnButton(_ visible: [Column]) {
    let symbol = columnSymbol
    if let symbol, symbol != parts.columnSymbol { parts.columnItem.image = UIImage(systemName: symbol) }
    parts.columnSymbol = symbol
    let hides = symbol == "sidebar.leading" && visible.contains(.primary)
    let title = hides ? "Hide Sidebar" : "Show Sidebar"
    // The bar shows the image; the title is read, also by the large content viewer.
    if parts.columnItem.title != title { parts.columnItem.title = title }
    parts.columnItem.accessibilityLabel = title
    for (column, wrapper) in wrappers {
      guard let controller = wrapper as? UINavigationController else { continue }
      controller.columnItem = symbol != nil && column == visible.first ? parts.columnItem : nil
    }
  }
}
