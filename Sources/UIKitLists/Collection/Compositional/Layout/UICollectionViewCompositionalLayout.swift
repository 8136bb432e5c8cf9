public import Foundation

/// A closure that makes the sections of a compositional layout. It is asked again whenever the layout's room, traits or
/// data have changed.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ section: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections, each of which repeats a group of items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// The sections that the provider made; `nil` when it must be asked again.
  final var sections: [NSCollectionLayoutSection?]?

  // MARK: Making

  /// Creates a layout all of whose sections are the same.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout all of whose sections are the same.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout whose sections a closure makes.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections a closure makes.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
    decorationClasses[ListBackgroundView.elementKind] = ListBackgroundView.self
  }

  /// Returns `nil`: archives are not read.
  public required init?(coder: NSCoder) {
    nil
  }

  /// What holds for all sections. Setting it lays out again.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  override func listPlacement(of element: CollectionElementKey) -> ListPlacement? {
    guard let index = element.indexPath.first, let list = section(at: index)?.list,
      let counts = collectionView?.layoutState.counts, counts.indices.contains(index)
    else { return nil }
    return list.placement(of: element, count: counts[index])
  }

  // MARK: Sections

  /// The section that the provider made; `nil` for one that does not exist or before the layout is prepared.
  package final func section(at index: Int) -> NSCollectionLayoutSection? {
    sections.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
}
