import Foundation

extension UINib {
  /// Makes empty views in the place of those that the nib would have, with the fault that they are.
  final func maker<View: ReusableView>(standingIn make: @escaping ReusableViewMaker<View>) -> ReusableViewMaker<View> {
    { frame in
      _ = self.instantiate(withOwner: nil)
      return make(frame)
    }
  }
}
