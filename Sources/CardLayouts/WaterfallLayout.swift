public import Foundation
public import HeadlessUIKit

/// Columns of cards of any height, each card below the previous one of its column.
///
/// It behaves like the layout in the article on self-sizing alert cards. Cards are assigned to the columns in turn, and
/// every section starts in the first column, below the whole section before it. There are no headers and footers.
///
/// Differs from the article's layout: an invalidated layout is computed again, and a change of text size or width
/// invalidates it.
open class WaterfallLayout: UICollectionViewLayout {
  /// The delegate that gives the heights of cards; without one they have no height.
  open weak var delegate: (any WaterfallLayoutDelegate)?
  /// The free space around every card, in points. A change takes effect when the layout is next invalidated.
  open var cellPadding: CGFloat = 6

  private let cache = GeometryCache<WaterfallGeometry>()
  private var categoryObserver: ContentSizeCategoryObserver?

  /// The number of columns unless the delegate gives one: on a tablet 2, in landscape 3; on a phone 1, in landscape 2;
  /// 1 on any other device.
  open var numberOfColumns: Int {
    let isPortrait = UIDevice.current.orientation.isPortrait
    return switch UIDevice.current.userInterfaceIdiom {
    case .pad: isPortrait ? 2 : 3
    case .phone: isPortrait ? 1 : 2
    default: 1
    }
  }

  open override func prepare() {
    super.prepare()
    _ = geometry
  }

  open override func invalidateLayout() {
    super.invalidateLayout()
    cache.clear()
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return newBounds.width != collectionView.bounds.width
  }

  /// The collection view's width without its content insets, and the bottom of the lowest card with its padding.
  open override var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    return CGSize(width: contentWidth(in: collectionView), height: geometry?.contentHeight ?? 0)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let items = geometry?.items(in: rect) ?? []
    return items.map { Self.attributes(IndexPath(item: $0.item, section: $0.section), $0.frame) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let frame = geometry?.frame(ofItem: indexPath.item, section: indexPath.section)
    return frame.map { Self.attributes(indexPath, $0) }
  }

  private static func attributes(_ indexPath: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }

  // MARK: - Laying out

  private var geometry: WaterfallGeometry? {
    guard let collectionView else { return nil }
    observeContentSizeCategory()
    return cache.geometry { layOut(in: collectionView) }
  }

  private func layOut(in collectionView: UICollectionView) -> WaterfallGeometry {
    let columns = WaterfallColumns(
      contentWidth: contentWidth(in: collectionView), count: columnCount(in: collectionView),
      padding: cellPadding.height)
    let heights = (0..<max(0, collectionView.numberOfSections)).map { section in
      (0..<max(0, collectionView.numberOfItems(inSection: section))).map { item in
        delegate?.collectionView(
          collectionView, layout: self, heightForItemAt: IndexPath(item: item, section: section),
          withWidth: columns.itemWidth
        ).height ?? 0
      }
    }
    return WaterfallGeometry(heights: heights, columns: columns)
  }

  private func contentWidth(in collectionView: UICollectionView) -> CGFloat {
    let inset = collectionView.contentInset
    return (collectionView.bounds.width - inset.left - inset.right).length
  }

  private func columnCount(in collectionView: UICollectionView) -> Int {
    let asked = delegate?.numberOfColumns(for: collectionView.bounds.size) ?? 0
    return max(1, asked > 0 ? asked : numberOfColumns)
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
