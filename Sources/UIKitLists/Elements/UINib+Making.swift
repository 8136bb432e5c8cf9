import Foundation
import UIKitCore
import UIKitValues

extension UINib {
  /// Makes the nib's view for a registered identifier. What UIKit refuses with an exception is a fault, and a view of the
  /// registered class stands in: a nib with other top-level objects than one view of the class, or with a view of another
  /// reuse identifier. A registration, whose identifier is of its own making, takes a view of any.
  final func maker<View: ReusableView>(
    of kind: String, _ identifier: String, isRegistration: Bool = false,
    standingIn make: @escaping ReusableViewFactory<View>
  ) -> ReusableViewFactory<View> {
    { frame in
      let objects = self.instantiate(withOwner: nil)
      guard objects.count == 1, let view = objects.first as? View else {
        // A nib that cannot be read is a fault already.
        if !objects.isEmpty {
          UINib.refuse(
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
              + "must be a \(kind) instance")
        }
        return make(frame)
      }
      if !isRegistration, let own = view.reuseIdentifier, !own.isEmpty, own != identifier {
        UINib.refuse(
          "reuse identifier in nib (\(own)) does not match the identifier used to register the nib (\(identifier))")
      }
      view.reuseIdentifier = identifier
      view.frame = frame
      return view
    }
  }

  private static func refuse(_ reason: String) {
    UIKitFaults.raise("NSInternalInconsistencyException", call: "UINib registered for reuse", reason: reason)
  }
}
