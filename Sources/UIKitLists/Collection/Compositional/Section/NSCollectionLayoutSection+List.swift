import Foundation
import SystemText

extension NSCollectionLayoutSection {
  /// A section that is a list: items as wide as the section that size themselves, with the headers, footers, insets and
  /// background of the configuration.
  ///
  /// The section can be changed; its items are those of a list as long as it is shown.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let content = ListSection(configuration, in: layoutEnvironment)
    let section = NSCollectionLayoutSection(group: ListSection.group)
    section.list = content
    section.contentInsets = content.contentInsets
    section.contentInsetsReference = content.insetsReference
    section.boundarySupplementaryItems = content.boundaryItems
    if content.backgroundColor != nil {
      section.decorationItems = [.background(elementKind: ListBackgroundView.elementKind)]
    }
    return section
  }
}

/// The settings that make a section of a compositional layout a list.
@MainActor
struct ListSection {
  let configuration: UICollectionLayoutListConfiguration
  /// The distance of content from the sides of its row, and of a card from those of the list.
  let margin: CGFloat
  private let grid: PixelGrid

  init(_ configuration: UICollectionLayoutListConfiguration, in environment: any NSCollectionLayoutEnvironment) {
    self.configuration = configuration
    margin = ListAppearance.margin(listWidth: environment.container.contentSize.width)
    grid = environment.traitCollection.pixelGrid
  }

  private typealias ListAppearance = UICollectionLayoutListConfiguration.Appearance
  private var appearance: ListAppearance { configuration.appearance }

  /// A row with one item, whose cell decides its height.
  static var group: NSCollectionLayoutGroup {
    let size = rowSize(estimatedHeight: ListAppearance.estimatedHeights.item)
    return .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }

  private static func rowSize(estimatedHeight: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimatedHeight))
  }

  // MARK: Distances

  /// The space around the items: of a card from the list's sides, of a group without header or footer from its
  /// neighbours, and above a header.
  var contentInsets: NSDirectionalEdgeInsets {
    let side = appearance == .insetGrouped ? margin : 0
    let space = appearance.spaceWithoutMargin(grid)
    return NSDirectionalEdgeInsets(
      top: configuration.headerMode == .none ? space : headerTopPadding, leading: side,
      bottom: configuration.footerMode == .none ? space : 0, trailing: side)
  }

  private var headerTopPadding: CGFloat {
    let padding = configuration.headerTopPadding ?? appearance.headerTopPadding
    return padding.isFinite ? max(0, padding) : 0
  }

  /// Rows from edge to edge reach below the edges of the screen, where their content keeps clear of them; cards do not.
  var insetsReference: UIContentInsetsReference { appearance == .insetGrouped ? .automatic : .none }

  /// The header and footer. Space above the header moves it together with the items below, by their insets.
  var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    let size = Self.rowSize(estimatedHeight: ListAppearance.estimatedHeights.margin)
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top,
        absoluteOffset: CGPoint(x: 0, y: headerTopPadding))
      header.pinToVisibleBounds = appearance.pinsHeaders
      items.append(header)
    }
    if configuration.footerMode == .supplementary {
      items.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return items
  }

  // MARK: Views

  /// The colour behind the section; `nil` if it is clear.
  var backgroundColor: UIColor? {
    let color = configuration.backgroundColor ?? appearance.backgroundColor
    return color == .clear ? nil : color
  }

  /// The list's placement of an element of the section at an index with a number of items.
  func placement(of element: CollectionElementKey, count: Int) -> ListPlacement? {
    switch element.category {
    case .cell: configuration.placement(ofItemAt: element.indexPath, count: count, margin: margin)
    case .decorationView: configuration.placement(of: .background, margin: margin)
    case .supplementaryView:
      switch element.kind {
      case UICollectionView.elementKindSectionHeader: configuration.placement(of: .header, margin: margin)
      case UICollectionView.elementKindSectionFooter: configuration.placement(of: .footer, margin: margin)
      default: nil
      }
    }
  }
}

/// The background of a list section.
final class ListBackgroundView: UICollectionReusableView {
  /// The kind of decoration view that list sections have.
  static let elementKind = "UICollectionLayoutListConfiguration background"

  override func adopt(_ list: ListPlacement?, _ outline: OutlinePlace?) {
    backgroundColor = list?.backgroundColor
  }
}
