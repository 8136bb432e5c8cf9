public import Foundation

/// The arrangement of everything in a collection view. This is the base class of all layouts; by itself it shows
/// nothing.
///
/// `prepare()` is called before any query, once after each invalidation. Frames are in the collection view's content
/// space, in points.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, AssociationHolder, NamedMethods, NamedProperties {
  package nonisolated(unsafe) final var associations: AssociatedValues?
  /// The collection view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?

  /// The registered classes of decoration views, by kind.
  final var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  /// Whether one of the two invalidation methods is calling the other.
  private var isForwardingInvalidation = false

  public nonisolated override init() {
    super.init()
  }

  /// Creates a layout with its defaults, which an Interface Builder document changes.
  public nonisolated required init?(coder: NSCoder) {
    super.init()
  }

  /// The initializer used to create layouts of a class: calls the subclass's `init()`.
  @available(*, unavailable)
  public required convenience init(__layout: Void) {
    self.init()
  }

  /// Called after the layout and everything else in its nib have been loaded.
  open func awakeFromNib() {}

  // MARK: Names

  /// The methods that are known by name; none by default.
  open class var namedMethods: [Selector] { [] }
  /// The properties that are known by name; none by default.
  open class var namedProperties: [NamedProperty] { [] }

  // MARK: Queries

  /// The class of the layout's attributes, a subclass of `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the layout's invalidation contexts, a subclass of `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Computes the layout, or the part of it that is out of date. The collection view's counts, bounds and insets are
  /// available.
  open func prepare() {}

  /// The size of the content in points; zero by default, which shows nothing.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of every element whose frame intersects the rectangle. Further elements only cost time.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The attributes of an item; `nil` for one that does not exist, and by default.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a supplementary view; `nil` for one that does not exist, and by default.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration view; `nil` for one that does not exist, and by default.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Registers the class of a kind's decoration views; `nil` removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = UICollectionReusableView.reusableClass(
      viewClass, as: UICollectionReusableView.self, call: "register(_:forDecorationViewOfKind:)")
  }

  // MARK: Invalidation

  /// Invalidates everything. The next layout pass calls `prepare()`.
  open func invalidateLayout() {
    invalidateAsWhole()
  }

  /// Invalidates what the context names. An override calls `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidate(using: context)
  }

  /// Whether a change to the given bounds invalidates the layout; asked before the change. `false` by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// A context for a change of bounds: of `invalidationContextClass`, and naming nothing, so that everything is
  /// invalidated.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Whether the layout adopts the attributes that a cell or supplementary view prefers to its current ones. `false` by
  /// default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// A context that names the element. A layout stores the preferred size here, or when it is invalidated with the
  /// context.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    invalidationContext(naming: originalAttributes)
  }

  // MARK: Offsets and direction

  /// The content offset at which scrolling comes to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The content offset after an update, or after the layout has replaced another.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// The layout direction that the layout was written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view mirrors the layout where the interface runs in the other direction. `false` by
  /// default.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Updates and transitions

  /// Called with the changes of a batch, after `prepare()`. The content size may change here.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after the layout pass that follows a batch of changes. The default does nothing.
  open func finalizeCollectionViewUpdates() {}
  /// Never called: changes of the bounds are not animated.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Never called: changes of the bounds are not animated.
  open func finalizeAnimatedBoundsChange() {}
  /// Called on the old layout before `newLayout` replaces it.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called on the new layout before it replaces `oldLayout`.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both layouts once the new one is in place and has been prepared.
  open func finalizeLayoutTransition() {}

  /// The attributes from which an appearing element is animated. Never called, as nothing is animated: it can only be
  /// overridden. The same holds for the five methods below.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Can be overridden, but is never called, as nothing is animated.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Can be overridden, but is never called, as nothing is animated.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }

  /// Can be overridden, but is never called, as nothing is animated.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }

  /// Can be overridden, but is never called, as nothing is animated.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
  }

  /// Can be overridden, but is never called, as nothing is animated.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
  }

  /// Can be overridden, but is never called: the layout is asked for everything again after a batch.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Can be overridden, but is never called: the layout is asked for everything again after a batch.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Can be overridden, but is never called: the layout is asked for everything again after a batch.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Can be overridden, but is never called: the layout is asked for everything again after a batch.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Between layout and collection view

  /// Called before the invalidation for a batch, so that what the layout stores by item moves with the items.
  func itemsWillMove(_ update: CollectionUpdate) {}

  /// Whether cells and supplementary views are asked for preferred attributes. A layout that never adopts them returns
  /// `false` and saves the measuring.
  package var asksForPreferredAttributes: Bool { true }

  /// The placement of an element in the list that it belongs to; `nil` if it belongs to none.
  func listPlacement(of element: CollectionElementKey) -> ListPlacement? { nil }

  /// The colour of a list that fills the collection view; `nil` if none does.
  final var listBackgroundColor: UIColor?

  /// The sections near a rectangle that scroll themselves; none by default.
  func scrolledSections(in rect: CGRect) -> [ScrolledSection] { [] }

  /// Whether the layout is asked about a change of the safe area as about one of the bounds. `false` by default.
  var followsSafeArea: Bool { false }

  /// The distance from the start of an item's section at which that comes to rest with the item visible; `nil` if it
  /// may anywhere.
  func restingOffset(ofItemAt indexPath: IndexPath) -> CGFloat? { nil }

  /// Called with the attributes of an element that was asked for its size and keeps it. The default does nothing.
  func elementKeepsSize(_ attributes: UICollectionViewLayoutAttributes) {}

  /// Whether the layout is asking the delegate and data source; it must not prepare meanwhile.
  final var isAnswering = false

  /// Whether the layout rejected the last preferred attributes without having read them.
  final var refusesUnread = false

  /// Calls the other of the two invalidation methods, so that an override of either is called once for every
  /// invalidation that is not for single elements.
  ///
  /// The method without a context invalidates everything (Apple's documentation of it), and is called for changes of
  /// bounds (danielctull-tests/Collection-View-Layout-Bounds-Change-Test, on iOS 11.4; openradar 40218744). Whether it
  /// is called for changes of data is not publicly known: existing layouts override only one of the two, and expect
  /// that.
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

  /// The attributes of an item while it is moved by touches: those of the item, with another centre. Never called.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      (layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes)
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }
  /// A context for items that are moved by touches, which has their paths and the place of the touch. Never called.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.setMovement(from: previousIndexPaths, to: targetIndexPaths, target: targetPosition)
    return context
  }
  /// A context for the end of a movement by touches, which has the paths of the items. Never called.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.setMovement(from: previousIndexPaths, to: indexPaths, target: .zero)
    return context
  }
  /// The destination of an item that is moved by touches: the default one. Never called.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { previousIndexPath }
}

extension UICollectionViewLayout: NibAwakening {}
