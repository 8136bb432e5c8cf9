import InterfaceDocuments
import UIKitBars
import UIKitCore
import UIKitValues

extension ElementClass {
  /// The classes of bars and their items.
  static let bars = [navigationBar, toolbar, tabBar, navigationItem, barButtonItem, tabBarItem]

  /// The appearances of a bar: the standard one, and those of states that a bar may have without them.
  private static func appearances<Bar: UIView, Appearance>(
    _ standard: ReferenceWritableKeyPath<Bar, Appearance>,
    _ others: KeyValuePairs<String, ReferenceWritableKeyPath<Bar, Appearance?>>,
    _ read: @escaping @MainActor (DocumentCoder, String, InterfaceElement) throws(InterfaceProblem) -> Appearance?
  ) -> ElementProperty {
    .custom(children: ["standardAppearance"] + others.map(\.key)) {
      (bar: Bar, element, coder) throws(InterfaceProblem) in
      if let appearance = try read(coder, "standardAppearance", element) { bar[keyPath: standard] = appearance }
      for (key, path) in others {
        if let appearance = try read(coder, key, element) { bar[keyPath: path] = appearance }
      }
    }
  }

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
      appearances(
        \UINavigationBar.standardAppearance,
        [
          "compactAppearance": \.compactAppearance, "scrollEdgeAppearance": \.scrollEdgeAppearance,
          "compactScrollEdgeAppearance": \.compactScrollEdgeAppearance,
        ]
      ) { (coder, key, element) throws(InterfaceProblem) in try coder.navigationBarAppearance(key, of: element) },
      .elements("items", \UINavigationBar.items),
    ],
    outlets: [.ignored("delegate")])

  private static let toolbar = ElementClass(
    "toolbar", UIToolbar.self, inherits: .view,
    [
      .choice("barStyle", \UIToolbar.barStyle, barStyles),
      .flag("translucent", \UIToolbar.isTranslucent),
      .color("barTintColor", \UIToolbar.barTintColor),
      appearances(
        \UIToolbar.standardAppearance,
        [
          "compactAppearance": \.compactAppearance, "scrollEdgeAppearance": \.scrollEdgeAppearance,
          "compactScrollEdgeAppearance": \.compactScrollEdgeAppearance,
        ]
      ) { (coder, key, element) throws(InterfaceProblem) in try coder.toolbarAppearance(key, of: element) },
      .elements("items", \UIToolbar.items),
    ],
    outlets: [.ignored("delegate")])

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
      appearances(\UITabBar.standardAppearance, ["scrollEdgeAppearance": \.scrollEdgeAppearance]) {
        (coder, key, element) throws(InterfaceProblem) in
        try coder.tabBarAppearance(key, of: element)
      },
      .elements("items", \UITabBar.items),
    ],
    outlets: [.ignored("delegate")])
}
