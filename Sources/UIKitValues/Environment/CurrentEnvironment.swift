import Synchronization

/// The environment that UIKit's static members read: `UITraitCollection.current`, `UIScreen.main`, `UIAccessibility`,
/// `UIFont`.
///
/// There is one for the process, as work that views have done off the main thread, such as measuring text, reads it, too.
struct CurrentEnvironment {
  /// The environment of the innermost `run` or of the view at work; nil for that of the task or the process.
  private var environment: ViewEnvironment?
  /// The traits of the view at work; nil for the environment's.
  private var viewTraits: UITraitCollection?
  /// The view that is being laid out, drawn or asked.
  private(set) var source: (any FaultSource)?

  private static let shared = Mutex(CurrentEnvironment())
  private static let process = ViewEnvironment()

  /// The environment while none is run and no view is at work.
  static var outermost: ViewEnvironment { ViewEnvironment.ofTask ?? process }

  static var environment: ViewEnvironment { shared.withLock(\.environment) ?? outermost }

  /// The environment and the view at work in it.
  static var place: (environment: ViewEnvironment, source: (any FaultSource)?) {
    let current = shared.withLock { $0 }
    return (current.environment ?? outermost, current.source)
  }

  /// The traits of the view at work, or the environment's.
  static var traits: UITraitCollection {
    get { shared.withLock { $0.viewTraits ?? $0.environment?.traits } ?? outermost.traits }
    set {
      let isViewAtWork = shared.withLock { current in
        if current.viewTraits != nil { current.viewTraits = newValue }
        return current.viewTraits != nil
      }
      if !isViewAtWork { environment.traits = newValue }
    }
  }

  /// Calls `body` in an environment, and as a view's work if `source` is given.
  static func with<Value>(
    _ environment: ViewEnvironment, traits: UITraitCollection? = nil, source: (any FaultSource)? = nil,
    _ body: () throws -> Value
  ) rethrows -> Value {
    try with(CurrentEnvironment(environment: environment, viewTraits: traits, source: source), body)
  }

  /// Calls `body` under other traits, in the same environment.
  static func with<Value>(_ traits: UITraitCollection, _ body: () throws -> Value) rethrows -> Value {
    var inner = shared.withLock { $0 }
    inner.viewTraits = traits
    return try with(inner, body)
  }

  private static func with<Value>(_ inner: CurrentEnvironment, _ body: () throws -> Value) rethrows -> Value {
    // Every view enters its environment to be laid out: swapping counts no references.
    var other = inner
    shared.withLock { swap(&$0, &other) }
    defer { shared.withLock { swap(&$0, &other) } }
    return try body()
  }
}
