/// The name of a method, and the method: what `#selector` is where there is no Objective-C.
///
/// `#selector(ViewController.changed(_:))` is written `Selector("changed:", ViewController.changed(_:))`. Overrides are
/// called, private methods too. Two selectors of the same name are equal, as in UIKit.
public struct Selector {
  public let name: String
  private let accepts: @MainActor (AnyObject) -> Bool
  private let call: @MainActor (AnyObject, Any?, UIEvent?) -> Bool

  private init<Target: AnyObject>(
    _ name: String, of: Target.Type, _ call: @escaping @MainActor (Target, Any?, UIEvent?) -> Bool
  ) {
    self.name = name
    accepts = { $0 is Target }
    self.call = { target, sender, event in
      guard let target = target as? Target else { return false }
      return call(target, sender, event)
    }
  }

  /// Whether `object` has the method.
  @MainActor func isMethod(of object: AnyObject) -> Bool { accepts(object) }

  /// Calls the method. False if `target` has no such method, or `sender` is of another type than its argument.
  @MainActor func perform(on target: AnyObject, sender: Any?, event: UIEvent?) -> Bool {
    call(target, sender, event)
  }
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

extension Selector: Hashable, CustomStringConvertible {
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  public var description: String { name }
}
