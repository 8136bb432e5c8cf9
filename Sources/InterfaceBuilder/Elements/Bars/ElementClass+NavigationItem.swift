import Foundation
import InterfaceDocuments
import UIKitCore
import UIKitValues

extension ElementClass {
  static let navigationItem = ElementClass(
    "navigationItem", UINavigationItem.self, inherits: .object,
    making: { type, coder in (type as? UINavigationItem.Type)?.init(coder: coder) },
    [
      .text("title", \UINavigationItem.title),
      .text("prompt", \UINavigationItem.prompt),
      .object("titleView", \UINavigationItem.titleView),
      .choice(
        "largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode,
        ["automatic": .automatic, "always": .always, "never": .never, "inline": .inline]),
      .object("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
      .elements("leftBarButtonItems", \UINavigationItem.leftBarButtonItems),
      .object("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
      .elements("rightBarButtonItems", \UINavigationItem.rightBarButtonItems),
      .flag("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton),
      .object("backBarButtonItem", \UINavigationItem.backBarButtonItem),
      .text("backButtonTitle", \UINavigationItem.backButtonTitle),
      .choice(
        "backButtonDisplayMode", \UINavigationItem.backButtonDisplayMode,
        ["default": .default, "generic": .generic, "minimal": .minimal]),
      .flag("hidesBackButton", \UINavigationItem.hidesBackButton),
      .flag("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling),
      .choice(
        "preferredSearchBarPlacement", \UINavigationItem.preferredSearchBarPlacement,
        ["automatic": .automatic, "inline": .inline, "stacked": .stacked]),
      appearance("standardAppearance", \UINavigationItem.standardAppearance),
      appearance("compactAppearance", \UINavigationItem.compactAppearance),
      appearance("scrollEdgeAppearance", \UINavigationItem.scrollEdgeAppearance),
      appearance("compactScrollEdgeAppearance", \UINavigationItem.compactScrollEdgeAppearance),
    ])

  private static func appearance(
    _ key: String, _ path: ReferenceWritableKeyPath<UINavigationItem, UINavigationBarAppearance?>
  ) -> ElementProperty {
    .custom(children: [key]) { (item: UINavigationItem, element, coder) throws(InterfaceProblem) in
      if let appearance = try coder.navigationBarAppearance(key, of: element) { item[keyPath: path] = appearance }
    }
  }
}
