import CompositionalLayouts
import ElementGeometry
public import Foundation

/// A closure that makes the sections of a compositional layout. It is asked again whenever the layout's room, traits or
/// data have changed.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ section: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections, each of which repeats a group of items.
///
/// Shares are of the group, or for the outermost group of the collection view less the section's insets. Estimated sizes
/// hold until a cell is visible and asked for the size it needs.
///
/// Differs from UIKit: insets below 1 are points, not shares.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  final let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// The sections that the provider made; `nil` when it must be asked again.
  final var sections: [NSCollectionLayoutSection?]?
  /// The computed arrangement; `nil` when it is out of date. See `current`.
  final var arrangement: CompositionalArrangement?
  /// The insets of the references that the arrangement was computed with.
  final var arrangedReferences: [NSDirectionalEdgeInsets] = []
  final var measurements = LayoutMeasurements()
  /// The width and content size category that the sizes were measured for.
  final var conditions: MeasuringConditions?
  /// Whether a section's handler is being called, which may not have the layout call it again.
  final var isHandling = false

  // MARK: Making

  /// Creates a layout all of whose sections are the same.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
    registerListBackground()
  }

  /// Creates a layout all of whose sections are the same.
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
    registerListBackground()
  }

  /// Creates a layout whose sections a closure makes.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
    registerListBackground()
  }

  /// Creates a layout whose sections a closure makes.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
    registerListBackground()
  }

  private func registerListBackground() {
    decorationClasses[ListBackgroundView.elementKind] = ListBackgroundView.self
  }

  /// Returns `nil`: archives are not read.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The configuration that holds for all sections. Setting it lays out again.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  override func listPlacement(of element: CollectionElementKey) -> ListPlacement? {
    guard let index = element.indexPath.first, let list = section(at: index)?.list,
      let counts = collectionView?.layoutState.counts, counts.indices.contains(index)
    else { return nil }
    return list.placement(of: element, count: counts[index])
  }

  // MARK: Layout

  /// Sections are laid out from left to right, and mirrored where the interface runs in the other direction.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    super.prepare()
    dropOutdated()
    _ = current
  }

  open override var collectionViewContentSize: CGSize { current?.contentSize ?? .zero }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard rect.hasEdges, current != nil else { return [] }
    return attributes(in: rect)
  }

  /// The attributes of an item; `nil` if there is no such item. Those in a section that scrolls itself are where the item
  /// is before that is scrolled.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return current?.item(indexPath.item, ofSection: indexPath.section).map { makeAttributes($0) }
  }

  /// The attributes of a header, footer, badge or other supplementary view; `nil` if there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    element(.supplementary, elementKind, at: indexPath).map { makeAttributes($0) }
  }

  /// The attributes of a section's background; `nil` if there is none.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    element(.decoration, elementKind, at: indexPath).map { makeAttributes($0) }
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    switch context.cause {
    case .grantedSize, .scroll: break
    case .update: (sections, arrangement) = (nil, nil)
    case .change: forget(what: context)
    }
    super.invalidateLayout(with: context)
  }

  /// True if the room of sections changes, a pinned view moves or a section's handler is to be called.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView, let arrangement else { return true }
    return room(forBounds: newBounds) != arrangement.room || references != arrangedReferences
      || (followsScrolling && newBounds != collectionView.bounds)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let arrangement, room(forBounds: newBounds) == arrangement.room, references == arrangedReferences {
      context.cause = .scroll
    }
    return context
  }

  /// True if an element whose size is estimated asks for a size other than the one that is known.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    need(preferredAttributes, insteadOf: originalAttributes).map { $0 != knownNeed(of: originalAttributes) } ?? false
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    if let need = need(preferredAttributes, insteadOf: originalAttributes) {
      remember(need, of: originalAttributes)
    }
    context.cause = .grantedSize
    return context
  }

  override var followsSafeArea: Bool { true }

  override func elementKeepsSize(_ attributes: UICollectionViewLayoutAttributes) {
    keepSize(of: attributes)
  }

  /// Elements that stay keep the sizes they asked for; reloaded ones are measured again.
  override func itemsWillMove(_ update: CollectionUpdate) {
    measurements.move(update)
  }

  // MARK: Sections

  override func scrolledSections(in rect: CGRect) -> [ScrolledSection] {
    windows(in: rect)
  }

  override func restingOffset(ofItemAt indexPath: IndexPath) -> CGFloat? {
    guard let current, current.sections.indices.contains(indexPath.section) else { return nil }
    return current.sections[indexPath.section].restingOffset(showingItem: indexPath.item)
  }

  /// The section that the provider made; `nil` for one that does not exist or before the layout is prepared.
  package final func section(at index: Int) -> NSCollectionLayoutSection? {
    sections.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
}
