import Foundation
import HeadlessUIKit

extension PropertyTable {
  /// The properties that all controllers have.
  static let viewController: [Property] = controllerItems + controllerLayout + presentation

  static let controllerTitle = "title"

  /// The properties of the classes whose view is their own, with other controllers' views in it.
  static let containerView: [Property] = [
    Property(
      "view.backgroundColor", .color, "The colour below the views of the contained controllers. None unless set."
    ) {
      (controller: UIViewController, color, _) in controller.view.backgroundColor = color.uiColor
    }
  ]

  private static let controllerItems: [Property] = [
    Property(
      controllerTitle, .text, "The title in bars, unless navigationItem or tabBarItem have one. None unless set."
    ) {
      (controller: UIViewController, text, context) throws(PropertyError) in
      controller.title = try text.text(in: context).string
    },
    Property("navigationItem", .object(navigationItem), "What a navigation bar shows for the controller.") {
      (controller: UIViewController, entries, context) throws(PropertyError) in
      try entries.apply(navigationItem, to: controller.navigationItem, in: context)
    },
    Property("tabBarItem", .object(tabBarItem), "What a tab bar shows for the controller.") {
      (controller: UIViewController, entries, context) throws(PropertyError) in
      if let item = controller.tabBarItem { try entries.apply(tabBarItem, to: item, in: context) }
    },
    Property("toolbarItems", .objects(barButtonItem), "What a toolbar shows for the controller. Nothing unless set.") {
      (controller: UIViewController, items, context) throws(PropertyError) in
      controller.toolbarItems = try barButtonItems(items, of: "toolbarItems", in: context)
    },
  ]

  private static let controllerLayout: [Property] = [
    Property(
      "additionalSafeAreaInsets", .edgeInsets,
      "Room that the safe area leaves out beside bars, in points. 0 unless set."
    ) { (controller: UIViewController, insets, _) in controller.additionalSafeAreaInsets = insets },
    Property(
      "edgesForExtendedLayout",
      .optionSet(["top": UIRectEdge.top, "left": .left, "bottom": .bottom, "right": .right]),
      "The sides on which the view goes on below bars. All unless set; an empty list: none."
    ) { (controller: UIViewController, edges, _) in controller.edgesForExtendedLayout = edges },
    Property(
      "extendedLayoutIncludesOpaqueBars", .boolean, "Whether the view goes on below opaque bars, too. False unless set."
    ) { (controller: UIViewController, flag, _) in controller.extendedLayoutIncludesOpaqueBars = flag },
    Property(
      "hidesBottomBarWhenPushed", .boolean,
      "Whether there is no tab bar below the controller once pushed. False unless set."
    ) { (controller: UIViewController, flag, _) in controller.hidesBottomBarWhenPushed = flag },
    Property(
      "overrideUserInterfaceStyle",
      .enumeration(["unspecified": UIUserInterfaceStyle.unspecified, "light": .light, "dark": .dark]),
      "Light or dark, whatever is around. unspecified unless set."
    ) { (controller: UIViewController, style, _) in controller.overrideUserInterfaceStyle = style },
    Property("preferredContentSize", .size, "The size for popovers and form sheets, in points. Theirs unless set.") {
      (controller: UIViewController, size, _) in controller.preferredContentSize = size
    },
  ]
}
