/// A method and its name: replaces `#selector` where there is no Objective-C.
///
/// `#selector(ViewController.changed(_:))` is written as `Selector("changed:", ViewController.changed(_:))`. It calls
/// overrides, and works for private methods. Two selectors with the same name are equal, as in UIKit.
///
/// `Selector("changed:")` is a name without a method: it calls the method with that name among those that the
/// target's class lists as `NamedMethods`.
public struct Selector: Sendable {
  private struct Method: Sendable {
    let accepts: @MainActor (AnyObject) -> Bool
    let call: @MainActor (AnyObject, Any?, AnyObject?) -> Bool
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
    _ name: String, of: Target.Type, _ call: @escaping @MainActor (Target, Any?, AnyObject?) -> Bool
  ) {
    self.name = name
    method = Method(
      accepts: { $0 is Target },
      call: { target, sender, event in
        guard let target = target as? Target else { return false }
        return call(target, sender, event)
      })
  }

  /// The text added to the message about a missing method if the selector is only a name.
  private var hint: String { method == nil ? ". A name alone is looked up in NamedMethods" : "" }

  /// Whether `object` has the method.
  @MainActor func isMethod(of object: AnyObject) -> Bool { method(of: object) != nil }

  /// Calls the method. Returns `false` if `target` does not have it, or if `sender` is not of its argument's type.
  @MainActor func perform(on target: AnyObject, sender: Any?, event: AnyObject?) -> Bool {
    method(of: target)?.call(target, sender, event) ?? false
  }

  /// Calls the method. If `target` has none that accepts `sender`, raises a fault with `reason`.
  @MainActor func send(to target: AnyObject, sender: Any?, event: AnyObject? = nil, orFault reason: String) {
    guard !perform(on: target, sender: sender, event: event) else { return }
    UIKitFaults.raise(
      "NSInvalidArgumentException", call: "-[\(type(of: target)) \(self)]", reason: reason + hint)
  }

  @MainActor private func method(of target: AnyObject) -> Method? {
    if let method { return method.accepts(target) ? method : nil }
    let known = (type(of: target) as? any NamedMethods.Type)?.namedMethods ?? []
    return known.lazy.compactMap { $0.name == name ? $0.method : nil }.first { $0.accepts(target) }
  }
}

/// A class that lists methods for `Selector("name")` to call: Objective-C knows the methods of every class, Swift
/// does not.
///
/// ```swift
/// extension ProfileViewController: NamedMethods {
///   class var namedMethods: [Selector] { [Selector("follow:", ProfileViewController.follow(_:))] }
/// }
/// ```
///
/// If two methods have the same name, the first one is called. A subclass with further methods overrides a
/// `class var` in the class body, and adds them to those of `super`.
public protocol NamedMethods: AnyObject {
  /// The methods that can be called by name.
  @MainActor static var namedMethods: [Selector] { get }
}

// MARK: - Methods isolated to the main actor, as of views and controllers

extension Selector {
  /// Creates a selector for a method without arguments.
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init(name, of: Target.self) { target, _, _ in
      _ = method(target)()
      return true
    }
  }

  /// Creates a selector for a method that takes the sender.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init(name, of: Target.self) { target, sender, _ in
      guard let sender = sender as? Sender else { return false }
      _ = method(target)(sender)
      return true
    }
  }
}

// MARK: - Methods that are not isolated

extension Selector {
  /// Creates a selector for a method without arguments.
  public init<Target: AnyObject, Result>(_ name: String, _ method: @escaping @MainActor (Target) -> () -> Result) {
    self.init(name, of: Target.self) { target, _, _ in
      _ = method(target)()
      return true
    }
  }

  /// Creates a selector for a method that takes the sender.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (Sender) -> Result
  ) {
    self.init(name, of: Target.self) { target, sender, _ in
      guard let sender = sender as? Sender else { return false }
      _ = method(target)(sender)
      return true
    }
  }
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
