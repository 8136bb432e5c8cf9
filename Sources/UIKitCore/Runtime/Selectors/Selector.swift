public import Foundation

/// A method and its name: replaces `#selector` where there is no Objective-C.
///
/// `#selector(ViewController.changed(_:))` is written as `Selector("changed:", ViewController.changed(_:))`. It calls
/// overrides, and works for private methods. Two selectors with the same name are equal, as in UIKit.
///
/// | Objective-C | here |
/// |---|---|
/// | `#selector(getter: Player.title)` | `Selector(getter: "title", \Player.title)` |
/// | `#selector(setter: Player.title)` | `Selector(setter: "setTitle:", \Player.title)` |
/// | `#selector(Player.makeDefault)`, a class method | `Selector(classMethod: "makeDefault", Player.makeDefault)` |
/// | `#selector(PlayerDelegate.play)`, a protocol's | `Selector("play")` |
///
/// `Selector("changed:")` is a name without a method: it calls the method with that name among those that the
/// target's class lists as `NamedMethods`.
public struct Selector: Sendable {
  /// The result of a call.
  struct Result {
    let value: Any
  }

  /// A call with up to two arguments; `nil` if the method is not the target's, or does not take them.
  typealias Call = @MainActor (_ target: AnyObject, _ sender: Any?, _ second: Any?) -> Result?

  private struct Method: Sendable {
    let accepts: @MainActor (AnyObject) -> Bool
    let call: Call
  }

  /// The name as it was given, which alone determines equality.
  public let name: String
  /// The method; `nil` if the selector is only a name.
  private let method: Method?

  /// Creates a selector from a name alone, which is looked up in the target's class (`NamedMethods`).
  public init(_ name: String) {
    self.name = name
    method = nil
  }

  init<Target: AnyObject>(
    _ name: String, of: Target.Type, _ call: @escaping @MainActor (Target, Any?, Any?) -> Result?
  ) {
    self.name = name
    method = Method(
      accepts: { $0 is Target },
      call: { target, sender, second in
        guard let target = target as? Target else { return nil }
        return call(target, sender, second)
      })
  }

  /// A method of a class; the target is not asked whether it is that class.
  init(_ name: String, ofClass call: @escaping Call) {
    self.name = name
    method = Method(accepts: { _ in true }, call: call)
  }

  /// The text added to the message about a missing method if the selector is only a name.
  private var hint: String { method == nil ? ". A name alone is looked up in NamedMethods" : "" }

  /// Creates a selector whose method is found by the target itself, as those that Interface Builder documents name are.
  ///
  /// - Parameters:
  ///   - accepts: whether a target has the method.
  ///   - call: calls the method with a sender; `false` if the method does not take it.
  package init(
    _ name: String, accepts: @escaping @MainActor @Sendable (AnyObject) -> Bool,
    call: @escaping @MainActor @Sendable (_ target: AnyObject, _ sender: Any?) -> Bool
  ) {
    self.name = name
    method = Method(accepts: accepts) { target, sender, _ in call(target, sender) ? Result(value: ()) : nil }
  }

  /// Whether `object` has the method, or lists its name.
  @MainActor func isMethod(of object: AnyObject) -> Bool {
    method?.accepts(object) ?? Selector.methods(of: object).contains { $0.name == name && $0.isOf(object) }
  }

  /// A name alone in a list says that the method is there.
  @MainActor private func isOf(_ object: AnyObject) -> Bool { method?.accepts(object) ?? true }

  /// Calls the method. Returns `nil` if `target` does not have it, or if `sender` is not of its argument's type.
  @MainActor func result(on target: AnyObject, sender: Any?, second: Any? = nil) -> Result? {
    method(of: target)?.call(target, sender, second)
  }

  /// Calls the method. Returns `false` if `target` does not have it, or if `sender` is not of its argument's type.
  @MainActor func perform(on target: AnyObject, sender: Any?, event: AnyObject?) -> Bool {
    result(on: target, sender: sender, second: event) != nil
  }

  /// Calls the method, and returns its result. If `target` has none that accepts `sender`, raises a fault with `reason`.
  @discardableResult
  @MainActor func send(
    to target: AnyObject, sender: Any?, event: Any? = nil, orFault reason: String
  ) -> Any? {
    if let result = result(on: target, sender: sender, second: event) { return result.value }
    UIKitFaults.raise(
      "NSInvalidArgumentException", call: "-[\(type(of: target)) \(self)]", reason: reason + hint)
    return nil
  }

  @MainActor private func method(of target: AnyObject) -> Method? {
    if let method { return method.accepts(target) ? method : nil }
    return Selector.methods(of: target).lazy.compactMap { $0.name == name ? $0.method : nil }.first {
      $0.accepts(target)
    }
  }

  @MainActor private static func methods(of target: AnyObject) -> [Selector] {
    (type(of: target) as? any NamedMethods.Type)?.namedMethods ?? []
  }
}

/// A class that lists methods for `Selector("name")` to call, and for `responds(to:)` to know: Objective-C knows the
/// methods of every class, Swift does not.
///
/// Responders, layers, gesture recognizers, constraints, bar items, navigation items, presentation controllers and
/// collection layouts have the member already: their subclasses override it, in the class body. Any other class
/// conforms, and declares it without `override` and `super`; its subclasses override it in turn. Final, private and
/// generic classes write it the same way.
///
/// ```swift
/// override class var namedMethods: [Selector] {
///   super.namedMethods + [Selector("follow:", ProfileView.follow(_:)), Selector("tableView:didSelectRowAtIndexPath:")]
/// }
/// ```
///
/// A name alone, the second one, says that the class has the method, which is then not called by name. If two methods
/// have the same name, the first one that the target has is called: a method reference calls overrides.
///
/// The class is an `NSObjectProtocol` by it, as every class with such methods is for Objective-C: it can be the target of a bar
/// item.
public protocol NamedMethods: NSObjectProtocol {
  /// The methods that can be called by name, those of the superclass first.
  @MainActor static var namedMethods: [Selector] { get }
}

extension NamedMethods {
  /// Whether the other object is this one.
  public func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }
  /// A number of the object itself.
  public var hash: Int { ObjectIdentifier(self).hashValue }
  /// The object.
  public func `self`() -> Self { self }
  /// Always `false`.
  public func isProxy() -> Bool { false }
  /// The class's name.
  public var description: String { "\(type(of: self))" }
}

extension Selector: ExpressibleByStringLiteral {
  public init(stringLiteral name: String) {
    self.init(name)
  }
}

extension Selector: Hashable, CustomStringConvertible {
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  public var description: String { name }
}
