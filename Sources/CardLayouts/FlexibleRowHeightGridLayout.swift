public import Foundation
public import HeadlessUIKit

/// A grid of cards in which every row is as tall as its tallest card, with headers and footers.
///
/// It behaves like rwbutler/FlexibleRowHeightGridLayout 3.0.0 (MIT), and has its public interface. These properties are
/// reproduced on purpose, because screens that use it depend on them (`GridSection` has the details):
/// - the line spacing follows every row, including the last one of a section;
/// - a section's bottom inset has no effect without a footer; with one, the footer is moved down by both vertical
///   insets, while the content grows only by its height: a footer may overlap what follows it, and the last one may
///   extend beyond the content;
/// - headers and footers start at x = 0, regardless of the section's inset;
/// - changing a property has no effect until the layout is invalidated.
///
/// Differs from the original: everything is laid out once until it is invalidated, while the original computes headers
/// and footers again whenever it is asked for one. The class may be subclassed.
open class FlexibleRowHeightGridLayout: UICollectionViewLayout {
  /// The delegate's type, by the name that it has in the original: `FlexibleRowHeightGridLayout.Delegate`.
  public typealias Delegate = FlexibleRowHeightGridLayoutDelegate

  /// The delegate that gives the heights of cards. Without one, there are two columns and all cards have no height.
  open weak var delegate: (any Delegate)?
  /// The space between rows in points, unless the delegate gives one.
  open var minimumLineSpacing: CGFloat = 0
  /// The space between columns in points, unless the delegate gives one.
  open var minimumInteritemSpacing: CGFloat = 0
  /// The margins around the cards of a section, unless the delegate gives them.
  open var sectionInset = UIEdgeInsets.zero

  private let cache = GeometryCache<GridGeometry>()
  private var categoryObserver: ContentSizeCategoryObserver?

  open override func prepare() {
    super.prepare()
    _ = geometry
  }

  open override func invalidateLayout() {
    super.invalidateLayout()
    cache.clear()
  }

  /// Whether the width changes: scrolling and a change of height affect no card.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return newBounds.width != collectionView.bounds.width
  }

  /// The collection view's width without its content insets, and the height of all sections.
  open override var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    return CGSize(width: contentWidth(in: collectionView), height: geometry?.contentHeight ?? 0)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    geometry?.elements(in: rect).map(Self.attributes) ?? []
  }

  /// The attributes of a card. They are computed if needed, without waiting for a layout of the collection view.
  ///
  /// If the data source has more items than were laid out, all of them are laid out again.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    if let element = geometry?.element(.item, at: indexPath) { return Self.attributes(element) }
    guard hasGrown(to: indexPath) else { return nil }
    cache.clear()
    return geometry?.element(.item, at: indexPath).map(Self.attributes)
  }

  /// The attributes of a section's header or footer, which has item 0.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: geometry?.element(.header, at: indexPath).map(Self.attributes)
    case UICollectionView.elementKindSectionFooter: geometry?.element(.footer, at: indexPath).map(Self.attributes)
    default: nil
    }
  }

  private static func attributes(_ element: GridElement) -> UICollectionViewLayoutAttributes {
    let attributes =
      switch element.kind {
      case .header:
        UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: element.indexPath)
      case .item:
        UICollectionViewLayoutAttributes(forCellWith: element.indexPath)
      case .footer:
        UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter, with: element.indexPath)
      }
    attributes.frame = element.frame
    return attributes
  }

  // MARK: - Laying out

  private var geometry: GridGeometry? {
    guard let collectionView else { return nil }
    observeContentSizeCategory()
    return cache.geometry { layOut(in: collectionView) }
  }

  private func layOut(in collectionView: UICollectionView) -> GridGeometry {
    let columnCount = columnCount(in: collectionView)
    let contents = (0..<max(0, collectionView.numberOfSections)).map { content(ofSection: $0, in: collectionView) }
    return GridGeometry(contents, contentWidth: contentWidth(in: collectionView), columnCount: columnCount)
  }

  private func content(ofSection section: Int, in collectionView: UICollectionView) -> GridSectionContent {
    GridSectionContent(
      inset: inset(ofSection: section, in: collectionView),
      lineSpacing: delegate?.collectionView(
        collectionView, layout: self, minimumLineSpacingForSectionAt: section
      ).length ?? minimumLineSpacing.length,
      interitemSpacing: interitemSpacing(ofSection: section, in: collectionView),
      header: delegate?.collectionView(
        collectionView, layout: self, referenceSizeForHeaderInSection: section
      ).lengths ?? .zero,
      footer: delegate?.collectionView(
        collectionView, layout: self, referenceSizeForFooterInSection: section
      ).lengths ?? .zero,
      itemHeights: (0..<max(0, collectionView.numberOfItems(inSection: section))).map { item in
        let indexPath = IndexPath(item: item, section: section)
        return delegate?.collectionView(collectionView, layout: self, heightForItemAt: indexPath).height ?? 0
      })
  }

  /// Whether the data source has an item that was not laid out, because it was added without invalidating the layout.
  private func hasGrown(to indexPath: IndexPath) -> Bool {
    guard let collectionView, indexPath.item >= 0, indexPath.section >= 0,
      indexPath.section < collectionView.numberOfSections
    else { return false }
    return indexPath.item < collectionView.numberOfItems(inSection: indexPath.section)
  }

  // MARK: - Text size

  /// Called before the first layout: until then a change of the text size has nothing to invalidate.
  private func observeContentSizeCategory() {
    guard categoryObserver == nil else { return }
    categoryObserver = ContentSizeCategoryObserver { [weak self] in
      self?.invalidateLayout()
      self?.collectionView?.reloadData()
    }
  }
}
