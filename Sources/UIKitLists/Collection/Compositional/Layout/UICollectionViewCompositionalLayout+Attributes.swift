import CompositionalLayouts
import Foundation

extension UICollectionViewCompositionalLayout {
  /// The most elements that one question is answered with: more than any screen shows.
  private static let elementLimit = 20_000

  /// Whether anything depends on the visible range.
  final var followsScrolling: Bool {
    let sections = sections ?? []
    return configuration.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
      || sections.contains { section in
        guard let section else { return false }
        return section.visibleItemsInvalidationHandler != nil
          || section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
      }
  }

  /// The visible range along the scrolling direction, in the layout's coordinates.
  private var pinning: LayoutPinning {
    guard let collectionView else { return LayoutPinning(axis: axis, visible: (0, 0)) }
    let (range, insets) = (
      collectionView.mirrored(collectionView.bounds).range(along: axis), collectionView.adjustedContentInset
    )
    let edges = axis == .vertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    return LayoutPinning(axis: axis, visible: (range.start + edges.0, range.end - edges.1))
  }

  final func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let arrangement else { return [] }
    let (pinning, rect) = (pinning, rect.standardized)
    var result: [UICollectionViewLayoutAttributes] = []
    for section in arrangement.sections(in: rect) {
      let offset = collectionView?.scrolledOffset(ofSection: section) ?? 0
      let elements = arrangement.elements(ofSection: section, in: rect, scrolledBy: offset, pinning: pinning)
      let attributes = elements.prefix(Self.elementLimit - result.count).map { makeAttributes($0) }
      callHandler(ofSection: section, with: attributes, offset: offset)
      result += attributes
      if elements.count > attributes.count {
        collectionView?.reportUnsupported(
          "A compositional layout with more than \(Self.elementLimit) elements on one screen", instead: "Show fewer.")
        return result
      }
    }
    let boundary = arrangement.boundaryElements(pinning: pinning).map { makeAttributes($0) }
    return result + boundary.filter { $0.frame.touches(rect) }
  }

  /// A supplementary or decoration view, wherever it is.
  final func element(_ category: PlacedElement.Category, _ kind: String, at path: IndexPath) -> PlacedElement? {
    guard let current else { return nil }
    func isWanted(_ element: PlacedElement) -> Bool {
      element.category == category && element.kind == kind && element.path == path
    }
    if path.count == 1 { return current.boundaryElements(pinning: pinning).first(where: isWanted) }
    guard path.count == 2, current.sections.indices.contains(path.section) else { return nil }
    let everywhere = CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)
    // Views near the item of the same number are found without a look at all groups.
    let near = current.item(path.item, ofSection: path.section)?.frame.insetBy(dx: -200, dy: -200)
    for rect in [near, everywhere].compactMap(\.self) {
      let offset = current.window(ofSection: path.section).map { $0.minX - rect.minX } ?? 0
      let found = current.elements(
        ofSection: path.section, in: rect, scrolledBy: rect == everywhere ? offset : 0, pinning: pinning
      ).first(where: isWanted)
      if let found { return found }
    }
    return nil
  }

  final func makeAttributes(_ element: PlacedElement) -> UICollectionViewLayoutAttributes {
    let named = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = UICollectionViewLayoutAttributes.make(named ?? UICollectionViewLayoutAttributes.self)
    var values = attributes.values
    (values.category, values.kind) = (element.category.category, element.kind)
    (values.indexPath, values.zIndex) = (element.path, element.zIndex)
    values.estimatedAxes = element.estimatedAxes
    values.scrolledSection = element.isScrolled ? element.path[0] : nil
    values.setFrame(element.frame)
    attributes.values = values
    return attributes
  }

  /// Lets a section's handler change the appearance of what is visible of it.
  private func callHandler(
    ofSection section: Int, with attributes: [UICollectionViewLayoutAttributes], offset: CGFloat
  ) {
    guard let definition = self.section(at: section), let handler = definition.visibleItemsInvalidationHandler,
      let collectionView, let arrangement, !isHandling
    else { return }
    isHandling = true
    defer { isHandling = false }
    // As in UIKit, elements of a section with estimated sizes cannot be changed.
    let isEstimated = arrangement.sections[section].definition.group.isEstimated
    let items = attributes.map { VisibleLayoutItem(isEstimated ? $0.snapshot : $0) }
    let isScrolled = arrangement.sections[section].isOrthogonal
    let scrolled = axis == .vertical ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
    handler(
      items, isScrolled ? scrolled : collectionView.contentOffset, environment(arrangement.room, in: collectionView))
  }

  /// The windows of the sections near a rectangle that scroll themselves.
  final func windows(in rect: CGRect) -> [ScrolledSection] {
    guard rect.hasEdges, let current else { return [] }
    return current.sections(in: rect.standardized).compactMap { index in
      guard let window = current.window(ofSection: index), window.touches(rect) else { return nil }
      let section = current.sections[index]
      return ScrolledSection(
        section: index, window: window, length: section.scrolledLength, isHorizontal: section.runAxis == .horizontal)
    }
  }
}

extension PlacedElement.Category {
  fileprivate var category: UICollectionView.ElementCategory {
    switch self {
    case .item: .cell
    case .supplementary: .supplementaryView
    case .decoration: .decorationView
    }
  }
}
