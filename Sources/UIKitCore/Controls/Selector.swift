/// The name of a method, and the method: what `#selector` is where there is no Objective-C.
///
/// `#selector(ViewController.changed(_:))` is written `Selector("changed:", ViewController.changed(_:))`. Overrides are
/// called, private methods too. Two selectors of the same name are equal, as in UIKit.
///
/// `Selector("changed:")` is the name alone: it calls the method that the target's class says has that name, by
/// `NamedMethods`.
public struct Selector: Sendable {
  private struct Method: Sendable {
    let accepts: @MainActor (AnyObject) -> Bool
    let call: @MainActor (AnyObject, Any?, UIEvent?) -> Bool
  }

  /// The name as it was given, which alone decides whether two selectors are equal.
  public let name: String
  /// Nil for a name alone.
  private let method: Method?

  /// The name of a method of a class that says what it calls by it (`NamedMethods`).
  public init(_ name: String) {
    self.name = name
    method = nil
  }

  private init<Target: AnyObject>(
    _ name: String, of: Target.Type, _ call: @escaping @MainActor (Target, Any?, UIEvent?) -> Bool
  ) {
    self.name = name
    method = Method(
      accepts: { $0 is Target },
      call: { target, sender, event in
        guard let target = target as? Target else { return false }
        return call(target, sender, event)
      })
  }

  /// What the message of a method that is not there adds for a name alone.
  private var hint: String { method == nil ? ". A name alone is looked up in NamedMethods" : "" }

  /// Whether `object` has the method.
  @MainActor func isMethod(of object: AnyObject) -> Bool { method(of: object) != nil }

  /// Calls the method. False if `target` has no such method, or `sender` is of another type than its argument.
  @MainActor func perform(on target: AnyObject, sender: Any?, event: UIEvent?) -> Bool {
    method(of: target)?.call(target, sender, event) ?? false
  }

  /// Calls the method. That `target` has none that takes `sender` is a fault: `reason` says so.
  @MainActor func send(to target: AnyObject, sender: Any?, event: UIEvent? = nil, orFault reason: String) {
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

/// A class with methods that `Selector("name")` calls: what Objective-C knows of every class, and Swift of none.
///
/// ```swift
/// extension ProfileViewController: NamedMethods {
///   class var namedMethods: [Selector] { [Selector("follow:", ProfileViewController.follow(_:))] }
/// }
/// ```
///
/// Of two of one name the first is called. A subclass with more of them overrides a `class var` in the class body, and
/// adds its own to those of `super`.
public protocol NamedMethods: AnyObject {
  /// Methods with their names.
  @MainActor static var namedMethods: [Selector] { get }
}

// MARK: - Methods of views, controllers and other classes of the main actor

extension Selector {
  /// A method without arguments.
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init(name, of: Target.self) { target, _, _ in
      _ = method(target)()
      return true
    }
  }

  /// A method that is given the sender.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init(name, of: Target.self) { target, sender, _ in
      guard let sender = sender as? Sender else { return false }
      _ = method(target)(sender)
      return true
    }
  }

  /// A method that is given the sender, and the event if there is one.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Result
  ) {
    self.init(name, of: Target.self) { target, sender, event in
      guard let sender = sender as? Sender else { return false }
      _ = method(target)(sender, event)
      return true
    }
  }
}

// MARK: - Methods of classes of no actor

extension Selector {
  /// A method without arguments.
  public init<Target: AnyObject, Result>(_ name: String, _ method: @escaping @MainActor (Target) -> () -> Result) {
    self.init(name, of: Target.self) { target, _, _ in
      _ = method(target)()
      return true
    }
  }

  /// A method that is given the sender.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (Sender) -> Result
  ) {
    self.init(name, of: Target.self) { target, sender, _ in
      guard let sender = sender as? Sender else { return false }
      _ = method(target)(sender)
      return true
    }
  }

  /// A method that is given the sender, and the event if there is one.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (Sender, UIEvent?) -> Result
  ) {
    self.init(name, of: Target.self) { target, sender, event in
      guard let sender = sender as? Sender else { return false }
      _ = method(target)(sender, event)
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
