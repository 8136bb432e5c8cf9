import UIKit

final class GridViewController: CollectionViewController {

    private let edge: CGFloat = 100
    private lazy var measuringCell: Cell? = {
        let nib = Bundle.main.loadNibNamed("Cell", owner: self, options: nil)
        return nib?.first as? Cell
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        (collectionView.collectionViewLayout as? FlexibleRowHeightGridLayout)?.delegate = self
    }
}

extension GridViewController: FlexibleRowHeightGridLayout.Delegate {

    func numberOfColumns(for size: CGSize) -> Int {
        return traitCollection.horizontalSizeClass == .regular ? 6 : 2
    }

    func collectionView(_ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
                        heightForItemAt indexPath: IndexPath) -> CGFloat {
        guard let cell = measuringCell else { return 0 }
        cell.label.text = texts[indexPath.item]
        let size = CGSize(width: layout.columnWidth(for: indexPath.section), height: UIView.noIntrinsicMetric)
        return cell.systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: .required, verticalFittingPriority: .defaultLow).height
    }

    func collectionView(_ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
                        referenceSizeForHeaderInSection section: Int) -> CGSize {
        return CGSize(width: collectionView.bounds.width, height: edge)
    }

    func collectionView(_ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
                        referenceSizeForFooterInSection section: Int) -> CGSize {
        return CGSize(width: collectionView.bounds.width, height: edge)
    }
}
