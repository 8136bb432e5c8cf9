import Foundation
import SystemText
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

/// The views of the items in a part of a bar. A view is kept as long as its item is shown.
@MainActor
final class BarItemViews {
  private let isInToolbar: Bool
  private(set) var items: [UIBarButtonItem] = []
  private var views: [ObjectIdentifier: UIView] = [:]

  init(isInToolbar: Bool = false) {
    self.isInToolbar = isInToolbar
  }

  /// Shows items in a bar, each once, without those that are hidden; `changed` is called when one of them changes.
  func show(
    _ wanted: [UIBarButtonItem], in bar: UIView, _ appearances: (UIBarButtonItem.Style) -> UIBarButtonItemAppearance?,
    isLow: Bool, changed: @escaping @MainActor () -> Void
  ) {
    var seen: Set<ObjectIdentifier> = []
    for item in wanted { item.changeHandler = changed }
    items = wanted.filter { !$0.isHidden && ($0.isSpace || seen.insert(ObjectIdentifier($0)).inserted) }
    for (key, view) in views where !seen.contains(key) {
      view.removeFromSuperview()
      views[key] = nil
    }
    for item in items where !item.isSpace {
      let view = view(of: item)
      item.displayedView = view
      if view.superview !== bar { bar.addSubview(view) }
      (view as? BarButtonView)?.update(in: bar, appearances(item.style), isLow: isLow)
    }
  }

  private func view(of item: UIBarButtonItem) -> UIView {
    let key = ObjectIdentifier(item)
    let known = views[key]
    if let custom = item.customView {
      if known !== custom { known?.removeFromSuperview() }
      views[key] = custom
      return custom
    }
    if let known = known as? BarButtonView, known.item === item { return known }
    known?.removeFromSuperview()
    let made = BarButtonView(item, isInToolbar: isInToolbar)
    views[key] = made
    return made
  }

  /// The views in the order of their items.
  var shownViews: [UIView] { items.compactMap { views[ObjectIdentifier($0)] } }

  /// The sizes of the items, in a row of a height.
  func sizes(height: CGFloat) -> [BarItemSize] {
    items.map { item in
      switch item.systemItem {
      case .flexibleSpace: BarItemSize(width: 0, kind: .flexibleSpace)
      case .fixedSpace: BarItemSize(width: item.width.isFinite ? item.width : 0, kind: .fixedSpace)
      default: size(of: item, height: height)
      }
    }
  }

  private func size(of item: UIBarButtonItem, height: CGFloat) -> BarItemSize {
    switch views[ObjectIdentifier(item)] {
    case let button as BarButtonView:
      BarItemSize(width: button.contentSize.width, kind: .content(padding: button.padding), canShrink: button.canShrink)
    case let custom?:
      BarItemSize(
        width: item.width > 0 && item.width.isFinite ? item.width : custom.sizeInBar(height: height).width,
        kind: .content(padding: BarMetrics.customPadding), canShrink: true)
    case nil: BarItemSize(width: 0, kind: .fixedSpace)
    }
  }

  /// Places the views. `place` mirrors a rectangle where text runs from right to left.
  func place(
    _ spans: [(start: CGFloat, width: CGFloat)], y: CGFloat, height: CGFloat, grid: PixelGrid,
    _ place: (CGRect) -> CGRect
  ) {
    for (item, span) in zip(items, spans) {
      guard let view = views[ObjectIdentifier(item)], !item.isSpace else { continue }
      guard let button = view as? BarButtonView else {
        let size = view.sizeInBar(height: height)
        let rect = place(
          CGRect(
            x: grid.nearest(span.start), y: y + grid.down((height - size.height) / 2), width: span.width,
            height: size.height))
        if view.frame != rect { view.frame = rect }
        continue
      }
      let padding = button.padding
      let rect = place(CGRect(x: span.start - padding, y: y, width: span.width + 2 * padding, height: height))
      button.frame = CGRect(
        x: grid.nearest(rect.minX), y: rect.minY, width: grid.nearest(rect.maxX) - grid.nearest(rect.minX),
        height: rect.height)
      button.room = CGRect(x: rect.minX - button.frame.minX + padding, y: 0, width: span.width, height: height)
    }
  }
}

extension UIBarButtonItem {
  /// Whether the item is a space.
  final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

extension UIView {
  /// The size of an app's view in a row of a bar: by its constraints, or the frame that it was given, or the size that fits;
  /// at most as high as the row.
  final func sizeInBar(height: CGFloat) -> CGSize {
    var size = bounds.size
    if !translatesAutoresizingMaskIntoConstraints || size.width <= 0 || size.height <= 0 {
      size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if size.width <= 0 || size.height <= 0 { size = sizeThatFits(CGSize(width: 10_000, height: height)) }
    }
    guard size.width.isFinite, size.height.isFinite else { return .zero }
    return CGSize(width: max(0, size.width), height: max(0, min(size.height, height)))
  }
}
