import Foundation
import HeadlessUIKit

/// The content of a list that a document describes: a diffable data source of the places of its items.
@MainActor
struct ListSource {
  /// The place of an item: its section, then its index among its siblings at each level.
  typealias Place = [Int]

  let data: UICollectionViewDiffableDataSource<Int, Place>
  private let sections: [ListDefinition.Section]
  private let items: [Place: ListDefinition.Item]

  init(sections: [ListDefinition.Section], context: DocumentContext, for view: UICollectionView) {
    let items = Self.places(of: sections)
    (self.sections, self.items) = (sections, items)
    // Each item has a cell of its own: what one item sets, another need not reset.
    let cells = items.mapValues { item in Cells { cell, _, _ in item.fill(cell, in: context) } }
    let headers = Self.boundaries(UICollectionView.elementKindSectionHeader, sections.map(\.header), context)
    let footers = Self.boundaries(UICollectionView.elementKindSectionFooter, sections.map(\.footer), context)
    data = UICollectionViewDiffableDataSource(collectionView: view) { view, path, place in
      cells[place].map { view.dequeueConfiguredReusableCell(using: $0, for: path, item: place) }
    }
    data.supplementaryViewProvider = { view, kind, path in
      let boundaries = kind == UICollectionView.elementKindSectionHeader ? headers : footers
      return view.dequeueConfiguredReusableSupplementary(using: boundaries[path.section], for: path)
    }
  }

  private typealias Cells = UICollectionView.CellRegistration<UICollectionViewListCell, Place>
  private typealias Boundaries = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>

  /// The registrations of the sections' headers or footers, each of its own.
  private static func boundaries(
    _ kind: String, _ items: [ListDefinition.Item?], _ context: DocumentContext
  ) -> [Boundaries] {
    items.map { item in Boundaries(elementKind: kind) { cell, _, _ in item?.fill(cell, in: context) } }
  }

  /// All items by their places.
  private static func places(of sections: [ListDefinition.Section]) -> [Place: ListDefinition.Item] {
    var places: [Place: ListDefinition.Item] = [:]
    func collect(_ items: [ListDefinition.Item], below place: Place) {
      for (index, item) in items.enumerated() {
        places[place + [index]] = item
        collect(item.children, below: place + [index])
      }
    }
    for (number, section) in sections.enumerated() { collect(section.items, below: [number]) }
    return places
  }

  // MARK: Showing

  /// Shows the sections, those whose items have children as outlines.
  func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Place>()
    snapshot.appendSections(Array(sections.indices))
    data.apply(snapshot, animatingDifferences: false)
    for (number, section) in sections.enumerated() {
      var outline = NSDiffableDataSourceSectionSnapshot<Place>()
      append(section.items, at: [number], to: nil, in: &outline)
      data.apply(outline, to: number, animatingDifferences: false)
    }
  }

  private func append(
    _ items: [ListDefinition.Item], at place: Place, to parent: Place?,
    in outline: inout NSDiffableDataSourceSectionSnapshot<Place>
  ) {
    outline.append(items.indices.map { place + [$0] }, to: parent)
    for (index, item) in items.enumerated() {
      append(item.children, at: place + [index], to: place + [index], in: &outline)
      if item.isExpanded { outline.expand([place + [index]]) }
    }
  }

  /// The index paths of the selected items that are visible, in order.
  var selected: [IndexPath] {
    items.filter(\.value.isSelected).keys.compactMap { data.indexPath(for: $0) }.sorted()
  }
}

extension ListDefinition.Item {
  /// Gives a cell its properties and content. It cannot throw, so an error is reported as a fault, which fails the case.
  @MainActor fileprivate func fill(_ cell: UICollectionViewListCell, in context: DocumentContext) {
    do {
      try settings.apply(to: cell, in: context)
      if let template, cell.contentView.subviews.isEmpty { try template.fill(cell.contentView, in: context) }
    } catch {
      UIKitFaults.report(error)
    }
  }
}
