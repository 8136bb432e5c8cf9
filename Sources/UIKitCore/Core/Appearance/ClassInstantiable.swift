public import Foundation

/// The classes of UIKit's whose objects code makes from a class that is known only at run time: `T()` in a generic
/// function.
///
/// Differs from UIKit: `type(of: view).init(frame:)` makes an object of the view's class as the compiler knows it, which
/// for `let view: UIView` is `UIView`.
///
/// Apple's compiler allows that for every initializer of UIKit's. Swift asks for a required initializer, which each
/// subclass would have to repeat; an initializer of a protocol need not be. Where the class is named, its own
/// initializers are preferred.
public protocol ClassInstantiable {}

extension UIView: ClassInstantiable {}
extension UIViewController: ClassInstantiable {}
extension UIGestureRecognizer: ClassInstantiable {}
extension CALayer: ClassInstantiable {}
extension UIStoryboardSegue: ClassInstantiable {}

extension ClassInstantiable {
  /// An object that was made as one of the class. What is made by the class is one: the condition is a promise.
  package static func checked(_ object: Any?) -> Self {
    guard let object = object as? Self else { preconditionFailure("\(Self.self) makes no object of its own") }
    return object
  }
}

extension ClassInstantiable where Self: UIView {
  /// Creates a view of the class by its `init(frame:)`.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(frame: CGRect) {
    self = Self.checked(((Self.self as Any.Type) as? any FrameMaking.Type)?.init(__frame: frame))
  }

  /// Creates a view of the class without a size.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(__instance: Void = ()) {
    self.init(frame: .zero)
  }
}

extension ClassInstantiable where Self: UIViewController {
  /// Creates a controller of the class by its `init(nibName:bundle:)`.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(nibName: String?, bundle: Bundle?) {
    let maker = (Self.self as Any.Type) as? any ControllerMaking.Type
    self = Self.checked(maker?.init(__nibName: nibName, bundle: bundle))
  }

  /// Creates a controller of the class without a nib's name.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(__instance: Void = ()) {
    self.init(nibName: nil, bundle: nil)
  }
}

extension ClassInstantiable where Self: UIGestureRecognizer {
  /// Creates a recognizer of the class by its `init(target:action:)`.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(target: Any?, action: Selector?) {
    let maker = (Self.self as Any.Type) as? any TargetMaking.Type
    self = Self.checked(maker?.init(__target: target, action: action))
  }

  /// Creates a recognizer of the class without a target.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(__instance: Void = ()) {
    self.init(target: nil, action: nil)
  }
}

extension ClassInstantiable where Self: CALayer {
  /// Creates a layer of the class by its `init()`.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(__instance: Void = ()) {
    self = Self.checked(((Self.self as Any.Type) as? any LayerMaking.Type)?.init(__ofView: ()))
  }
}

extension ClassInstantiable where Self: UIStoryboardSegue {
  /// Creates a segue of the class by its `init(identifier:source:destination:)`.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self = Self.checked(
      UIStoryboardSegue.make(Self.self, identifier: identifier, source: source, destination: destination))
  }
}
