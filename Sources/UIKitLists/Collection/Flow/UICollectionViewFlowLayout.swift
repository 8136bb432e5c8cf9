public import Foundation

/// Items in lines: rows from top to bottom, or columns from left to right if it scrolls horizontally.
///
/// A line takes the items that fit, at least `minimumInteritemSpacing` apart, spreads what is left over its gaps, is as
/// high as its highest item and centres the others. The last line of items that differ in size is not spread. Sizes are
/// the delegate's (`UICollectionViewDelegateFlowLayout`), `itemSize`, or, with an `estimatedItemSize`, the cells' own.
///
/// Differs from UIKit: items wider than the view fail the scene, where UIKit warns, and headers and footers do not size
/// themselves.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What section insets are measured from; raw values are UIKit's.
  public enum SectionInsetReference: Int, Sendable {
    /// From where the content begins, inside of the content insets.
    case fromContentInset = 0
    /// From the edges of the safe area; never before the content begins.
    case fromSafeArea = 1
    /// From the layout margins; never before the content begins.
    case fromLayoutMargins = 2
  }

  /// A placeholder: as `estimatedItemSize` it lets cells size themselves without an estimate.
  open nonisolated class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  // MARK: Properties

  /// The least distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidate(if: minimumLineSpacing != oldValue) } }
  /// The least distance between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidate(if: minimumInteritemSpacing != oldValue) } }
  /// The size of every item, in points, where the delegate does not give sizes; `automaticSize` counts as 50 by 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidate(if: itemSize != oldValue) } }
  /// The size of a cell that has not been measured yet. Other than zero, it lets cells size themselves.
  open var estimatedItemSize = CGSize.zero { didSet { invalidate(if: estimatedItemSize != oldValue) } }
  /// The direction that lines follow each other in; lines run across it.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidate(if: scrollDirection != oldValue) }
  }
  /// Only the extent along the scrolling direction counts; there is no header if it is 0.
  open var headerReferenceSize = CGSize.zero { didSet { invalidate(if: headerReferenceSize != oldValue) } }
  /// As `headerReferenceSize`, for footers.
  open var footerReferenceSize = CGSize.zero { didSet { invalidate(if: footerReferenceSize != oldValue) } }
  /// The margins of every section's items, in points; headers and footers lie outside of them.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidate(if: sectionInset != oldValue) } }
  /// What the insets of sections are measured from, across the scrolling direction.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidate(if: sectionInsetReference != oldValue) }
  }
  /// Whether headers stay visible while their section is.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { invalidate(if: sectionHeadersPinToVisibleBounds != oldValue) }
  }
  /// Whether footers stay visible while their section is.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { invalidate(if: sectionFootersPinToVisibleBounds != oldValue) }
  }

  // MARK: State

  /// What the delegate is being asked; see `ask(_:_:)`.
  final var openQuestion: OpenFlowQuestion?
  /// What properties and delegate said; nil when they are to be asked again.
  final var answers: [FlowSectionAnswers]?
  /// Nil when it is out of date; see `current`.
  final var arrangement: FlowArrangement?
  final var measurements = FlowMeasurements()

  private func invalidate(if isChanged: Bool) {
    if isChanged { invalidateLayout() }
  }

  // MARK: Layout

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// Nothing is worked out before it is asked for: an override may set properties, before or after it calls this one.
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

  /// Nil if there is no such item.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    current?.frame(ofItem: indexPath.item, section: indexPath.section).map {
      makeAttributes(.cell, indexPath, frame: $0)
    }
  }

  /// Nil if the section has no header or footer, or for any other kind.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    current.flatMap { marginAttributes(ofKind: elementKind, section: indexPath.section, arrangement: $0) }
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    switch context.cause {
    case .grantedSize: arrangement = nil
    case .update: (answers, arrangement) = (nil, nil)
    case .change: forget(what: context)
    }
    super.invalidateLayout(with: context)
  }

  /// True if lines become longer or shorter, or something pinned moves.
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

  /// True if a cell that sizes itself wants another size than it has.
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

  /// Items that stay keep the sizes their cells asked for, where they go; those that are reloaded are measured anew.
  override func itemsWillMove(_ update: CollectionUpdate) {
    measurements.move(update)
  }
}
