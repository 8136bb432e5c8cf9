import Drawing
import Foundation
import Raster

extension UITableViewHeaderFooterView {
  /// Tells the view whether it stays in sight, away from its place.
  final func pin(_ isPinned: Bool) {
    guard title.isPinned != isPinned else { return }
    title.isPinned = isPinned
    configurationStateDidChange()
  }

  /// What hides the rows below a pinned view that has no background: its table's colour.
  ///
  /// UIKit has a material there since iOS 15, which lets a little of the rows through; no figure of it is public.
  final var pinnedBackground: [DrawCommand] {
    let hasNone = backgroundColor == nil && backgroundView == nil && configurations.background == nil
    guard title.isPinned, hasNone, !hasNoArea, let color = host?.backgroundColor?.color(under: traitCollection),
      color.alpha > 0
    else { return [] }
    return [.fill(.rectangle(boundsStorage), .color(color))]
  }
}
