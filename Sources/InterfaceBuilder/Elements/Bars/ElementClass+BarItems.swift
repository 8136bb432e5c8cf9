import Foundation
import InterfaceDocuments
import UIKitBars
import UIKitCore
import UIKitValues

extension ElementClass {
  /// The properties of bar items; documents have no element for `UIBarItem` itself.
  private static let barItem = ElementClass(
    "barItem", UIBarItem.self, inherits: .object,
    making: { type, coder in (type as? UIBarItem.Type)?.init(coder: coder) },
    [
      .text("title", \UIBarItem.title),
      .image("image", \UIBarItem.image),
      .image("landscapeImage", \UIBarItem.landscapeImagePhone),
      .image("largeContentSizeImage", \UIBarItem.largeContentSizeImage),
      .insets("imageInsets", \UIBarItem.imageInsets),
      .insets("landscapeImageInsets", \UIBarItem.landscapeImagePhoneInsets),
      .insets("largeContentSizeImageInsets", \UIBarItem.largeContentSizeImageInsets),
      .flag("enabled", \UIBarItem.isEnabled),
      .integer("tag", \UIBarItem.tag),
      .accessibility,
    ])

  static let barButtonItem = ElementClass(
    "barButtonItem", UIBarButtonItem.self, inherits: barItem,
    [
      .custom(attributes: ["systemItem", "style"]) { (item: UIBarButtonItem, element, _) throws(InterfaceProblem) in
        item.systemItem = try element.choice("systemItem", in: barButtonSystemItems) ?? item.systemItem
        // The system's Done is bold without a style.
        let standard = item.systemItem == .done ? UIBarButtonItem.Style.done : item.style
        item.style = try element.choice("style", in: barButtonStyles) ?? standard
      },
      .number("width", \UIBarButtonItem.width),
      .color("tintColor", \UIBarButtonItem.tintColor),
      .object("customView", \UIBarButtonItem.customView),
      .flag("selected", \UIBarButtonItem.isSelected),
      .flag("hidden", \UIBarButtonItem.isHidden),
      .flag("changesSelectionAsPrimaryAction", \UIBarButtonItem.changesSelectionAsPrimaryAction),
      .menu(\UIBarButtonItem.menu),
      .custom(children: ["titleTextAttributes"]) { (item: UIBarButtonItem, element, coder) throws(InterfaceProblem) in
        if let attributes = try coder.textAttributes("titleTextAttributes", of: element) {
          item.setTitleTextAttributes(attributes, for: .normal)
        }
      },
      // Nothing is dragged.
      .ignored("springLoaded"),
    ])

  private static let barButtonStyles: KeyValuePairs<String, UIBarButtonItem.Style> = [
    "plain": .plain, "bordered": .plain, "done": .done,
  ]

  private static let barButtonSystemItems: KeyValuePairs<String, UIBarButtonItem.SystemItem> = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
    "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "pageCurl": .pageCurl, "close": .close,
  ]

  static let tabBarItem = ElementClass(
    "tabBarItem", UITabBarItem.self, inherits: barItem,
    [
      .custom(attributes: ["systemItem"]) { (item: UITabBarItem, element, _) throws(InterfaceProblem) in
        item.systemItem = try element.choice("systemItem", in: tabBarSystemItems) ?? item.systemItem
      },
      .image("selectedImage", \UITabBarItem.selectedImage),
      .text("badgeValue", \UITabBarItem.badgeValue),
      .color("badgeColor", \UITabBarItem.badgeColor),
      .offset("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment),
      .custom(children: ["standardAppearance", "scrollEdgeAppearance"]) {
        (item: UITabBarItem, element, coder) throws(InterfaceProblem) in
        if let appearance = try coder.tabBarAppearance("standardAppearance", of: element) {
          item.standardAppearance = appearance
        }
        if let appearance = try coder.tabBarAppearance("scrollEdgeAppearance", of: element) {
          item.scrollEdgeAppearance = appearance
        }
      },
      .ignored("springLoaded"),
    ])

  private static let tabBarSystemItems: KeyValuePairs<String, UITabBarItem.SystemItem> = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
    "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
    "mostRecent": .mostRecent, "mostViewed": .mostViewed,
  ]
}
