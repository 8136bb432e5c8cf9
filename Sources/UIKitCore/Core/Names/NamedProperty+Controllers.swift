import Foundation

extension NamedProperty {
  @MainActor static func ofController<Controller: UIViewController>(_: Controller.Type) -> [NamedProperty] {
    [
      NamedProperty("title", \Controller.title), NamedProperty("view", \Controller.view),
      NamedProperty("editing", \Controller.isEditing), NamedProperty("parentViewController", \Controller.parent),
      NamedProperty("preferredContentSize", \Controller.preferredContentSize),
      NamedProperty("navigationItem", \Controller.navigationItem),
      NamedProperty("tabBarItem", \Controller.tabBarItem), NamedProperty("toolbarItems", \Controller.toolbarItems),
      NamedProperty("presentedViewController", \Controller.presentedViewController),
      NamedProperty("hidesBottomBarWhenPushed", \Controller.hidesBottomBarWhenPushed),
      NamedProperty("traitCollection", \Controller.traitCollection),
    ]
  }

  @MainActor static func ofBarItem<Item: UIBarItem>(_: Item.Type) -> [NamedProperty] {
    [
      NamedProperty("title", \Item.title), NamedProperty("image", \Item.image),
      NamedProperty("enabled", \Item.isEnabled), NamedProperty("tag", \Item.tag),
    ]
  }

  @MainActor static func ofNavigationItem<Item: UINavigationItem>(_: Item.Type) -> [NamedProperty] {
    [
      NamedProperty("title", \Item.title), NamedProperty("prompt", \Item.prompt),
      NamedProperty("titleView", \Item.titleView), NamedProperty("hidesBackButton", \Item.hidesBackButton),
      NamedProperty("leftBarButtonItems", \Item.leftBarButtonItems),
      NamedProperty("rightBarButtonItems", \Item.rightBarButtonItems),
    ]
  }
}
