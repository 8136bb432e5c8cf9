import Foundation

/// A data source without items and delegate that implements no optional method: all else it returns are the defaults of the
/// two protocols.
@MainActor
final class EmptyCollectionDelegate: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }
}
