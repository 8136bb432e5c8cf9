import Foundation

/// The reuse identifier of a registration, which no other registration has.
@MainActor
struct RegistrationIdentity {
  private static var count = 0

  let identifier: String

  init() {
    Self.count += 1
    identifier = "registration \(Self.count)"
  }
}

extension UICollectionView {
  /// Registers the class of a registration, or the stand-ins for its nib, unless that has been done.
  final func registerOnce<View: UICollectionReusableView>(_ view: View.Type, _ nib: UINib?, for key: ReuseKey) {
    guard !pool.isRegistered(key) else { return }
    let maker = UICollectionReusableView.maker(of: view, identifier: key.identifier)
    pool.register(key, nib?.maker(standingIn: maker) ?? maker)
  }

  /// The view as the class that was registered for it.
  final func registered<View: UICollectionReusableView>(_ view: UICollectionReusableView) -> View {
    guard let view = view as? View else {
      preconditionFailure("a view dequeued with a registration of \(View.self) is a \(type(of: view))")
    }
    return view
  }
}
