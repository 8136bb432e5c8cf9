public import Foundation

/// Where everything in a collection view goes. A layout is a subclass of this one, which itself shows nothing.
///
/// `prepare()` is called before anything is asked, once after each invalidation. Frames are in the collection view's
/// content space, in points.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, AssociationHolder {
  package nonisolated(unsafe) final var associations: AssociatedValues?
  /// The collection view whose layout it is.
  open internal(set) weak var collectionView: UICollectionView?

  /// Classes of decoration views, by kind.
  final var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  /// Whether one of the two methods that invalidate is calling the other.
  private var isForwardingInvalidation = false

  public nonisolated override init() {
    super.init()
  }

  /// A layout with its defaults: archives are not read.
  public nonisolated required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: What a layout answers

  /// The class of the layout's attributes, a subclass of `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the layout's contexts, a subclass of `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Works out the layout, or what is out of date of it. The collection view answers counts, bounds and insets.
  open func prepare() {}

  /// The size of the content, in points; zero unless overridden, which shows nothing.
  open var collectionViewContentSize: CGSize { .zero }

  /// Everything whose frame touches the rectangle. More does no harm but cost.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item is; `nil` for one there is not, and for every item unless overridden.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a supplementary view is; `nil` for one there is not, and for each unless overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a decoration view is; `nil` for one there is not, and for each unless overridden.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Registers the class of the decoration views of a kind; nil takes it back.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = UICollectionReusableView.reusableClass(
      viewClass, as: UICollectionReusableView.self, call: "register(_:forDecorationViewOfKind:)")
  }

  // MARK: Invalidation

  /// Makes everything out of date. The next layout calls `prepare()`.
  open func invalidateLayout() {
    invalidateAsWhole()
  }

  /// Makes what the context names out of date. An override calls this one.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidate(using: context)
  }

  /// Whether the layout changes when the collection view shows these bounds; asked before it does. False here.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// A context for other bounds: one of `invalidationContextClass` that names nothing, so that everything is out of
  /// date.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Whether the layout wants the attributes a cell or supplementary view prefers to its own. False here.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// A context that names the element. A layout keeps the preferred size here, or when it is invalidated with it.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    invalidationContext(naming: originalAttributes)
  }

  // MARK: Offsets and direction

  /// Where scrolling should come to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The offset after an update, or after the layout took another's place.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// The direction the layout is written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view mirrors what the layout says where the interface runs the other way. False here.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Updates and transitions

  /// Called with the changes of a batch, after `prepare()`. The content size may be another then.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after the layout that follows a batch of changes; does nothing by itself.
  open func finalizeCollectionViewUpdates() {}
  /// Not called: bounds change without an animation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Not called: bounds change without an animation.
  open func finalizeAnimatedBoundsChange() {}
  /// Called on the old layout before `newLayout` takes its place.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called on the new layout before it takes the place of `oldLayout`.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both layouts once the new one is in place and has answered.
  open func finalizeLayoutTransition() {}

  /// From where an element that comes is animated, and to where one that goes. Nothing is animated: these are there to
  /// be overridden, and not called. The same holds for the five after it.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// There to be overridden; not called, as nothing is animated.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// There to be overridden; not called, as nothing is animated.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }

  /// There to be overridden; not called, as nothing is animated.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }

  /// There to be overridden; not called, as nothing is animated.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
  }

  /// There to be overridden; not called, as nothing is animated.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
  }

  /// There to be overridden; not called, as the layout is asked for everything anew after a batch.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// There to be overridden; not called, as the layout is asked for everything anew after a batch.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// There to be overridden; not called, as the layout is asked for everything anew after a batch.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// There to be overridden; not called, as the layout is asked for everything anew after a batch.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Between layout and collection view

  /// Called before the invalidation for a batch: what is known of items moves with them.
  func itemsWillMove(_ update: CollectionUpdate) {}

  /// Whether cells and supplementary views are asked for the attributes they prefer. A layout that never takes them up
  /// spares the measuring.
  package var asksForPreferredAttributes: Bool { true }

  /// Whether it is asking delegate and data source for its answers: it is not to prepare meanwhile.
  final var isAnswering = false

  /// Whether it refused the last size that a cell or supplementary view preferred to its own, and had not read it.
  final var refusesUnread = false

  /// Calls the other of the two methods, so that an override of either hears, once, of every invalidation that is not
  /// for elements alone.
  ///
  /// The one without a context makes everything out of date (Apple's documentation of it), and hears of changes of
  /// bounds (danielctull-tests/Collection-View-Layout-Bounds-Change-Test, on iOS 11.4; openradar 40218744). Public facts
  /// do not say whether it hears of changes of data: layouts in use override one or the other alone, and expect that.
  private func invalidateAsWhole() {
    guard !isForwardingInvalidation else { return }
    isForwardingInvalidation = true
    defer { isForwardingInvalidation = false }
    invalidateLayout(with: makeInvalidationContext())
  }

  private func invalidate(using context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutDidInvalidate(with: context)
    guard !isForwardingInvalidation, !context.isForElements else { return }
    isForwardingInvalidation = true
    defer { isForwardingInvalidation = false }
    invalidateLayout()
  }
}
