import Foundation

extension UINib {
  /// Makes an empty view in the place of the one that the nib would have, with the fault that it is one.
  final func maker(
    of viewClass: UICollectionReusableView.Type, _ identifier: String
  ) -> ReusableViewMaker<UICollectionReusableView> {
    { frame in
      _ = self.instantiate(withOwner: nil)
      let view = UICollectionReusableView.make(viewClass, frame: frame)
      view.reuseIdentifier = identifier
      return view
    }
  }
}
