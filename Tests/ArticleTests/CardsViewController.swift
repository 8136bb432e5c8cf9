import CardLayouts
import UIKit

/// A screen of cards in columns, with insets of 6 points and 12 points between cards.
class CardsViewController<Cell: CardCell>: UIViewController, UICollectionViewDataSource {
  static var spacing: CGFloat { 12 }

  let sections: [[Card]]
  /// The number of columns; nil for that of the first article's screen.
  var fixedColumns: Int?
  /// The number of times that the controller was told of changed traits.
  private(set) var traitChanges = 0
  private let layout: UICollectionViewLayout
  private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

  init(_ sections: [[Card]], layout: UICollectionViewLayout) {
    self.sections = sections
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(Cell.self, forCellWithReuseIdentifier: "card")
    collectionView.dataSource = self
    // Makes the cards avoid the status bar even if there are few of them: under it, they would have larger margins.
    collectionView.alwaysBounceVertical = true
    view.addSubview(collectionView)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitChanges += 1
  }

  var columns: Int {
    let isPortrait = UIDevice.current.orientation.isPortrait
    return fixedColumns ?? (UIDevice.current.userInterfaceIdiom == .pad ? 2 : 1) + (isPortrait ? 0 : 1)
  }

  /// The width of a card, in whole pixels.
  var cardWidth: CGFloat {
    let width = collectionView.bounds.width / CGFloat(columns) - Self.spacing
    return (width / Device.pixel).rounded(.down) * Device.pixel
  }

  /// For subclasses whose cells need more than their card. Called again after the screen has been laid out.
  func prepare(_ cell: Cell) {}

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for case let cell as Cell in collectionView.visibleCells { prepare(cell) }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    guard let card = cell as? Cell else { return cell }
    card.set(card: sections[indexPath.section][indexPath.item])
    prepare(card)
    return card
  }
}

/// Cells that size themselves in a flow layout: `automaticSize` as the estimate.
final class SelfSizingViewController<Cell: CardCell>: CardsViewController<Cell> {
  init(_ sections: [[Card]]) {
    let layout = CountedFlowLayout.ofCards()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    super.init(sections, layout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func prepare(_ cell: Cell) {
    cell.fix(width: cardWidth)
  }
}

/// The way before iOS 10: an accurate estimate, and `automaticSize` as the items' size.
final class EstimatingViewController<Cell: CardCell>: CardsViewController<Cell> {
  init(_ sections: [[Card]]) {
    let layout = CountedFlowLayout.ofCards()
    layout.estimatedItemSize = CGSize(width: 50, height: 100)
    layout.itemSize = UICollectionViewFlowLayout.automaticSize
    super.init(sections, layout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func prepare(_ cell: Cell) {
    cell.fix(width: cardWidth)
  }
}

/// A function that determines the height of a card.
typealias CardHeight<Cell: CardCell> = @MainActor (Card, CardsViewController<Cell>) -> CGFloat

/// A flow layout whose delegate returns the size of each card.
final class DelegateFlowViewController<Cell: CardCell>: CardsViewController<Cell>, UICollectionViewDelegateFlowLayout {
  private let height: CardHeight<Cell>
  private(set) var asked = 0

  init(_ sections: [[Card]], height: @escaping CardHeight<Cell>) {
    self.height = height
    super.init(sections, layout: CountedFlowLayout.ofCards())
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.delegate = self
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked += 1
    return CGSize(width: cardWidth, height: height(sections[indexPath.section][indexPath.item], self))
  }
}

/// The second article's grid.
final class GridViewController<Cell: CardCell>: CardsViewController<Cell>, FlexibleRowHeightGridLayout.Delegate {
  let grid = CountedGridLayout()
  private let height: CardHeight<Cell>
  /// The heights that were returned, in order.
  private(set) var heights: [CGFloat] = []
  var asked: Int { heights.count }

  init(_ sections: [[Card]], height: @escaping CardHeight<Cell>) {
    self.height = height
    super.init(sections, layout: grid)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    grid.delegate = self
    grid.sectionInset = UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6)
    grid.minimumLineSpacing = 12
    grid.minimumInteritemSpacing = 12
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout, heightForItemAt indexPath: IndexPath
  ) -> CGFloat {
    heights.append(height(sections[indexPath.section][indexPath.item], self))
    return heights[heights.count - 1]
  }

  func numberOfColumns(for size: CGSize) -> Int { columns }
}

/// This package's waterfall.
final class WaterfallViewController<Cell: CardCell>: CardsViewController<Cell>, WaterfallLayoutDelegate {
  private let waterfall = CountedWaterfallLayout()
  private let height: CardHeight<Cell>
  private(set) var asked = 0

  init(_ sections: [[Card]], height: @escaping CardHeight<Cell>) {
    self.height = height
    super.init(sections, layout: waterfall)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    waterfall.delegate = self
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, heightForItemAt indexPath: IndexPath,
    withWidth width: CGFloat
  ) -> CGFloat {
    asked += 1
    return height(sections[indexPath.section][indexPath.item], self)
  }
}

/// The first article's screen: its own layout, and a cell that only serves measuring.
final class OwnerMainScreenCollectionViewController: CardsViewController<AlertCollectionViewCell> {
  private let ownLayout = OwnerMainScreenLayout()
  private var sizingAlertCell: AlertCollectionViewCell?

  init(_ sections: [[Card]]) {
    super.init(sections, layout: ownLayout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    sizingAlertCell = AlertCollectionViewCell()
    ownLayout.delegate = self
  }
}

extension OwnerMainScreenCollectionViewController: OwnerMainScreenLayoutDelegate {
  func collectionView(
    collectionView: UICollectionView, heightForItemAtIndexPath indexPath: IndexPath, withWidth: CGFloat
  ) -> CGFloat {
    sizingAlertCell?.set(card: sections[indexPath.section][indexPath.row])
    return sizingAlertCell?.heightFor(width: withWidth) ?? 200
  }
}
