import UIKit

/// Groups, spacing and sections of compositional layouts, one fact per line.
@MainActor
public func groupLines() -> [String] {
  [
    dimensionLine(), spacingLine(), edgeLine(), customLine(), estimateLine(), providerLine(), sectionLine(),
    configurationLine(), globalHeaderLine(), visibleLine(),
  ]
}

@MainActor
private func dimensionLine() -> String {
  let dimensions: [NSCollectionLayoutDimension] = [
    .fractionalWidth(0.5), .fractionalHeight(0.25), .absolute(44), .estimated(60), .uniformAcrossSiblings(estimate: 80),
  ]
  let kinds = dimensions.map {
    [$0.isFractionalWidth, $0.isFractionalHeight, $0.isAbsolute, $0.isEstimated].firstIndex(of: true) ?? -1
  }
  let (fixed, flexible) = (NSCollectionLayoutSpacing.fixed(8), NSCollectionLayoutSpacing.flexible(4))
  let edges = NSCollectionLayoutEdgeSpacing(leading: fixed, top: nil, trailing: flexible, bottom: fixed)
  let size = layoutSize(dimensions[0], dimensions[2])
  let alignments: [NSRectAlignment] = [
    .none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing, .topTrailing,
  ]
  let references: [UIContentInsetsReference] = [.automatic, .none, .safeArea, .layoutMargins, .readableContent]
  return "dimensions: \(dimensions.map(\.dimension)) \(kinds.prefix(4).map { $0 }) "
    + "\(size.widthDimension.dimension) \(size.heightDimension.dimension) \(fixed.isFixedSpacing) "
    + "\(flexible.isFlexibleSpacing) \(flexible.spacing) \(edges.leading?.spacing ?? 0) \(edges.top == nil) "
    + "\(edges.trailing?.spacing ?? 0) \(edges.bottom?.isFixedSpacing ?? false) \(alignments.map(\.rawValue)) "
    + "\(references.map(\.rawValue))"
}

/// The places of three items in a group with a spacing.
@MainActor
private func places(_ spacing: NSCollectionLayoutSpacing, isVertical: Bool = false) -> [CGFloat] {
  let group: NSCollectionLayoutGroup
  if isVertical {
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(.absolute(100), .absolute(60)))
    group = .vertical(layoutSize: layoutSize(.absolute(100), .absolute(200)), subitems: [item])
  } else {
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(.absolute(80), .absolute(50)))
    group = .horizontal(layoutSize: layoutSize(.absolute(300), .absolute(50)), subitems: [item])
  }
  group.interItemSpacing = spacing
  let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  return Shelf(layout, [3]).frames.map { isVertical ? $0.minY : $0.minX }
}

@MainActor
private func spacingLine() -> String {
  "spacings: \(places(.flexible(10))) \(places(.fixed(10))) \(places(.flexible(0), isVertical: true))"
}

@MainActor
private func edgeLine() -> String {
  func place(_ spacing: NSCollectionLayoutEdgeSpacing) -> CGRect {
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(.absolute(200), .absolute(50)))
    item.edgeSpacing = spacing
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.absolute(300), .absolute(50)), subitems: [item])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    return Shelf(layout, [1]).frame(0)
  }
  let end = place(NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: nil, trailing: nil, bottom: nil))
  let middle = place(
    NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil))
  return "edges: \(end) \(middle)"
}

@MainActor
private func customLine() -> String {
  let group = NSCollectionLayoutGroup.custom(layoutSize: layoutSize(.fractionalWidth(1), .absolute(100))) {
    environment in
    let width = environment.container.effectiveContentSize.width
    return [
      NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 100)),
      NSCollectionLayoutGroupCustomItem(
        frame: CGRect(x: width / 2, y: 20, width: width / 4, height: 60), zIndex: 3),
    ]
  }
  let shelf = Shelf(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [3])
  let item = NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 3, height: 4), zIndex: 5)
  return "custom groups: \(shelf.frames.map(\.minX)) \(shelf.frame(1)) \(shelf.frame(2)) \(item.frame.width) "
    + "\(item.zIndex)"
}

/// A cell that needs 30 or 70 points.
private final class TallCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = layoutAttributes.indexPath.item.isMultiple(of: 2) ? 30 : 70
    return layoutAttributes
  }
}

@MainActor
private func estimateLine() -> String {
  func shelf(_ height: NSCollectionLayoutDimension, group: NSCollectionLayoutDimension) -> Shelf {
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(0.5), height))
    let pair = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), group), subitems: [item])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: pair))
    return Shelf(layout, [4], cell: TallCell.self)
  }
  let own = shelf(.estimated(50), group: .estimated(50))
  let uniform = shelf(.uniformAcrossSiblings(estimate: 50), group: .estimated(50))
  let filled = shelf(.fractionalHeight(1), group: .estimated(100))
  return "estimates: \(own.frame(0)) \(own.frame(1)) \(own.frame(2).minY) \(own.contentSize.height) "
    + "\(uniform.frames.map(\.height)) \(filled.frames.map(\.height))"
}

@MainActor
private func providerLine() -> String {
  let (wide, sections) = (Count(), Count())
  let layout = UICollectionViewCompositionalLayout { section, environment in
    sections.value = max(sections.value, section)
    let isWide = environment.container.effectiveContentSize.width > 300
    wide.value += isWide && environment.traitCollection.userInterfaceIdiom == .phone ? 1 : 0
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item, count: isWide ? 4 : 2)
    return NSCollectionLayoutSection(group: group)
  }
  let shelf = Shelf(layout, [4, 4])
  let before = shelf.frame(1)
  shelf.view.frame.size.width = 280
  shelf.view.layoutIfNeeded()
  return "providers: \(before) \(shelf.frame(1)) \(wide.value > 0) \(sections.value) \(shelf.frame(3, 1))"
}

@MainActor
private func sectionLine() -> String {
  let section = NSCollectionLayoutSection(group: oneItemRow(44))
  let plain = [
    section.contentInsets == .zero, section.interGroupSpacing == 0, section.contentInsetsReference == .automatic,
    section.supplementaryContentInsetsReference == .automatic, section.orthogonalScrollingBehavior == .none,
    section.boundarySupplementaryItems.isEmpty, section.decorationItems.isEmpty,
    section.visibleItemsInvalidationHandler == nil,
  ]
  section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
  section.interGroupSpacing = 6
  section.contentInsetsReference = .none
  section.supplementaryContentInsetsReference = .none
  let copy = section.copy() as? NSCollectionLayoutSection
  let shelf = Shelf(UICollectionViewCompositionalLayout(section: section), [2, 1])
  return "layout sections: \(plain.filter { $0 }.count) \(shelf.frame(0)) \(shelf.frame(1).minY) "
    + "\(shelf.frame(0, 1).minY) \(shelf.contentSize.height) \(copy?.interGroupSpacing ?? 0)"
}

@MainActor
private func configurationLine() -> String {
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  let plain = configuration.scrollDirection == .vertical && configuration.contentInsetsReference == .safeArea
  configuration.interSectionSpacing = 8
  let spaced = UICollectionViewCompositionalLayout(
    section: NSCollectionLayoutSection(group: oneItemRow(44)), configuration: configuration)
  let sideways = UICollectionViewCompositionalLayoutConfiguration()
  sideways.scrollDirection = .horizontal
  sideways.contentInsetsReference = .layoutMargins
  sideways.contentInsetsReference = .none
  let item = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(1)))
  let page = NSCollectionLayoutGroup.horizontal(
    layoutSize: layoutSize(.absolute(100), .fractionalHeight(1)), subitems: [item])
  let pages = UICollectionViewCompositionalLayout(
    sectionProvider: { _, _ in NSCollectionLayoutSection(group: page) }, configuration: sideways)
  let shelf = Shelf(pages, [5])
  return "configurations: \(plain) \(Shelf(spaced, [0, 2, 1]).frame(0, 1).minY) \(shelf.frame(3)) \(shelf.contentSize) "
    + "\(spaced.configuration.interSectionSpacing) \(pages.configuration.scrollDirection == .horizontal)"
}

@MainActor
private func globalHeaderLine() -> String {
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  let title = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: layoutSize(.fractionalWidth(1), .absolute(50)), elementKind: "title", alignment: .top,
    absoluteOffset: .zero)
  configuration.boundarySupplementaryItems = [title]
  let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: oneItemRow(44)))
  layout.configuration = configuration
  let shelf = Shelf(layout, [1, 1])
  return "global headers: \(shelf.frame(0).minY) \(shelf.frame(0, 1).minY) \(shelf.contentSize.height) "
    + "\(configuration.boundarySupplementaryItems.count)"
}

@MainActor
private func visibleLine() -> String {
  let (calls, cells) = (Count(), Count())
  let section = NSCollectionLayoutSection(group: oneItemRow(44))
  section.visibleItemsInvalidationHandler = { items, offset, environment in
    calls.value += 1
    cells.value = items.filter { $0.representedElementCategory == .cell && !$0.isHidden }.count
    for item in items {
      let distance = abs(item.frame.midY - offset.y) / max(environment.container.contentSize.height, 1)
      item.alpha = max(0.2, 1 - distance)
      item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      item.zIndex = item.indexPath.item
    }
  }
  let shelf = Shelf(UICollectionViewCompositionalLayout(section: section), [3])
  return "visible items: \(calls.value > 0) \(cells.value) \(shelf.view.visibleCells.count)"
}
