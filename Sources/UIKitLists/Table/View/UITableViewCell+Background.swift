import Drawing
import Foundation
import Raster

extension UITableViewCell {
  final func stateDidChange() {
    updateBackgroundViews()
    configurationStateDidChange()
  }

  final func replaceBackground(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if new != nil { setBackground(nil) }
    updateBackgroundViews()
  }

  private final var markView: UIView? {
    rowContext.isMultipleSelection
      ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
  }

  private func updateBackgroundViews() {
    let isMarked = parts.isMarked && selectionStyle != .none
    for view in [selectedBackgroundView, multipleSelectionBackgroundView].compactMap(\.self)
    where view !== markView || !isMarked {
      view.removeFromSuperview()
    }
    if isMarked, let markView { show(background: markView) }
    if let backgroundView { show(background: backgroundView) }
  }

  private func show(background view: UIView) {
    view.frame = bounds
    if view.superview !== self || view === backgroundView { insertSubview(view, at: 0) }
  }

  /// The colour of a selected cell: system grey 4. No source for the actual colour is public.
  private static var selectionColor: UIColor { .systemGray4 }

  /// The background colours, with the outer corners rounded in an inset group.
  final var backgroundCommands: [DrawCommand] {
    let traits = traitCollection
    var colors = [backgroundColor].compactMap(\.self)
    if parts.isMarked, selectionStyle != .none, markView == nil, configurations.background == nil {
      colors.append(UITableViewCell.selectionColor)
    }
    let painted = colors.map { $0.color(under: traits) }.filter { $0.alpha > 0 }
    let bounds = boundsStorage
    guard !painted.isEmpty, bounds.width > 0, bounds.height > 0 else { return [] }
    let card = CardShape(bounds, top: rowContext.roundsTop, bottom: rowContext.roundsBottom)
    return card.clipped(painted.map { .fill(.rectangle(card.shape), .color($0)) })
  }
}
