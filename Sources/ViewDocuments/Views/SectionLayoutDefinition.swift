import Foundation
import HeadlessUIKit

/// A section of a compositional layout in a document.
package struct SectionLayoutDefinition: Sendable {
  /// A header or footer.
  package struct Boundary: Sendable {
    package var height = DimensionDefinition(.estimated, 44)
    package var pins = false

    package init() {}
  }

  package var group: ItemLayoutDefinition
  package var settings: [ViewDefinition.Setting] = []
  package var header = Boundary()
  package var footer = Boundary()
  package var decorations: [DecorationLayoutDefinition] = []
  /// The distance that a section that scrolls across the layout is scrolled from its start, in points.
  package var contentOffset = 0.0

  package init(group: ItemLayoutDefinition) {
    self.group = group
  }

  /// Makes the section, with views for a header and a footer if it has those.
  @MainActor func makeSection(
    _ index: Int, hasHeader: Bool, hasFooter: Bool, in context: DocumentContext
  ) throws(DocumentError) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: try group.makeGroup(in: context))
    try settings.apply(to: section, in: context)
    if hasHeader {
      section.boundarySupplementaryItems.append(
        header.makeItem(UICollectionView.elementKindSectionHeader, alignment: .top))
    }
    if hasFooter {
      section.boundarySupplementaryItems.append(
        footer.makeItem(UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    for decoration in decorations {
      section.decorationItems.append(try decoration.makeItem(inSection: index, context))
    }
    return section
  }
}

extension SectionLayoutDefinition.Boundary {
  @MainActor fileprivate func makeItem(
    _ kind: String, alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height.dimension),
      elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = pins
    return item
  }
}

/// An item or a group of a compositional layout in a document.
package struct ItemLayoutDefinition: Sendable {
  /// The axis and subitems that make an item a group.
  package struct Group: Sendable {
    package enum Axis: String, CaseIterable, Sendable {
      case horizontal
      case vertical
    }

    package var axis: Axis
    package var count: Int?
    package var spacing: SpacingDefinition?
    package var subitems: [ItemLayoutDefinition]

    package init(axis: Axis, count: Int?, spacing: SpacingDefinition?, subitems: [ItemLayoutDefinition]) {
      (self.axis, self.count, self.spacing, self.subitems) = (axis, count, spacing, subitems)
    }
  }

  package var width: DimensionDefinition
  package var height: DimensionDefinition
  package var settings: [ViewDefinition.Setting] = []
  /// The views at the item, or at the group.
  package var supplementaryItems: [SupplementaryLayoutDefinition] = []
  package var group: Group?

  package init(width: DimensionDefinition, height: DimensionDefinition) {
    (self.width, self.height) = (width, height)
  }

  @MainActor fileprivate func makeItem(in context: DocumentContext) throws(DocumentError) -> NSCollectionLayoutItem {
    guard group == nil else { return try makeGroup(in: context) }
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: try supplementaries(in: context))
    try settings.apply(to: item, in: context)
    return item
  }

  /// The group, or a group of the item alone.
  @MainActor fileprivate func makeGroup(
    in context: DocumentContext
  ) throws(DocumentError) -> NSCollectionLayoutGroup {
    guard let group else { return .vertical(layoutSize: size, subitems: [try makeItem(in: context)]) }
    var subitems: [NSCollectionLayoutItem] = []
    for subitem in group.subitems { subitems.append(try subitem.makeItem(in: context)) }
    let made = group.make(size, subitems)
    made.interItemSpacing = group.spacing?.spacing
    made.supplementaryItems = try supplementaries(in: context)
    try settings.apply(to: made, in: context)
    return made
  }

  @MainActor private func supplementaries(
    in context: DocumentContext
  ) throws(DocumentError) -> [NSCollectionLayoutSupplementaryItem] {
    var made: [NSCollectionLayoutSupplementaryItem] = []
    for item in supplementaryItems { made.append(try item.makeItem(in: context)) }
    return made
  }

  /// The kinds of the views at the item and at those in it, each once.
  package var supplementaryKinds: [String] {
    let kinds = supplementaryItems.map(\.elementKind) + (group?.subitems ?? []).flatMap(\.supplementaryKinds)
    return kinds.enumerated().filter { kinds.firstIndex(of: $1) == $0 }.map(\.element)
  }

  @MainActor private var size: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width.dimension, heightDimension: height.dimension)
  }
}

extension ItemLayoutDefinition.Group {
  @MainActor fileprivate func make(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    switch (axis, count, subitems.first) {
    case (.horizontal, let count?, let item?):
      .horizontal(layoutSize: size, repeatingSubitem: item, count: count)
    case (.vertical, let count?, let item?): .vertical(layoutSize: size, repeatingSubitem: item, count: count)
    case (.horizontal, _, _): .horizontal(layoutSize: size, subitems: subitems)
    case (.vertical, _, _): .vertical(layoutSize: size, subitems: subitems)
    }
  }
}

/// A width or height in a document: `fractionalWidth(0.5)`, `estimated(44)`, or points.
package struct DimensionDefinition: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
    case uniformAcrossSiblings
  }

  let kind: Kind
  let value: Double

  package init(_ kind: Kind, _ value: Double) {
    (self.kind, self.value) = (kind, value)
  }

  @MainActor var dimension: NSCollectionLayoutDimension {
    switch kind {
    case .fractionalWidth: .fractionalWidth(value)
    case .fractionalHeight: .fractionalHeight(value)
    case .absolute: .absolute(value)
    case .estimated: .estimated(value)
    case .uniformAcrossSiblings: .uniformAcrossSiblings(estimate: value)
    }
  }
}

/// A distance in a document: points, or `flexible(8)`.
package struct SpacingDefinition: Hashable, Sendable {
  let isFlexible: Bool
  let length: Double

  package init(isFlexible: Bool, length: Double) {
    (self.isFlexible, self.length) = (isFlexible, length)
  }

  @MainActor fileprivate var spacing: NSCollectionLayoutSpacing { isFlexible ? .flexible(length) : .fixed(length) }
}
