//  A grid whose rows are as high as their highest item.

#if canImport(UIKit) && !os(watchOS)
import UIKit

@objc(FRHFlexibleRowHeightGridLayout)
@objcMembers
open class FlexibleRowHeightGridLayout: UICollectionViewLayout {

    public typealias Delegate = FlexibleRowHeightGridLayoutDelegate

    // MARK: State

    @IBOutlet public weak var delegate: Delegate?
    @IBInspectable public dynamic var minimumLineSpacing: CGFloat = 0.0
    @IBInspectable public dynamic var minimumInteritemSpacing: CGFloat = 0.0
    public var sectionInset: UIEdgeInsets = .zero

    private var itemAttributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var contentHeight: CGFloat = 0.0

    // MARK: Life cycle

    public override init() {
        super.init()
        observe()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        observe()
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    // MARK: UICollectionViewLayout

    open override var collectionViewContentSize: CGSize {
        return CGSize(width: contentWidth, height: contentHeight)
    }

    open override func prepare() {
        super.prepare()
        guard itemAttributes.isEmpty else { return }
        compute()
    }

    open override func invalidateLayout() {
        itemAttributes.removeAll()
        super.invalidateLayout()
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView = collectionView else { return false }
        return newBounds.width != collectionView.bounds.width
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found = itemAttributes.values.filter { $0.frame.intersects(rect) }.sorted { $0.indexPath < $1.indexPath }
        for section in 0 ..< numberOfSections {
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                let indexPath = IndexPath(item: 0, section: section)
                if let edge = layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath),
                    edge.frame.intersects(rect) {
                    found.append(edge)
                }
            }
        }
        return found
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        if itemAttributes[indexPath] == nil { compute() }
        return itemAttributes[indexPath]
    }

    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes? {
        let edges = compute()[indexPath.section]
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        guard let frame = isHeader ? edges.header : edges.footer else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.frame = frame
        return attributes
    }

    // MARK: Measuring

    /// The width of a section's columns.
    @objc(columnWidthForSection:)
    open func columnWidth(for section: Int) -> CGFloat {
        guard let collectionView = collectionView else { return 0.0 }
        let inset = self.inset(of: section)
        let gaps = CGFloat(numberOfColumns - 1) * interitemSpacing(of: section)
        let free = collectionView.bounds.width - inset.left - inset.right - gaps
        return (free - collectionView.contentInset.left - collectionView.contentInset.right) / CGFloat(numberOfColumns)
    }

    /// The height of a text in a column.
    @nonobjc open func textHeight(_ text: String, font: UIFont?, width: CGFloat? = nil, in section: Int) -> CGFloat {
        let font = font ?? UIFont.preferredFont(forTextStyle: .body)
        let size = CGSize(width: width ?? columnWidth(for: section), height: .greatestFiniteMagnitude)
        let rect = (text as NSString).boundingRect(
            with: size, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font], context: nil)
        return ceil(rect.height)
    }
}

// MARK: - Rows

private extension FlexibleRowHeightGridLayout {

    struct Edges {
        var header: CGRect?
        var footer: CGRect?
    }

    var numberOfSections: Int {
        guard let collectionView = collectionView else { return 0 }
        return collectionView.dataSource?.numberOfSections?(in: collectionView) ?? 1
    }

    var numberOfColumns: Int {
        guard let collectionView = collectionView,
            let columns = delegate?.numberOfColumns(for: collectionView.bounds.size), columns > 0 else { return 2 }
        return columns
    }

    var contentWidth: CGFloat {
        guard let collectionView = collectionView else { return 0.0 }
        return collectionView.bounds.width - collectionView.contentInset.left - collectionView.contentInset.right
    }

    func inset(of section: Int) -> UIEdgeInsets {
        guard let collectionView = collectionView else { return sectionInset }
        return delegate?.collectionView?(collectionView, layout: self, insetForSectionAt: section) ?? sectionInset
    }

    func lineSpacing(of section: Int) -> CGFloat {
        guard let collectionView = collectionView else { return minimumLineSpacing }
        return delegate?.collectionView?(collectionView, layout: self, minimumLineSpacingForSectionAt: section)
            ?? minimumLineSpacing
    }

    func interitemSpacing(of section: Int) -> CGFloat {
        guard let collectionView = collectionView else { return minimumInteritemSpacing }
        return delegate?.collectionView?(collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
    }

    func headerSize(of section: Int) -> CGSize {
        guard let collectionView = collectionView else { return .zero }
        return delegate?.collectionView?(collectionView, layout: self, referenceSizeForHeaderInSection: section) ?? .zero
    }

    func footerSize(of section: Int) -> CGSize {
        guard let collectionView = collectionView else { return .zero }
        return delegate?.collectionView?(collectionView, layout: self, referenceSizeForFooterInSection: section) ?? .zero
    }

    /// Computes the frames of all items, and returns those of headers and footers.
    @discardableResult
    func compute() -> [Edges] {
        guard let collectionView = collectionView, let dataSource = collectionView.dataSource else { return [] }
        var edges: [Edges] = []
        var y: CGFloat = 0.0
        for section in 0 ..< numberOfSections {
            var edge = Edges()
            let spacing = lineSpacing(of: section)
            let inset = self.inset(of: section)
            let header = headerSize(of: section)
            if header.height > 0.0 {
                edge.header = CGRect(origin: CGPoint(x: 0.0, y: y), size: header)
                y += header.height + (section > 0 ? spacing : 0.0)
            }
            y += inset.top
            let count = dataSource.collectionView(collectionView, numberOfItemsInSection: section)
            y = placeItems(count, in: section, from: y)
            let footer = footerSize(of: section)
            if footer.height > 0.0 {
                edge.footer = CGRect(origin: CGPoint(x: 0.0, y: y + inset.top + inset.bottom), size: footer)
                y += footer.height + (section < numberOfSections - 1 ? spacing : 0.0)
            }
            edges.append(edge)
        }
        contentHeight = y
        return edges
    }

    func placeItems(_ count: Int, in section: Int, from top: CGFloat) -> CGFloat {
        guard let collectionView = collectionView else { return top }
        var y = top
        let width = columnWidth(for: section)
        for first in stride(from: 0, to: count, by: numberOfColumns) {
            let paths = (first ..< min(first + numberOfColumns, count)).map { IndexPath(item: $0, section: section) }
            let heights = paths.map {
                delegate?.collectionView(collectionView, layout: self, heightForItemAt: $0) ?? 0.0
            }
            let height = heights.max() ?? 0.0
            for (column, path) in paths.enumerated() {
                let x = CGFloat(column) * (width + interitemSpacing(of: section)) + inset(of: section).left
                let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                attributes.frame = CGRect(x: x, y: y, width: width, height: height)
                itemAttributes[path] = attributes
            }
            y += height + lineSpacing(of: section)
        }
        return y
    }

    func observe() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(contentSizeCategoryDidChange(_:)),
            name: UIContentSizeCategory.didChangeNotification, object: nil)
    }

    @objc func contentSizeCategoryDidChange(_ notification: Notification) {
        invalidateLayout()
        collectionView?.reloadData()
    }
}
#endif
