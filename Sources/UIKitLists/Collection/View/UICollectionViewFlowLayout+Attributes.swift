import Foundation

extension UICollectionViewFlowLayout {
  /// The z-index of headers and footers, which lie in front of cells. UIKit's own attributes had this value, pinned or
  /// not (logged by signalapp/Signal-iOS, from a subclass that sets none).
  private static let marginZIndex = 10

  /// The header, items and footer of a section that intersect the rectangle.
  final func attributes(
    in rect: CGRect, section: Int, arrangement: FlowArrangement
  ) -> [UICollectionViewLayoutAttributes] {
    let header = marginAttributes(
      ofKind: UICollectionView.elementKindSectionHeader, section: section, arrangement: arrangement)
    let footer = marginAttributes(
      ofKind: UICollectionView.elementKindSectionFooter, section: section, arrangement: arrangement)
    let items = arrangement.items(in: rect, section: section).map {
      makeAttributes(.cell, IndexPath(item: $0.item, section: section), frame: $0.frame)
    }
    return [header].compactMap { $0 }.filter { $0.frame.intersects(rect) } + items
      + [footer].compactMap { $0 }.filter { $0.frame.intersects(rect) }
  }

  /// The attributes of a section's header or footer, pinned if the layout pins those.
  final func marginAttributes(
    ofKind kind: String, section: Int, arrangement: FlowArrangement
  ) -> UICollectionViewLayoutAttributes? {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    let frame = isHeader ? arrangement.headerFrame(section: section) : arrangement.footerFrame(section: section)
    guard let frame else { return nil }
    let placed = arrangement.sections[section]
    let pinned =
      isHeader
      ? pinning.headerFrame(frame, of: placed, axes: axes) : pinning.footerFrame(frame, of: placed, axes: axes)
    let attributes = makeAttributes(
      .supplementaryView, IndexPath(item: 0, section: section), kind: kind, frame: pinned)
    attributes.zIndex = Self.marginZIndex
    return attributes
  }

  private var pinning: FlowPinning {
    let visible = axes.scrollRange(of: collectionView?.bounds ?? .zero)
    let insets = axes.scrollInsets(collectionView?.adjustedContentInset ?? .zero)
    return FlowPinning(
      pinsHeaders: sectionHeadersPinToVisibleBounds, pinsFooters: sectionFootersPinToVisibleBounds,
      visible: (visible.start + insets.before, visible.end - insets.after))
  }

  /// Attributes of the layout's `layoutAttributesClass`.
  final func makeAttributes(
    _ category: UICollectionView.ElementCategory, _ indexPath: IndexPath, kind: String? = nil, frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let named = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = UICollectionViewLayoutAttributes.make(named ?? UICollectionViewLayoutAttributes.self)
    (attributes.values.category, attributes.values.kind) = (category, kind)
    attributes.indexPath = indexPath
    attributes.frame = frame
    return attributes
  }
}
