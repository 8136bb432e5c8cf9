// MARK: - Methods isolated to the main actor, as of views and controllers

// In Swift 5 mode a reference to such a method is not known to be `Sendable`: `@preconcurrency` accepts it as it is.

extension Selector {
  /// Creates a selector for a method without arguments.
  @preconcurrency
  public init<Target: AnyObject, Value>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Value
  ) {
    self.init(name, of: Target.self) { target, _, _ in Result(value: method(target)()) }
  }

  /// Creates a selector for a method that takes the sender.
  ///
  /// A sender in place of a flag is `true`, and none is `false`, as a pointer is in Objective-C: a gesture that calls
  /// `endEditing(_:)` ends it.
  @preconcurrency
  public init<Target: AnyObject, Sender, Value>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Value
  ) {
    self.init(name, of: Target.self) { target, sender, _ in
      Selector.argument(sender, as: Sender.self).map { Result(value: method(target)($0)) }
    }
  }

  /// Creates a selector for a method that takes the sender, and the event if there is one, or another second argument.
  @preconcurrency
  public init<Target: AnyObject, Sender, Second, Value>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Second) -> Value
  ) {
    self.init(name, of: Target.self) { target, sender, second in
      Selector.arguments(sender, second, as: Sender.self, Second.self).map { Result(value: method(target)($0, $1)) }
    }
  }
}

// MARK: - Methods that are not isolated

extension Selector {
  /// Creates a selector for a method without arguments.
  public init<Target: AnyObject, Value>(_ name: String, _ method: @escaping @MainActor (Target) -> () -> Value) {
    self.init(name, of: Target.self) { target, _, _ in Result(value: method(target)()) }
  }

  /// Creates a selector for a method that takes the sender.
  public init<Target: AnyObject, Sender, Value>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (Sender) -> Value
  ) {
    self.init(name, of: Target.self) { target, sender, _ in
      Selector.argument(sender, as: Sender.self).map { Result(value: method(target)($0)) }
    }
  }

  /// Creates a selector for a method that takes the sender, and the event if there is one, or another second argument.
  public init<Target: AnyObject, Sender, Second, Value>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (Sender, Second) -> Value
  ) {
    self.init(name, of: Target.self) { target, sender, second in
      Selector.arguments(sender, second, as: Sender.self, Second.self).map { Result(value: method(target)($0, $1)) }
    }
  }
}

// MARK: - Class methods

extension Selector {
  /// Creates a selector for a class method without arguments, whose target is the class.
  public init<Value>(classMethod name: String, _ method: @escaping @MainActor () -> Value) {
    self.init(name, ofClass: { _, _, _ in Result(value: method()) })
  }

  /// Creates a selector for a class method that takes the sender.
  public init<Sender, Value>(classMethod name: String, _ method: @escaping @MainActor (Sender) -> Value) {
    self.init(
      name, ofClass: { _, sender, _ in Selector.argument(sender, as: Sender.self).map { Result(value: method($0)) } })
  }
}

// MARK: - Properties

extension Selector {
  /// Creates a selector for the getter of a property.
  public init<Target: AnyObject, Value>(getter name: String, _ keyPath: KeyPath<Target, Value>) {
    nonisolated(unsafe) let keyPath = keyPath
    self.init(name, of: Target.self) { target, _, _ in Result(value: target[keyPath: keyPath]) }
  }

  /// Creates a selector for the setter of a property, which takes the value: numbers become the property's type.
  public init<Target: AnyObject, Value>(setter name: String, _ keyPath: ReferenceWritableKeyPath<Target, Value>) {
    nonisolated(unsafe) let keyPath = keyPath
    self.init(name, of: Target.self) { target, sender, _ in
      ValueConversion.convert(sender, to: Value.self).map { value in
        target[keyPath: keyPath] = value
        return Result(value: ())
      }
    }
  }
}

// MARK: - Arguments

extension Selector {
  /// A sender as a method's argument; `nil` if it is of another type.
  private static func argument<Argument>(_ sender: Any?, as type: Argument.Type) -> Argument? {
    if let argument = sender as? Argument { return argument }
    return type == Bool.self ? (sender != nil) as? Argument : nil
  }

  /// Two arguments; the second one, if it is optional, is `nil` if it is of another type.
  private static func arguments<First, Second>(
    _ sender: Any?, _ second: Any?, as type: First.Type, _ secondType: Second.Type
  ) -> (First, Second)? {
    guard let first = argument(sender, as: type),
      let second = second as? Second ?? Any?.none as? Second ?? argument(second, as: secondType)
    else { return nil }
    return (first, second)
  }
}
