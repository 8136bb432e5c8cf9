import UIKit

/// The parts that both screens share.
class CollectionViewController: UIViewController {
  @IBOutlet private(set) weak var collectionView: UICollectionView!

  var texts: [String] {
    [
      "One line", "A text that needs more than one line in a narrow column", "Short",
      "Another text of some length",
      "The last one is long enough that it needs several lines at every size of text, wherever it stands",
    ]
  }

  fileprivate(set) var numberOfReloads = 0

  @IBAction func reload(_ sender: Any?) {
    numberOfReloads += 1
    collectionView.reloadData()
  }
}

extension CollectionViewController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    texts.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    (cell as? Cell)?.label.text = texts[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }
}

// MARK: Views

extension CollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let nib = UINib(nibName: String(describing: Cell.self), bundle: nil)
    collectionView.register(nib, forCellWithReuseIdentifier: "Cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: #selector(reload))
  }
}
