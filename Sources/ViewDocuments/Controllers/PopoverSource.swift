import HeadlessUIKit
import Suggestions

extension ControllerDefinition {
  /// Makes what the popover's settings name its source: a view or a bar button item of the presenter or of a controller
  /// in it.
  @MainActor func setSource(
    of controller: UIViewController, in presenter: UIViewController
  ) throws(DocumentError) {
    guard let popover = controller.popoverPresentationController else { return }
    for setting in settings where setting.property.name == PropertyTable.popoverPresentationController {
      guard case .record(let entries) = setting.value else { continue }
      do throws(PropertyError) {
        for entry in entries { try entry.setSource(of: popover, in: presenter) }
      } catch {
        throw DocumentError(place: setting.place, problem: .property(error))
      }
    }
  }
}

extension PropertyEntry {
  @MainActor fileprivate func setSource(
    of popover: UIPopoverPresentationController, in presenter: UIViewController
  ) throws(PropertyError) {
    guard case .string(let text) = value else { return }
    switch name {
    case PropertyTable.sourceView:
      popover.sourceView = try find(text, among: presenter.allViews) { $0.accessibilityIdentifier }
    case PropertyTable.popoverBarButtonItem:
      popover.barButtonItem = try find(text, among: presenter.allBarButtonItems) { $0.accessibilityIdentifier }
    default: return
    }
  }

  /// The first of the sources with a name.
  @MainActor private func find<Source>(
    _ text: String, among sources: [Source], name: (Source) -> String?
  ) throws(PropertyError) -> Source {
    if let source = sources.first(where: { name($0) == text }) { return source }
    let names = Set(sources.compactMap(name)).sorted()
    let suggestion = Suggestion.nearest(to: text, among: names)
    throw self.name == PropertyTable.sourceView
      ? PropertyError.unknownView(property: self.name, name: text, suggestion: suggestion, names: names)
      : PropertyError.unknownItem(property: self.name, name: text, suggestion: suggestion, names: names)
  }
}

extension UIViewController {
  /// The controller and those in it, outermost first.
  private var tree: [UIViewController] { [self] + children.flatMap(\.tree) }

  /// The bar button items of the controller and of those in it.
  fileprivate var allBarButtonItems: [UIBarButtonItem] {
    tree.flatMap { controller in
      [
        controller.navigationItem.leftBarButtonItems, controller.navigationItem.rightBarButtonItems,
        controller.toolbarItems,
      ].flatMap { $0 ?? [] }
    }
  }

  /// The views of the controller, of those in it and of their items.
  fileprivate var allViews: [UIView] {
    loadViewIfNeeded()
    let roots = tree.flatMap { [$0.viewIfLoaded, $0.navigationItem.titleView] } + allBarButtonItems.map(\.customView)
    return roots.flatMap { $0?.wholeTree ?? [] }
  }
}

extension UIView {
  /// The view and those in it, in tree order.
  fileprivate var wholeTree: [UIView] {
    var (views, pending) = ([UIView](), [self])
    while let view = pending.popLast() {
      views.append(view)
      pending += view.subviews.reversed()
    }
    return views
  }
}
