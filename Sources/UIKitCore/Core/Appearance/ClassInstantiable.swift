public import Foundation

/// The classes of UIKit's whose objects code makes from a class that is known only at run time: `T()` in a generic
/// function.
///
/// Differs from UIKit: `type(of: view).init(frame:)` makes an object of the view's class as the compiler knows it, which
/// for `let view: UIView` is `UIView`. `type(of: view).instanceOfClass(frame:)` makes one of the view's own.
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
    self = Self.instanceOfClass(frame: frame)
  }

  /// Creates a view of the class without a size.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(__instance: Void = ()) {
    self.init(frame: .zero)
  }

  /// A view of the class that this value is, by its `init(frame:)`.
  @preconcurrency @MainActor public static func instanceOfClass(frame: CGRect = .zero) -> Self {
    checked(((self as Any.Type) as? any FrameMaking.Type)?.init(__frame: frame))
  }
}

extension ClassInstantiable where Self: UIViewController {
  /// Creates a controller of the class by its `init(nibName:bundle:)`.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(nibName: String?, bundle: Bundle?) {
    self = Self.instanceOfClass(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller of the class without a nib's name.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(__instance: Void = ()) {
    self.init(nibName: nil, bundle: nil)
  }

  /// A controller of the class that this value is, by its `init(nibName:bundle:)`.
  @preconcurrency @MainActor public static func instanceOfClass(nibName: String? = nil, bundle: Bundle? = nil) -> Self {
    let maker = (self as Any.Type) as? any ControllerMaking.Type
    return checked(maker?.init(__nibName: nibName, bundle: bundle))
  }
}

extension ClassInstantiable where Self: UIGestureRecognizer {
  /// Creates a recognizer of the class by its `init(target:action:)`.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(target: Any?, action: Selector?) {
    self = Self.instanceOfClass(target: target, action: action)
  }

  /// Creates a recognizer of the class without a target.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(__instance: Void = ()) {
    self.init(target: nil, action: nil)
  }

  /// A recognizer of the class that this value is, by its `init(target:action:)`.
  @preconcurrency @MainActor public static func instanceOfClass(target: Any? = nil, action: Selector? = nil) -> Self {
    let maker = (self as Any.Type) as? any TargetMaking.Type
    return checked(maker?.init(__target: target, action: action))
  }
}

extension ClassInstantiable where Self: CALayer {
  /// Creates a layer of the class by its `init()`.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(__instance: Void = ()) {
    self = Self.instanceOfClass()
  }

  /// A layer of the class that this value is, by its `init()`.
  @preconcurrency @MainActor public static func instanceOfClass() -> Self {
    checked(((self as Any.Type) as? any LayerMaking.Type)?.init(__ofView: ()))
  }
}

extension ClassInstantiable where Self: UIStoryboardSegue {
  /// Creates a segue of the class by its `init(identifier:source:destination:)`.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self = Self.instanceOfClass(identifier: identifier, source: source, destination: destination)
  }

  /// A segue of the class that this value is, by its `init(identifier:source:destination:)`.
  @preconcurrency @MainActor public static func instanceOfClass(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) -> Self {
    checked(UIStoryboardSegue.make(self, identifier: identifier, source: source, destination: destination))
  }
}
