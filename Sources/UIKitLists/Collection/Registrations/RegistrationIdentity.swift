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
  /// Registers the class of a registration, or its nib, unless that has been done. A nib's view of another class is a
  /// fault, and a view of the registration's class stands in.
  final func registerOnce<View: UICollectionReusableView>(_ view: View.Type, _ nib: UINib?, for key: ReuseKey) {
    guard !pool.isRegistered(key) else { return }
    let maker = UICollectionReusableView.maker(of: view, identifier: key.identifier)
    guard let nib else { return pool.register(key, maker) }
    let ofNib = nib.maker(of: "\(view)", key.identifier, isRegistration: true, standingIn: maker)
    pool.register(key) { frame in
      let made = ofNib(frame)
      if made is View { return made }
      UIKitFaults.raise(
        "NSInternalInconsistencyException", call: "UINib registered for reuse",
        reason: "the nib's view is a \(type(of: made)), and the registration is one of \(view)")
      return maker(frame)
    }
  }

  /// The view as the class that was registered for it.
  final func registered<View: UICollectionReusableView>(_ view: UICollectionReusableView) -> View {
    guard let view = view as? View else {
      preconditionFailure("a view dequeued with a registration of \(View.self) is a \(type(of: view))")
    }
    return view
  }
}
