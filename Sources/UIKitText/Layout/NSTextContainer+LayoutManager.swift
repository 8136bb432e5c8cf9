import Foundation
public import UIKitValues

extension NSTextContainer {
  /// The layout manager that the container belongs to.
  public final var layoutManager: NSLayoutManager? { owner as? NSLayoutManager }

  /// The layout manager of TextKit 2 that the container belongs to.
  public final var textLayoutManager: NSTextLayoutManager? { layoutManager?.laterManager }

  /// Replaces the layout manager; the container takes the same place among the new one's containers.
  public final func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let storage = old.textStorage
    for container in old.textContainers { newLayoutManager.addTextContainer(container) }
    storage?.addLayoutManager(newLayoutManager)
    storage?.removeLayoutManager(old)
  }
}
