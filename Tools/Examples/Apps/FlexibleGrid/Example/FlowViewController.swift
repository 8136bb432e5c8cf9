import UIKit

/// A flow layout beside the grid: its items have the storyboard's size.
final class FlowViewController: CollectionViewController, UICollectionViewDelegateFlowLayout {

    @objc dynamic private(set) var selectedText: String?

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selectedText = texts[indexPath.item]
    }
}

#if DEBUG
@available(iOS 17, *)
#Preview("Flow") {
    UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Flow")
}
#endif
