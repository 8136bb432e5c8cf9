import UIKit

/// Compositional layouts, one fact per line: where their elements are.
@MainActor
public func compositionalLines() -> [String] {
  [gridLine(), insetLine(), headerLine(), nestedLine(), badgeLine(), orthogonalLine()]
}

@MainActor
func layoutSize(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

/// A row of a fixed height, with one item.
@MainActor
func oneItemRow(_ height: CGFloat) -> NSCollectionLayoutGroup {
  let item = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(1)))
  return .horizontal(layoutSize: layoutSize(.fractionalWidth(1), .absolute(height)), subitems: [item])
}

@MainActor
private func gridLine() -> String {
  let item = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(0.2), .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: layoutSize(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item])
  let grid = Shelf(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [94])
  let list = Shelf(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: oneItemRow(44))), [94])
  return "grids: \(grid.frame(7)) \(grid.contentSize) \(list.frame(2)) \(list.contentSize)"
}

@MainActor
private func insetLine() -> String {
  func frames(_ change: (NSCollectionLayoutItem) -> Void) -> [CGRect] {
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(.absolute(20), .absolute(20)))
    change(item)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(20)), subitems: [item])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    return Shelf(layout, [3]).frames
  }
  let inset = frames { $0.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2) }
  let spaced = frames {
    $0.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: .fixed(2), bottom: nil)
  }
  return "insets: \(inset[0]) \(inset[1]) \(spaced.map(\.minX)) \(spaced[2].size)"
}

@MainActor
private func headerLine() -> String {
  func section() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: oneItemRow(40))
    section.interGroupSpacing = 2
    let bar = layoutSize(.fractionalWidth(1), .absolute(24))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: bar, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: bar, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
    header.pinToVisibleBounds = true
    header.zIndex = 2
    section.boundarySupplementaryItems = [header, footer]
    return section
  }
  let shelf = Shelf(UICollectionViewCompositionalLayout(section: section()), [5])
  let header = section().boundarySupplementaryItems[0]
  let empty = Shelf(UICollectionViewCompositionalLayout(section: section()), [0, 2])
  return "headers: \(shelf.header()) \(shelf.frames.map(\.minY)) \(shelf.footer()) \(shelf.contentSize.height) "
    + "\(empty.footer().minY) \(empty.header(1).minY) \(empty.frame(0, 1).minY) \(header.extendsBoundary) "
    + "\(header.alignment == .top) \(header.offset) \(header.elementKind == UICollectionView.elementKindSectionHeader)"
}

@MainActor
private func nestedLine() -> String {
  let half = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(0.5), .fractionalHeight(1)))
  let whole = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(1)))
  let quarter = layoutSize(.fractionalWidth(0.25), .fractionalHeight(1))
  let pair = NSCollectionLayoutGroup.vertical(layoutSize: quarter, repeatingSubitem: whole, count: 2)
  let triple = NSCollectionLayoutGroup.vertical(layoutSize: quarter, subitem: whole, count: 3)
  pair.interItemSpacing = .fixed(8)
  triple.interItemSpacing = .fixed(8)
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)), subitems: [half, pair, triple])
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = 8
  let shelf = Shelf(UICollectionViewCompositionalLayout(section: section), [8])
  return "nested: \(shelf.frame(0)) \(shelf.frame(2)) \(shelf.frame(5)) \(shelf.frame(6)) \(shelf.frame(7)) "
    + "\(shelf.contentSize.height) \(group.subitems.count)"
}

@MainActor
private func badgeLine() -> String {
  let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
  let badge = NSCollectionLayoutSupplementaryItem(
    layoutSize: layoutSize(.absolute(15), .absolute(15)), elementKind: "badge", containerAnchor: anchor)
  let item = NSCollectionLayoutItem(
    layoutSize: layoutSize(.fractionalWidth(1), .fractionalWidth(0.25)), supplementaryItems: [badge])
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: layoutSize(.fractionalWidth(1), .absolute(80)), repeatingSubitem: item, count: 4)
  group.interItemSpacing = .fixed(16)
  group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 24)
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = 16
  let shelf = Shelf(UICollectionViewCompositionalLayout(section: section), [8], width: 352)
  let outside = NSCollectionLayoutSupplementaryItem(
    layoutSize: layoutSize(.absolute(20), .absolute(20)), elementKind: "dot",
    containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 10, y: -10)),
    itemAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading]))
  let tile = NSCollectionLayoutItem(
    layoutSize: layoutSize(.absolute(100), .absolute(100)), supplementaryItems: [outside])
  let tiles = NSCollectionLayoutGroup.horizontal(
    layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)), subitems: [tile])
  let dots = Shelf(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: tiles)), [1])
  return "badges: \(shelf.frame(0)) \(shelf.frame(1).minX) \(shelf.frame(4).minY) \(shelf.supplementary("badge", 0)) "
    + "\(shelf.supplementary("badge", 4).minY) \(dots.supplementary("dot", 0)) \(anchor.isFractionalOffset) "
    + "\(anchor.edges.contains(.trailing)) \(anchor.offset) \(outside.itemAnchor != nil) "
    + "\(badge.containerAnchor == anchor) \(item.supplementaryItems.count)"
}

/// The background of a section.
private final class Card: UICollectionReusableView {}

@MainActor
private func orthogonalLine() -> String {
  let item = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: layoutSize(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 4)
  group.interItemSpacing = .fixed(8)
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  section.orthogonalScrollingBehavior = .continuous
  let background = NSCollectionLayoutDecorationItem.background(elementKind: "card")
  section.decorationItems = [background]
  let layout = UICollectionViewCompositionalLayout(section: section)
  layout.register(Card.self, forDecorationViewOfKind: "card")
  let shelf = Shelf(layout, [2, 4], width: 344)
  let card = layout.layoutAttributesForDecorationView(ofKind: "card", at: IndexPath(item: 0, section: 0))
  section.orthogonalScrollingProperties.bounce = .never
  section.orthogonalScrollingProperties.decelerationRate = .fast
  let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
    .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
  ]
  return "orthogonal: \(shelf.frame(0)) \(shelf.frame(1).minX) \(shelf.frame(0, 1)) \(card?.frame ?? .zero) "
    + "\(shelf.contentSize) \(behaviors.map(\.rawValue)) \(background.zIndex) \(background.elementKind)"
}
