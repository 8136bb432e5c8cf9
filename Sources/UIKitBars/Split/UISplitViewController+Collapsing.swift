import Foundation
@_spi(Subclasses) import UIKitCore

extension UISplitViewController {
  /// The controller that is shown where there is room for one column: the compact column's, or the first column's with the
  /// others on its stack.
  final var collapsedController: UIViewController? {
    if let compact = wrappers[.compact] { return compact }
    guard !(wrappers[.primary] is UINavigationController) else { return wrappers[.primary] }
    return topColumn.flatMap { wrappers[$0] } ?? wrappers[.primary] ?? wrappers[.secondary]
  }

  /// The column whose controller is on top: by default that of the content.
  private var topColumn: Column? {
    let present = [Column.secondary, .supplementary, .primary].filter { wrappers[$0] != nil }
    guard let proposed = present.first else { return nil }
    if style != .unspecified {
      return delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    }
    guard let primary = columns[.primary], let secondary = columns[.secondary] else { return proposed }
    let isLeftOut = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    return isLeftOut ? .primary : proposed
  }

  /// Adds the stacks of the columns up to the top one to that of the first column.
  ///
  /// - Parameter top: that column; `nil` for the one that the delegate chooses.
  final func merge(upTo top: Column? = nil) {
    guard mergedCounts.isEmpty, wrappers[.compact] == nil, let stack = wrappers[.primary] as? UINavigationController,
      let top = top ?? topColumn, top != .primary
    else { return }
    var controllers = stack.viewControllers
    mergedCounts = [(.primary, controllers.count)]
    for column in [Column.supplementary, .secondary] where column.rawValue <= top.rawValue {
      guard let wrapper = wrappers[column] else { continue }
      let added: [UIViewController]
      if let other = wrapper as? UINavigationController {
        added = other.viewControllers
        other.setViewControllers([], animated: false)
      } else {
        added = [wrapper]
      }
      mergedCounts.append((column, added.count))
      controllers += added
    }
    stack.setViewControllers(controllers, animated: false)
  }

  /// Gives the columns their controllers back. What was pushed meanwhile is the content's.
  final func separate() {
    guard !mergedCounts.isEmpty, let stack = wrappers[.primary] as? UINavigationController else { return }
    let counts = mergedCounts
    mergedCounts = []
    var rest = stack.viewControllers[...]
    let own = Array(rest.prefix(counts.first?.count ?? 0))
    rest = rest.dropFirst(own.count)
    stack.setViewControllers(own, animated: false)
    for (index, (column, count)) in counts.enumerated().dropFirst() {
      let isLast = index == counts.count - 1
      let given = Array(isLast ? rest : rest.prefix(count))
      rest = rest.dropFirst(given.count)
      if let other = wrappers[column] as? UINavigationController {
        other.setViewControllers(given, animated: false)
      } else if let wrapper = wrappers[column], wrapper.parent !== self {
        addChild(wrapper)
      }
    }
  }
}
