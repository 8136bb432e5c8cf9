import InterfaceDocuments
import UIKitBars
import UIKitCore
import UIKitValues

extension ElementClass {
  /// The classes of bars and their items.
  static let bars = [navigationBar, toolbar, tabBar, navigationItem, barButtonItem, tabBarItem]

  private static let navigationBar = ElementClass(
    "navigationBar", UINavigationBar.self, inherits: .view,
    [
      .choice("barStyle", \UINavigationBar.barStyle, barStyles),
      .flag("translucent", \UINavigationBar.isTranslucent),
      .flag("largeTitles", \UINavigationBar.prefersLargeTitles),
      .color("barTintColor", \UINavigationBar.barTintColor),
      .image("shadowImage", \UINavigationBar.shadowImage),
      .image("backIndicatorImage", \UINavigationBar.backIndicatorImage),
      .image("backIndicatorTransitionMask", \UINavigationBar.backIndicatorTransitionMaskImage),
      .custom(children: ["titleTextAttributes", "largeTitleTextAttributes"]) {
        (bar: UINavigationBar, element, coder) throws(InterfaceProblem) in
        if let attributes = try coder.textAttributes("titleTextAttributes", of: element) {
          bar.titleTextAttributes = attributes
        }
        if let attributes = try coder.textAttributes("largeTitleTextAttributes", of: element) {
          bar.largeTitleTextAttributes = attributes
        }
      },
      .custom(
        children: ["standardAppearance", "compactAppearance", "scrollEdgeAppearance", "compactScrollEdgeAppearance"]
      ) { (bar: UINavigationBar, element, coder) throws(InterfaceProblem) in
        if let appearance = try coder.navigationBarAppearance("standardAppearance", of: element) {
          bar.standardAppearance = appearance
        }
        if let appearance = try coder.navigationBarAppearance("compactAppearance", of: element) {
          bar.compactAppearance = appearance
        }
        if let appearance = try coder.navigationBarAppearance("scrollEdgeAppearance", of: element) {
          bar.scrollEdgeAppearance = appearance
        }
        if let appearance = try coder.navigationBarAppearance("compactScrollEdgeAppearance", of: element) {
          bar.compactScrollEdgeAppearance = appearance
        }
      },
      .elements("items", \UINavigationBar.items),
    ])

  private static let toolbar = ElementClass(
    "toolbar", UIToolbar.self, inherits: .view,
    [
      .choice("barStyle", \UIToolbar.barStyle, barStyles),
      .flag("translucent", \UIToolbar.isTranslucent),
      .color("barTintColor", \UIToolbar.barTintColor),
      .custom(
        children: ["standardAppearance", "compactAppearance", "scrollEdgeAppearance", "compactScrollEdgeAppearance"]
      ) { (bar: UIToolbar, element, coder) throws(InterfaceProblem) in
        if let appearance = try coder.toolbarAppearance("standardAppearance", of: element) {
          bar.standardAppearance = appearance
        }
        if let appearance = try coder.toolbarAppearance("compactAppearance", of: element) {
          bar.compactAppearance = appearance
        }
        if let appearance = try coder.toolbarAppearance("scrollEdgeAppearance", of: element) {
          bar.scrollEdgeAppearance = appearance
        }
        if let appearance = try coder.toolbarAppearance("compactScrollEdgeAppearance", of: element) {
          bar.compactScrollEdgeAppearance = appearance
        }
      },
      .elements("items", \UIToolbar.items),
    ])

  private static let tabBar = ElementClass(
    "tabBar", UITabBar.self, inherits: .view,
    [
      .choice("barStyle", \UITabBar.barStyle, barStyles),
      .flag("translucent", \UITabBar.isTranslucent),
      .color("barTintColor", \UITabBar.barTintColor),
      .color("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
      .custom(children: ["selectedImageTintColor"]) { (bar: UITabBar, element, coder) throws(InterfaceProblem) in
        // The property that `tintColor` replaced.
        guard element.child("tintColor") == nil else { return }
        if let color = try coder.color("selectedImageTintColor", of: element) { bar.tintColor = color }
      },
      .image("backgroundImage", \UITabBar.backgroundImage),
      .image("shadowImage", \UITabBar.shadowImage),
      .image("selectionIndicatorImage", \UITabBar.selectionIndicatorImage),
      .choice(
        "itemPositioning", \UITabBar.itemPositioning,
        ["automatic": .automatic, "fill": .fill, "centered": .centered]),
      .number("itemWidth", \UITabBar.itemWidth),
      .number("itemSpacing", \UITabBar.itemSpacing),
      .custom(children: ["standardAppearance", "scrollEdgeAppearance"]) {
        (bar: UITabBar, element, coder) throws(InterfaceProblem) in
        if let appearance = try coder.tabBarAppearance("standardAppearance", of: element) {
          bar.standardAppearance = appearance
        }
        if let appearance = try coder.tabBarAppearance("scrollEdgeAppearance", of: element) {
          bar.scrollEdgeAppearance = appearance
        }
      },
      .elements("items", \UITabBar.items),
    ])
}
