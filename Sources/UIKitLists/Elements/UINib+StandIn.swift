import Foundation

extension UINib {
  /// Makes empty views in place of the nib's, each with a fault, as nibs are not read.
  final func maker<View: ReusableView>(standingIn make: @escaping ReusableViewFactory<View>) -> ReusableViewFactory<
    View
  > {
    { frame in
      _ = self.instantiate(withOwner: nil)
      return make(frame)
    }
  }
}
