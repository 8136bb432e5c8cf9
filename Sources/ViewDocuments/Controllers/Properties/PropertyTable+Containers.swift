import Foundation
import HeadlessUIKit

extension PropertyTable {
  /// The properties of `UITabBarController`.
  static let tabBarController: [Property] = [
    Property("selectedIndex", .integer(0...1_000), "The index of the shown tab, from 0. 0 unless set.") {
      (controller: UITabBarController, index, _) in controller.selectedIndex = index
    },
    Property("tabBar", .object(tabBar), "The bar of tabs.") {
      (controller: UITabBarController, entries, context) throws(PropertyError) in
      try entries.apply(tabBar, to: controller.tabBar, in: context)
    },
  ]

  static let splitStyles: KeyValuePairs<String, UISplitViewController.Style> = [
    "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn,
  ]

  /// The properties of `UISplitViewController`.
  static let splitViewController: [Property] = [
    Property("style", .enumeration(splitStyles), "The style, with two or three columns. doubleColumn unless set.") {
      (_: UISplitViewController, _, _) in
      // Given on creation.
    },
    Property("preferredDisplayMode", .enumeration(displayModes), "The shown columns. automatic unless set.") {
      (controller: UISplitViewController, mode, _) in controller.preferredDisplayMode = mode
    },
    Property(
      "preferredSplitBehavior",
      .enumeration([
        "automatic": UISplitViewController.SplitBehavior.automatic, "tile": .tile, "overlay": .overlay,
        "displace": .displace,
      ]), "Whether columns stand beside the content or over it. automatic unless set."
    ) { (controller: UISplitViewController, behavior, _) in controller.preferredSplitBehavior = behavior },
    Property(
      "displayModeButtonVisibility",
      .enumeration([
        "automatic": UISplitViewController.DisplayModeButtonVisibility.automatic, "never": .never, "always": .always,
      ]), "Whether a bar has a button that shows or hides columns. automatic, which is always, unless set."
    ) { (controller: UISplitViewController, visibility, _) in controller.displayModeButtonVisibility = visibility },
    Property("preferredPrimaryColumnWidth", .double(PropertyLimits.length), "The width of the first column, in points.")
    {
      (controller: UISplitViewController, width, _) in controller.preferredPrimaryColumnWidth = width
    },
    Property(
      "preferredPrimaryColumnWidthFraction", .double(PropertyLimits.unit),
      "The width of the first column, of the whole."
    ) { (controller: UISplitViewController, width, _) in controller.preferredPrimaryColumnWidthFraction = width },
    Property("minimumPrimaryColumnWidth", .double(PropertyLimits.length), "The smallest width of the first column.") {
      (controller: UISplitViewController, width, _) in controller.minimumPrimaryColumnWidth = width
    },
    Property("maximumPrimaryColumnWidth", .double(PropertyLimits.length), "The largest width of the first column.") {
      (controller: UISplitViewController, width, _) in controller.maximumPrimaryColumnWidth = width
    },
  ]

  /// The properties of `UIPageViewController`, and the page that is shown.
  static let pageViewController: [Property] = [
    Property("presentationIndex", .integer(0...10_000), "The index of the shown page, from 0. 0 unless set.") {
      (controller: DocumentPageViewController, index, _) in controller.pages.index = index
    },
    Property("showsPageControl", .boolean, "Whether dots below show which page it is. False unless set.") {
      (controller: DocumentPageViewController, flag, _) in controller.pages.showsPageControl = flag
    },
  ]

  private static let displayModes: KeyValuePairs<String, UISplitViewController.DisplayMode> = [
    "automatic": .automatic, "secondaryOnly": .secondaryOnly, "oneBesideSecondary": .oneBesideSecondary,
    "oneOverSecondary": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary,
    "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
  ]
}
