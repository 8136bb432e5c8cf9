public import UIKitCore

extension ClassInstantiable where Self: UINavigationController {
  /// Creates a controller of the class by its `init(rootViewController:)`.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(rootViewController: UIViewController) {
    let maker = (Self.self as Any.Type) as? any RootMaking.Type
    self = Self.checked(maker?.init(__rootViewController: rootViewController))
  }
}

/// A class of navigation controllers that can be created with a root.
private protocol RootMaking {
  @MainActor init(__rootViewController root: UIViewController)
}

@available(*, unavailable)
extension UINavigationController: RootMaking {}
