public import Foundation
public import UIKitCore

extension UICollectionView {
  /// A class of supplementary views of a kind, with the closure that configures them.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a view of a kind for an index path.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) ->
      Void

    fileprivate let identity = RegistrationIdentity()
    fileprivate let nib: UINib?
    fileprivate let elementKind: String
    fileprivate let handler: Handler

    /// Creates a registration of the class `Supplementary` for views of a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      (nib, self.elementKind, self.handler) = (nil, elementKind, handler)
    }

    /// Creates a registration of a nib for views of a kind. If that has no view of the class `Supplementary`, making one
    /// is a fault, and gives an empty one.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (nib, self.elementKind, self.handler) = (supplementaryNib, elementKind, handler)
    }
  }

  /// A reused or new view of the registration, configured by its handler.
  public final func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identity.identifier)
    registerOnce(Supplementary.self, registration.nib, for: .supplementary(kind, identifier))
    let view: Supplementary = registered(dequeueSupplementaryView(kind, identifier, indexPath))
    registration.handler(view, kind, indexPath)
    return view
  }
}
