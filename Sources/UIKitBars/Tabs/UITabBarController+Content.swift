import Foundation
@_spi(Subclasses) import UIKitCore

extension UITabBarController {
  // MARK: Controllers

  /// Makes these the controllers, each once; keeps the selected one if it is among them.
  final func replaceControllers(_ wanted: [UIViewController]) {
    let selected = selectedViewController
    var seen: Set<ObjectIdentifier> = []
    let kept = wanted.filter { seen.insert(ObjectIdentifier($0)).inserted }
    takeFromMore()
    if let storedMore { setStack(of: storedMore, to: []) }
    for child in children where !seen.contains(ObjectIdentifier(child)) && child !== storedMore { release(child) }
    controllers = kept
    for controller in kept where controller.parent !== self { addChild(controller) }
    selection = selected.flatMap { known in kept.firstIndex { $0 === known } } ?? 0
    showSelection()
  }

  private func release(_ child: UIViewController) {
    child.containerHandler = nil
    child.containerInsets = .zero
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  // MARK: More

  /// The number of tabs that the bar has room for: 5, at regular width 8 (Apple's documentation; 8 from memory, low).
  private var limit: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }
  /// The number of controllers with a tab of their own.
  private var directCount: Int { controllers.count > limit ? limit - 1 : controllers.count }
  private var needsMore: Bool { controllers.count > limit }

  final var loadedMore: UINavigationController {
    if let storedMore { return storedMore }
    let list = MoreListController()
    list.title = SystemTabContent(.more).title
    let navigation = UINavigationController()
    navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    (moreList, storedMore) = (list, navigation)
    return navigation
  }

  /// The controller whose view is shown: the selected one, or More's with it.
  private var shown: UIViewController? {
    if needsMore, selection < 0 || selection >= directCount {
      fillMore()
      return loadedMore
    }
    return controllers.indices.contains(selection) ? controllers[selection] : nil
  }

  /// Gives More its list, and the selected controller if there is one. Of a navigation controller it has the stack, under its
  /// own bar.
  private func fillMore() {
    let more = loadedMore
    guard let list = moreList else { return }
    list.tabs = controllers.dropFirst(directCount).map { $0.tabBarItem }
    if more.parent !== self { addChild(more) }
    let selected = selection < 0 ? nil : controllers[selection]
    if more.viewControllers.isEmpty || selected !== shownByMore {
      takeFromMore()
      setStack(of: more, to: [list] + lent(by: selected))
      shownByMore = selected
    } else if let stack = selected as? UINavigationController, !stack.viewControllers.isEmpty {
      // What was pushed meanwhile.
      setStack(of: more, to: more.viewControllers + lent(by: stack))
    }
  }

  /// Changes a stack without a notification of it.
  private func setStack(of navigation: UINavigationController, to controllers: [UIViewController]) {
    let handler = navigation.containerHandler
    navigation.containerHandler = nil
    navigation.setViewControllers(controllers, animated: false)
    navigation.containerHandler = handler
  }

  /// The controllers that a controller puts on More's stack.
  private func lent(by controller: UIViewController?) -> [UIViewController] {
    guard let stack = controller as? UINavigationController else { return controller.map { [$0] } ?? [] }
    let lent = stack.viewControllers
    setStack(of: stack, to: [])
    stack.containerHandler = { [weak self] in self?.contentDidChange() }
    return lent
  }

  /// Takes back what More shows: a navigation controller has its stack again, and each controller this one as its parent.
  private func takeFromMore() {
    guard let more = storedMore, let list = moreList, let shown = shownByMore else { return }
    let lent = more.viewControllers.filter { $0 !== list }
    setStack(of: more, to: [list])
    shownByMore = nil
    if let stack = shown as? UINavigationController {
      stack.containerHandler = nil
      setStack(of: stack, to: lent + stack.viewControllers)
    }
    for controller in controllers where controller.parent == nil { addChild(controller) }
  }

  /// Takes controllers back that More had while there was less room.
  private func emptyMore() {
    guard let more = storedMore, more.parent != nil else { return }
    takeFromMore()
    setStack(of: more, to: [])
    release(more)
    selection = max(0, selection)
  }

  // MARK: Selection

  /// Shows the tabs and the view of the selected controller.
  final func showSelection() {
    if !needsMore || (selection >= 0 && selection < directCount) { emptyMore() }
    let shown = shown
    var items = controllers.prefix(directCount).map { $0.tabBarItem ?? UITabBarItem() }
    if needsMore { items.append(loadedMore.tabBarItem) }
    if tabBar.items?.elementsEqual(items, by: ===) != true { tabBar.items = items }
    let selected = shown?.tabBarItem
    if tabBar.selectedItem !== selected { tabBar.selectedItem = selected }
    guard isViewLoaded else { return }
    for child in children where child !== shown { hide(child) }
    guard let shown, let content = shown.view else { return }
    shown.containerHandler = { [weak self] in self?.contentDidChange() }
    tabBar.findsEnd = { [weak shown] in shown.flatMap(UITabBarController.bottomScrollView(of:))?.isAtEnd }
    if content.superview !== view {
      content.frame = contentFrame(of: shown)
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(content, at: 0)
      shown.didMove(toParent: self)
    }
    placeContent(of: shown)
  }

  private func hide(_ child: UIViewController) {
    guard child.viewIfLoaded?.superview === view else { return }
    child.containerHandler = nil
    child.leaveContainer(animated: false)
  }

  private func contentDidChange() {
    let items = controllers.prefix(directCount).map { $0.tabBarItem }
    if !items.elementsEqual(tabBar.items?.prefix(directCount) ?? [], by: ===) { showSelection() }
    viewIfLoaded?.setNeedsLayout()
    tabBar.setNeedsLayout()
  }

  // MARK: Layout

  /// Whether the bar is seen: not if it is hidden, nor below a controller that wants none once it is pushed.
  private var showsBar: Bool { !tabBar.isHidden && !hidesForPushed }

  private var hidesForPushed: Bool {
    guard let stack = shown as? UINavigationController else { return false }
    return stack.viewControllers.contains(where: \.hidesBottomBarWhenPushed)
  }

  private var barHeight: CGFloat { tabBar.geometry.height + view.safeAreaInsets.bottom }

  /// Whether a controller's view goes on below the bar.
  private func extendsUnderBar(_ controller: UIViewController) -> Bool {
    controller.edgesForExtendedLayout.contains(.bottom)
      && (tabBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }

  private func contentFrame(of controller: UIViewController) -> CGRect {
    var frame = view.bounds
    if showsBar, !extendsUnderBar(controller) { frame.size.height = max(0, frame.height - barHeight) }
    return frame
  }

  private func placeContent(of controller: UIViewController) {
    let frame = contentFrame(of: controller)
    if let content = controller.viewIfLoaded, content.frame != frame { content.frame = frame }
    let inset = showsBar && extendsUnderBar(controller) ? tabBar.geometry.height : 0
    controller.containerInsets = UIEdgeInsets(top: 0, left: 0, bottom: inset, right: 0)
    if let scroll = UITabBarController.bottomScrollView(of: controller), !(controller is UINavigationController) {
      scroll.liesUnderBars = inset > 0
      scroll.placeHandler = { [weak self] in self?.tabBar.setNeedsLayout() }
    }
  }

  /// Places the bar at the bottom, and the content above or below it.
  final func placeBar() {
    guard isViewLoaded else { return }
    if hidesForPushed {
      tabBar.removeFromSuperview()
    } else if tabBar.superview !== view {
      view.addSubview(tabBar)
    }
    let height = barHeight
    let frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    if tabBar.frame != frame { tabBar.frame = frame }
    if let shown { placeContent(of: shown) }
    tabBar.setNeedsLayout()
  }
}

extension UITabBarController {
  /// The scroll view whose end the bar at the bottom follows: the one that a controller has named, or the first that reaches
  /// the bottom of its view; in a stack, of the last controller.
  fileprivate static func bottomScrollView(of controller: UIViewController) -> UIScrollView? {
    if let named = UIScrollView.named(controller.contentScrollViews?.bottom) { return named }
    if let stack = controller as? UINavigationController {
      return stack.topViewController.flatMap(bottomScrollView(of:))
    }
    guard let root = controller.viewIfLoaded else { return nil }
    return UIScrollView.first(in: root) { $0.reachesBottom(of: root) }
  }
}

extension UIScrollView {
  fileprivate func reachesBottom(of root: UIView) -> Bool {
    !isHidden && convert(bounds, to: root).maxY >= root.bounds.maxY - root.safeAreaInsets.bottom
  }
}
