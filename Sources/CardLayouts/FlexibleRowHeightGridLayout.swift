public import Foundation
public import HeadlessUIKit

/// A grid of cards whose every row is as tall as its tallest card, with headers and footers.
///
/// Behaves as rwbutler/FlexibleRowHeightGridLayout 3.0.0 (MIT) does, whose public interface it has. Reproduced on
/// purpose, since screens that use it look so (`GridSection` has the details):
/// - the line spacing follows every row, the last one of a section as well;
/// - a section's bottom inset counts nowhere without a footer; with one, the footer is moved down by both vertical
///   insets, while the content grows by its height alone: a footer may overlap what follows it, and the last one may
///   hang out of the content;
/// - headers and footers start at x = 0, whatever the section's inset;
/// - changing a property has no effect until the layout is invalidated.
///
/// Where it differs: everything is laid out once until invalidated, while the original reckons anew whenever it is asked
/// for a header or footer. The class may be subclassed.
open class FlexibleRowHeightGridLayout: UICollectionViewLayout {
  /// The delegate's type under the name it is written by in the original: `FlexibleRowHeightGridLayout.Delegate`.
  public typealias Delegate = FlexibleRowHeightGridLayoutDelegate

  /// Says how tall cards are. Without one, there are two columns and all cards have no height.
  open weak var delegate: (any Delegate)?
  /// What lies between rows, in points, where the delegate does not say.
  open var minimumLineSpacing: CGFloat = 0
  /// What lies between columns, in points, where the delegate does not say.
  open var minimumInteritemSpacing: CGFloat = 0
  /// The margins around the cards of a section, where the delegate does not say.
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

  /// Whether the width differs: scrolling and a height of its own change no card.
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

  /// Where a card is, or will be: does not wait for the collection view to lay itself out.
  ///
  /// Where the data source has more items than were laid out, all of them are laid out anew.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    if let element = geometry?.element(.item, at: indexPath) { return Self.attributes(element) }
    guard hasGrown(to: indexPath) else { return nil }
    cache.clear()
    return geometry?.element(.item, at: indexPath).map(Self.attributes)
  }

  /// Where a section's header or footer is: the one of item 0.
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

  /// Whether the data source has the item although it was not laid out: it has come since, without a word to the layout.
  private func hasGrown(to indexPath: IndexPath) -> Bool {
    guard let collectionView, indexPath.item >= 0, indexPath.section >= 0,
      indexPath.section < collectionView.numberOfSections
    else { return false }
    return indexPath.item < collectionView.numberOfItems(inSection: indexPath.section)
  }

  // MARK: - Text size

  /// Called before anything is laid out: until then a change of text size has nothing to change.
  private func observeContentSizeCategory() {
    guard categoryObserver == nil else { return }
    categoryObserver = ContentSizeCategoryObserver { [weak self] in
      self?.invalidateLayout()
      self?.collectionView?.reloadData()
    }
  }
}
