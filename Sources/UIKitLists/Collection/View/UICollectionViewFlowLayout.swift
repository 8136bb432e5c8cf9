public import Foundation

/// A layout of items in lines: rows from top to bottom, or columns from left to right if it scrolls horizontally.
///
/// A line takes the items that fit at least `minimumInteritemSpacing` apart, distributes the remaining space over its
/// gaps, is as high as its highest item, and centres the others. The last line of items that differ in size is not
/// spread. Sizes are the delegate's (`UICollectionViewDelegateFlowLayout`), `itemSize`, or, with an
/// `estimatedItemSize`, the cells' own.
///
/// Differs from UIKit: items wider than the view fail the scene, where UIKit warns, and headers and footers do not size
/// themselves.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The edges that section insets are measured from; raw values are UIKit's.
  public enum SectionInsetReference: Int, Sendable {
    /// The start of the content, inside the content insets.
    case fromContentInset = 0
    /// The edges of the safe area, but never before the start of the content.
    case fromSafeArea = 1
    /// The layout margins, but never before the start of the content.
    case fromLayoutMargins = 2
  }

  /// A placeholder size: as `estimatedItemSize` it lets cells size themselves without an estimate.
  open nonisolated class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  // MARK: Properties

  /// The least distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidate(if: minimumLineSpacing != oldValue) } }
  /// The least distance between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidate(if: minimumInteritemSpacing != oldValue) } }

  open override class var namedProperties: [NamedProperty] { super.namedProperties + layoutProperties(Self.self) }

  private class func layoutProperties<Layout: UICollectionViewFlowLayout>(_: Layout.Type) -> [NamedProperty] {
    [
      NamedProperty("itemSize", \Layout.itemSize), NamedProperty("estimatedItemSize", \Layout.estimatedItemSize),
      NamedProperty("minimumLineSpacing", \Layout.minimumLineSpacing),
      NamedProperty("minimumInteritemSpacing", \Layout.minimumInteritemSpacing),
      NamedProperty("sectionInset", \Layout.sectionInset), NamedProperty("scrollDirection", \Layout.scrollDirection),
    ]
  }

  /// The size of every item, in points, where the delegate does not give sizes; `automaticSize` counts as 50 by 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidate(if: itemSize != oldValue) } }
  /// The size of a cell that has not been measured yet. Other than zero, it lets cells size themselves.
  open var estimatedItemSize = CGSize.zero { didSet { invalidate(if: estimatedItemSize != oldValue) } }
  /// The direction in which lines follow each other; the lines themselves run across it.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidate(if: scrollDirection != oldValue) }
  }
  /// The size of section headers, of which only the extent along the scrolling direction counts; there is no header if
  /// that is 0.
  open var headerReferenceSize = CGSize.zero { didSet { invalidate(if: headerReferenceSize != oldValue) } }
  /// Like `headerReferenceSize`, for footers.
  open var footerReferenceSize = CGSize.zero { didSet { invalidate(if: footerReferenceSize != oldValue) } }
  /// The margins around every section's items, in points; headers and footers lie outside of them.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidate(if: sectionInset != oldValue) } }
  /// The edges that section insets are measured from, across the scrolling direction.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidate(if: sectionInsetReference != oldValue) }
  }
  /// Whether headers stay visible as long as their section is.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { invalidate(if: sectionHeadersPinToVisibleBounds != oldValue) }
  }
  /// Whether footers stay visible as long as their section is.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { invalidate(if: sectionFootersPinToVisibleBounds != oldValue) }
  }

  // MARK: State

  /// The question that is being put to the delegate; see `ask(_:_:)`.
  final var pendingQuery: PendingFlowQuery?
  /// The values from properties and delegate; `nil` when they must be asked for again.
  final var answers: [FlowSectionAnswers]?
  /// The computed arrangement; `nil` when it is out of date. See `current`.
  final var arrangement: FlowArrangement?
  final var measurements = FlowMeasurements()

  public nonisolated override init() {
    super.init()
  }

  /// Creates a layout from an Interface Builder document; with its defaults from an archive's coder.
  public nonisolated required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let document = coder.document else { return }
    nonisolated(unsafe) let decoder = document
    MainActor.assumeIsolated { decoder.decodeProperties(of: self, declaredBy: UICollectionViewFlowLayout.self) }
  }

  private func invalidate(if isChanged: Bool) {
    if isChanged { invalidateLayout() }
  }

  // MARK: Layout

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// Computes nothing itself: an override may set properties before or after it calls `super`.
  open override func prepare() {
    super.prepare()
    dropOutdated()
  }

  open override var collectionViewContentSize: CGSize { current?.contentSize ?? .zero }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard rect.hasEdges, let arrangement = current else { return [] }
    return arrangement.sections(in: rect).lazy.filter { !arrangement.sections[$0].isEmpty }
      .flatMap { self.attributes(in: rect, section: $0, arrangement: arrangement) }
  }

  /// The attributes of an item; `nil` if there is no such item.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    current?.frame(ofItem: indexPath.item, section: indexPath.section).map {
      makeAttributes(.cell, indexPath, frame: $0)
    }
  }

  /// The attributes of a section's header or footer; `nil` if there is none, or for any other kind.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    current.flatMap { marginAttributes(ofKind: elementKind, section: indexPath.section, arrangement: $0) }
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    switch context.cause {
    case .grantedSize: arrangement = nil
    case .scroll: break
    case .update: (answers, arrangement) = (nil, nil)
    case .change: forget(what: context)
    }
    super.invalidateLayout(with: context)
  }

  /// True if lines become longer or shorter, or a pinned header or footer moves.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView, let arrangement else { return true }
    return lineLength(forBounds: newBounds) != arrangement.length
      || pinsSomething && newBounds != collectionView.bounds
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let isResized = lineLength(forBounds: newBounds) != arrangement?.length
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = isResized
      context.invalidateFlowLayoutAttributes = isResized
    }
    return context
  }

  /// True if a self-sizing cell asks for a size other than its current one.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard selfSizes, originalAttributes.representedElementCategory == .cell else { return false }
    if preferredSize(preferredAttributes) != originalAttributes.size { return true }
    remember(preferredAttributes)
    return false
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    remember(preferredAttributes)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
    context.cause = .grantedSize
    return context
  }

  package override var asksForPreferredAttributes: Bool { selfSizes }

  /// Items that stay keep the sizes their cells asked for at their new positions; reloaded items are measured again.
  override func itemsWillMove(_ update: CollectionUpdate) {
    measurements.move(update)
  }
}
