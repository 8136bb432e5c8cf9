import Drawing
import Foundation
import Raster

extension UITableViewHeaderFooterView {
  /// Records whether the view is pinned, away from its own position.
  final func pin(_ isPinned: Bool) {
    guard title.isPinned != isPinned else { return }
    title.isPinned = isPinned
    configurationStateDidChange()
  }

  /// The table's background colour, which hides the rows below a pinned view that has no background.
  ///
  /// UIKit has a material there since iOS 15, which lets the rows shine through slightly; its values are not public.
  final var pinnedBackground: [DrawCommand] {
    let hasNone = backgroundColor == nil && backgroundView == nil && configurations.background == nil
    guard title.isPinned, hasNone, !hasNoArea, let color = host?.backgroundColor?.color(under: traitCollection),
      color.alpha > 0
    else { return [] }
    return [.fill(.rectangle(boundsStorage), .color(color))]
  }
}
