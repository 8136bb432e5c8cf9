public import UIKitCore

extension ClassInstantiable where Self: UINavigationController {
  /// Creates a controller of the class by its `init(rootViewController:)`.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(rootViewController: UIViewController) {
    self = Self.instanceOfClass(rootViewController: rootViewController)
  }

  /// A controller of the class that this value is, by its `init(rootViewController:)`.
  @preconcurrency @MainActor public static func instanceOfClass(rootViewController: UIViewController) -> Self {
    checked(((self as Any.Type) as? any RootMaking.Type)?.init(__rootViewController: rootViewController))
  }
}

/// A class of navigation controllers that can be created with a root.
private protocol RootMaking {
  @MainActor init(__rootViewController root: UIViewController)
}

@available(*, unavailable)
extension UINavigationController: RootMaking {}
