import Foundation
import SystemText
import UIKitControls
@_spi(Subclasses) import UIKitCore
import UIKitText
@_spi(Subclasses) import UIKitValues

/// The layout of the bar: the background, the row with the title, what lies below it.
extension UINavigationBar {
  final func layOutBar() {
    addParts()
    let look = look
    parts.background.overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
    parts.background.frame = CGRect(
      x: 0, y: -overhang, width: bounds.width, height: bounds.height + overhang)
    parts.background.show(look.appearance, isBare: look.isBare)
    let shown = shownZones
    let row = place.hidesRow ? 0 : max(0, bounds.height - shown.height - promptHeight)
    layOutPrompt()
    layOutRow(CGRect(x: 0, y: promptHeight, width: bounds.width, height: row), look.appearance, shown)
    parts.zones.frame = CGRect(x: 0, y: promptHeight + row, width: bounds.width, height: shown.height)
    parts.zones.isHidden = shown.height == 0
    layOutLargeTitle(shown)
    layOutSearchBar(shown)
  }

  private var overhang: CGFloat {
    if place.isInController { return place.overhang }
    return barPosition == .topAttached ? max(0, frame.minY) : 0
  }

  private func addParts() {
    guard parts.background.superview !== self else { return }
    insertSubview(parts.background, at: 0)
    for view in [parts.title, parts.zones] as [UIView] { addSubview(view) }
  }

  /// A rectangle where text runs as in the bar, from one where it runs from left to right.
  private func placed(_ rect: CGRect) -> CGRect { isRightToLeft ? rect.mirrored(in: bounds) : rect }

  private func margins() -> (leading: CGFloat, trailing: CGFloat) {
    let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
    let leading = BarMetrics.margin(width: bounds.width, safeArea: isRightToLeft ? right : left)
    return (leading, BarMetrics.margin(width: bounds.width, safeArea: isRightToLeft ? left : right))
  }

  // MARK: Prompt

  private func layOutPrompt() {
    guard promptHeight > 0, let text = topItem?.prompt else {
      parts.prompt?.isHidden = true
      return
    }
    let label = parts.madePrompt(in: self)
    label.isHidden = false
    label.text = text
    let height = min(label.sizeThatFits(bounds.size).height, promptHeight)
    label.frame = CGRect(
      x: 0, y: traitCollection.pixelGrid.nearest(promptHeight - height), width: bounds.width, height: height)
  }

  // MARK: Row

  private func layOutRow(_ rect: CGRect, _ appearance: UINavigationBarAppearance, _ shown: BarZones) {
    let isLow = traitCollection.verticalSizeClass == .compact
    let grid = traitCollection.pixelGrid
    showItems(appearance, isLow: isLow)
    let titleView = showTitle(isHidden: rect.height == 0 || showsLargeTitle && shown.largeTitle > 0)
    let margins = margins()
    var content = NavigationBarRow.Content()
    content.width = bounds.width
    (content.leadingMargin, content.trailingMargin) = margins
    content.leading = parts.leading.sizes(height: rect.height)
    content.trailing = parts.trailing.sizes(height: rect.height)
    content.backTitles = rect.height > 0 ? backTitles(appearance) : nil
    content.backIndicatorWidth = backIndicator(appearance)?.size.width ?? BarMetrics.chevron.width
    let titleSize = titleView.map { $0.sizeInBar(height: rect.height) } ?? titleLabelSize
    content.title = titleSize?.width
    let row = NavigationBarRow(content)
    for (items, spans) in [(parts.leading, row.leading), (parts.trailing, row.trailing)] {
      items.place(spans, y: rect.minY, height: rect.height, grid: grid) { placed($0) }
    }
    placeBack(row, in: rect, margin: margins.leading, appearance)
    guard let titleSize, let span = row.title else { return }
    let adjustment = titleView == nil ? appearance.titlePositionAdjustment : .zero
    let place = placed(
      CGRect(
        x: span.start, y: rect.minY + grid.down((rect.height - titleSize.height) / 2), width: span.width,
        height: titleSize.height))
    (titleView ?? parts.title).frame = CGRect(
      x: grid.nearest(place.minX) + adjustment.horizontal, y: place.minY + adjustment.vertical, width: place.width,
      height: place.height)
  }

  private func showItems(_ appearance: UINavigationBarAppearance, isLow: Bool) {
    let item = place.hidesRow ? nil : topItem
    let column = item == nil ? [] : [place.columnItem].compactMap(\.self)
    for (views, items) in [
      (parts.leading, column + (item?.leftBarButtonItems ?? [])), (parts.trailing, item?.rightBarButtonItems ?? []),
    ] {
      views.show(
        items, in: self, { $0 == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance },
        isLow: isLow, changed: { [weak self] in self?.setNeedsLayout() })
    }
  }

  /// Shows the title or the view in its place, which it returns.
  private func showTitle(isHidden: Bool) -> UIView? {
    let view = place.hidesRow ? nil : topItem?.titleView
    if parts.titleView !== view {
      if parts.titleView?.superview === self { parts.titleView?.removeFromSuperview() }
      parts.titleView = view
    }
    if let view, view.superview !== self { addSubview(view) }
    parts.title.isHidden = isHidden || view != nil || topItem?.title?.isEmpty != false
    parts.show(
      title: parts.title.isHidden
        ? nil : NSAttributedString(string: topItem?.title ?? "", attributes: titleAttributes))
    return view
  }

  private var titleLabelSize: CGSize? {
    parts.title.isHidden
      ? nil : parts.title.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  // MARK: Below the row

  private func layOutLargeTitle(_ shown: BarZones) {
    guard shown.largeTitle > 0, let title = topItem?.title, !title.isEmpty else {
      parts.largeTitle?.isHidden = true
      return
    }
    let label = parts.madeLargeTitle()
    label.isHidden = false
    label.attributedText = NSAttributedString(string: title, attributes: largeTitleAttributes)
    let margins = margins()
    let font = largeTitleAttributes[.font] as? UIFont
    let grid = traitCollection.pixelGrid
    let width = max(0, bounds.width - margins.leading - margins.trailing)
    let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    let top = grid.nearest(BarMetrics.largeTitleBaseline - (font?.ascender ?? 0))
    let scrolled = fullZones.largeTitle - shown.largeTitle
    label.frame = placed(
      CGRect(x: margins.leading, y: top - scrolled, width: min(size.width, width), height: size.height))
  }

  private func layOutSearchBar(_ shown: BarZones) {
    let search = topItem?.searchController
    search?.changeHandler = { [weak self] in self?.contentDidChange() }
    let bar = shown.search > 0 ? search?.searchBar : nil
    if parts.searchBar !== bar {
      if parts.searchBar?.superview === parts.zones { parts.searchBar?.removeFromSuperview() }
      parts.searchBar = bar
    }
    guard let bar else { return }
    if bar.superview !== parts.zones { parts.zones.addSubview(bar) }
    bar.isInNavigationBar = true
    let margins = margins()
    let side = BarMetrics.searchFieldSide
    let top =
      place.hidesRow ? 0 : shown.largeTitle + BarMetrics.searchFieldGap - BarMetrics.searchFieldTop
    bar.frame = placed(
      CGRect(
        x: margins.leading - side, y: top,
        width: max(0, bounds.width - margins.leading - margins.trailing + 2 * side),
        height: bar.sizeThatFits(bounds.size).height))
  }
}
