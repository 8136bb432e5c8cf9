import Foundation
import HeadlessUIKit

/// A compositional layout of 10,000 items in 40 sections: its first screen, screens at other offsets, and one item's
/// invalidation.
@MainActor
struct CompositionalBenchmark {
  private let rounds: Int

  init(_ arguments: Arguments) throws { rounds = try arguments.count("rounds") }

  func run() throws -> [Figure] {
    try CompositionalSections.allCases.flatMap(figures)
  }

  /// Milliseconds, each the least of the rounds after a first that is not counted; of the offsets the slowest one.
  private func figures(_ sections: CompositionalSections) throws -> [Figure] {
    var first = Double.infinity
    var offset = Double.infinity
    var invalidation = Double.infinity
    for round in 0...rounds {
      let screen = CompositionalScreen(sections)
      let times = (
        first: processorSeconds { screen.layOut() }, offset: try slowestOffset(screen),
        invalidation: try oneItem(screen)
      )
      guard round > 0 else { continue }
      (first, offset) = (min(first, times.first), min(offset, times.offset))
      invalidation = min(invalidation, times.invalidation)
    }
    return [("first", first), ("offset", offset), ("invalidation", invalidation)].map { name, seconds in
      Figure(name: "compositional.\(sections.rawValue).\(name)", value: seconds * 1000, unit: "ms")
    }
  }

  /// The slowest of twenty screens, from 2.5 % to 97.5 % of the content.
  private func slowestOffset(_ screen: CompositionalScreen) throws -> Double {
    let times = stride(from: 0.025, to: 1, by: 0.05).map { place in
      processorSeconds {
        screen.view.contentOffset.y = (screen.view.contentSize.height * place).rounded()
        screen.layOut()
      }
    }
    guard !screen.view.indexPathsForVisibleItems.isEmpty, UIKitFaults.take().isEmpty else {
      throw BenchmarkError.nothingMeasured
    }
    return times.max() ?? 0
  }

  /// The first visible item's invalidation, and the layout after it.
  private func oneItem(_ screen: CompositionalScreen) throws -> Double {
    guard let path = screen.view.indexPathsForVisibleItems.min() else { throw BenchmarkError.nothingMeasured }
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [path])
    return processorSeconds {
      screen.view.collectionViewLayout.invalidateLayout(with: context)
      screen.layOut()
    }
  }
}

/// The sections that are shown.
enum CompositionalSections: String, CaseIterable {
  /// A list, a grid with headers and a background, a row that scrolls itself with badges, and nested groups.
  case fixed
  /// Rows whose cells size themselves.
  case estimated
}

/// A collection of 40 sections with 250 items each, in a window of a phone's size.
@MainActor
final class CompositionalScreen: NSObject, UICollectionViewDataSource {
  private static let (sections, items) = (40, 250)
  private static let (header, badge, background) = ("header", "badge", "background")

  let window = UIWindow(frame: CGRect(origin: .zero, size: BenchmarkPhone.size))
  let view: UICollectionView

  init(_ sections: CompositionalSections) {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      switch sections {
      case .fixed: Self.fixed(section)
      case .estimated: Self.rows(height: .estimated(44))
      }
    }
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: Self.background)
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    view.register(CompositionalCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [Self.header, Self.badge] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    view.dataSource = self
    window.overrideTraits = BenchmarkPhone.traits(.large)
    window.addSubview(view)
  }

  func layOut() { window.layoutIfNeeded() }

  // MARK: Data

  func numberOfSections(in collectionView: UICollectionView) -> Int { Self.sections }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { Self.items }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? CompositionalCell)?.label.text = "\(indexPath.section), \(indexPath.item)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }

  // MARK: Sections

  private static func fixed(_ section: Int) -> NSCollectionLayoutSection {
    switch section % 4 {
    case 0: rows(height: .absolute(44))
    case 1: grid()
    case 2: shelf()
    default: nested()
    }
  }

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private static func rows(height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let size = size(.fractionalWidth(1), height)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return NSCollectionLayoutSection(group: group)
  }

  /// Three columns with a pinned header and a background.
  private static func grid() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(1 / 3)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(36)), elementKind: header, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    section.decorationItems = [.background(elementKind: background)]
    return section
  }

  /// Cards beside each other with a badge each.
  private static func shelf() -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: badge,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.absolute(140), .absolute(180)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    section.orthogonalScrollingBehavior = .continuous
    return section
  }

  /// A large item beside two small ones.
  private static func nested() -> NSCollectionLayoutSection {
    let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), subitems: [small, small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(160)), subitems: [large, column])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    return section
  }
}

/// A cell with a label at its margins.
@MainActor
private final class CompositionalCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      label.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
