extension Selector {
  /// Creates a selector for a method that takes the sender and the event, if there is one.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Result
  ) {
    self.init(name, of: Target.self) { target, sender, event in
      guard let sender = sender as? Sender else { return false }
      _ = method(target)(sender, event as? UIEvent)
      return true
    }
  }

  /// Creates a selector for a method that takes the sender and the event, if there is one.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (Sender, UIEvent?) -> Result
  ) {
    self.init(name, of: Target.self) { target, sender, event in
      guard let sender = sender as? Sender else { return false }
      _ = method(target)(sender, event as? UIEvent)
      return true
    }
  }
}
