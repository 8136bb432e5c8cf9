import CompositionalLayouts
import Foundation

extension UICollectionViewCompositionalLayout {
  /// The arrangement, computed now if there is none; `nil` for a provider that asks for it while it is asked.
  final var current: CompositionalArrangement? {
    if arrangement == nil, !isAnswering, let collectionView {
      isAnswering = true
      defer { isAnswering = false }
      collectionView.asCurrent { arrange(in: collectionView) }
    }
    return arrangement
  }

  /// Drops what is out of date: everything in another room, and sizes measured at another width or content size category.
  final func dropOutdated() {
    guard let collectionView else {
      (sections, arrangement) = (nil, nil)
      return
    }
    let room = room(forBounds: collectionView.bounds)
    if let arrangement, arrangement.room != room || references != arrangedReferences {
      (sections, self.arrangement) = (nil, nil)
    }
    let conditions = MeasuringConditions(
      extent: room.size[room.axis.across], category: collectionView.traitCollection.preferredContentSizeCategory)
    guard conditions != self.conditions else { return }
    self.conditions = conditions
    if !measurements.isEmpty { (measurements, arrangement) = (LayoutMeasurements(), nil) }
  }

  private func arrange(in collectionView: UICollectionView) {
    dropOutdated()
    let room = room(forBounds: collectionView.bounds)
    let counts = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
    let sections = sections ?? askForSections(counts.count, environment(room, in: collectionView))
    self.sections = sections
    var problems: Set<LayoutProblem> = []
    var known: [ObjectIdentifier: LayoutSection] = [:]
    let definitions = sections.map { section -> LayoutSection? in
      guard let section else { return nil }
      if let definition = known[ObjectIdentifier(section)] { return definition }
      let definition = definition(of: section).usable(&problems)
      known[ObjectIdentifier(section)] = definition
      return definition
    }
    let reference = configuration.contentInsetsReference
    let arrangement = CompositionalArrangement(
      zip(definitions, counts).map { (definition: $0, count: $1) }, room: room,
      boundaryItems: configuration.boundarySupplementaryItems.map { $0.boundaryDefinition.usable(&problems) },
      reference: insets(of: reference), measurements: measurements)
    (self.arrangement, arrangedReferences) = (arrangement, references)
    report(problems.union(arrangement.problems))
  }

  private func askForSections(_ count: Int, _ environment: LayoutEnvironment) -> [NSCollectionLayoutSection?] {
    var isMissing = false
    return (0..<count).map { index in
      let section = provider(index, environment)
      if section == nil, !isMissing {
        isMissing = true
        UIKitFaults.raise(
          "NSInternalInconsistencyException", call: "UICollectionViewCompositionalLayout's section provider",
          reason: "it returned nil for section \(index)")
      }
      return section
    }
  }

  private func definition(of section: NSCollectionLayoutSection) -> LayoutSection {
    var definition = LayoutSection(group: section.group.definition)
    definition.contentInsets = section.contentInsets
    definition.interGroupSpacing = section.interGroupSpacing
    definition.orthogonal = section.orthogonalScrollingBehavior.definition
    definition.boundaryItems = section.boundarySupplementaryItems.map(\.boundaryDefinition)
    definition.decorations = section.decorationItems.map(\.decorationDefinition)
    definition.boundaryItemsFollowInsets = section.supplementariesFollowContentInsets
    let reference =
      section.contentInsetsReference == .automatic
      ? configuration.contentInsetsReference : section.contentInsetsReference
    definition.reference = insets(of: reference)
    let boundaryReference = section.supplementaryContentInsetsReference
    definition.boundaryReference =
      boundaryReference == .automatic ? definition.reference : insets(of: boundaryReference)
    return definition
  }

  private func report(_ problems: Set<LayoutProblem>) {
    for message in problems.map(\.message).sorted() {
      UIKitFaults.raise(
        "NSInternalInconsistencyException", call: "UICollectionViewCompositionalLayout", reason: message)
    }
  }

  // MARK: Invalidation

  /// Drops what the context says is out of date. If it names elements, the rest stays as it is.
  final func forget(what context: UICollectionViewLayoutInvalidationContext) {
    guard context.isForElements else {
      if context.invalidateEverything || context.invalidateDataSourceCounts { measurements = LayoutMeasurements() }
      (sections, arrangement) = (nil, nil)
      return
    }
    for path in context.invalidatedItemIndexPaths ?? [] where path.count == 2 {
      guard measurements.size(ofItem: path.item, section: path.section) != nil else { continue }
      measurements.remember(nil, item: path.item, section: path.section)
      arrangement?.adopt(measurements, ofSection: path.section, items: [path.item])
    }
    for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
      for path in paths {
        guard let (section, ordinal) = path.boundaryPlace else { continue }
        measurements.remember(nil, boundaryItem: kind, ordinal: ordinal, section: section)
        arrangement?.adopt(measurements, ofSection: section, items: [])
      }
    }
  }
}

extension IndexPath {
  /// The section of a boundary item, `nil` for the whole layout's, and the item's number there.
  var boundaryPlace: (section: Int?, ordinal: Int)? {
    switch count {
    case 1: (nil, self[0])
    case 2: (self[0], self[1])
    default: nil
    }
  }
}
