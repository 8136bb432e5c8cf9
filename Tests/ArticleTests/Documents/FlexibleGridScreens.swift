import FlexibleRowHeightGridLayout
import InterfaceBuilder
import UIKit

/// The grid's example: a cell from a nib, its content view pinned when it awakes.
final class GridCell: UICollectionViewCell, OutletConnecting {
  @MainActor static let texts = [
    "One line", "A text that needs more than one line in a narrow column", "Short", "Another text of some length",
    "The last one is long enough that it needs several lines at every size of text, wherever it stands",
  ]
  weak var label: UILabel!

  func connectOutlets(_ outlets: OutletConnector) {
    outlets.connect("label") { label = $0 }
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    contentView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      contentView.leftAnchor.constraint(equalTo: leftAnchor),
      contentView.rightAnchor.constraint(equalTo: rightAnchor),
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}

/// The parts that both of the example's screens share: the collection view from the storyboard, the cell from its nib.
class CollectionScreen: UIViewController, UICollectionViewDataSource, OutletConnecting {
  weak var collectionView: UICollectionView!

  func connectOutlets(_ outlets: OutletConnector) {
    outlets.connect("collectionView") { collectionView = $0 }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UINib(nibName: "Cell", bundle: nil), forCellWithReuseIdentifier: "Cell")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "edge")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "edge")
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    GridCell.texts.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    (cell as? GridCell)?.label.text = GridCell.texts[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }
}

/// The grid's screen: two or six columns, rows as high as their highest cell, which is measured by a cell of its own.
final class GridScreen: CollectionScreen, FlexibleRowHeightGridLayout.Delegate {
  static let edge: CGFloat = 100
  private(set) lazy var measuringCell =
    UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil).first as? GridCell

  override func viewDidLoad() {
    super.viewDidLoad()
    grid?.delegate = self
  }

  var grid: FlexibleRowHeightGridLayout? { collectionView.collectionViewLayout as? FlexibleRowHeightGridLayout }

  func numberOfColumns(for size: CGSize) -> Int { traitCollection.horizontalSizeClass == .regular ? 6 : 2 }

  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout, heightForItemAt indexPath: IndexPath
  ) -> CGFloat {
    guard let cell = measuringCell else { return 0 }
    cell.label.text = GridCell.texts[indexPath.item]
    let width = layout.columnWidth(for: indexPath.section)
    return cell.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.noIntrinsicMetric), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .defaultLow
    ).height
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    CGSize(width: collectionView.bounds.width, height: GridScreen.edge)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    CGSize(width: collectionView.bounds.width, height: GridScreen.edge)
  }
}

/// The flow layout's screen beside it: cells of the size that the storyboard gives them.
final class FlowScreen: CollectionScreen {}
