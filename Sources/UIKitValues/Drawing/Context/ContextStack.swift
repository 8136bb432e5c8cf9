import Foundation

/// The contexts of a thread that drawing without a context goes to, the current one last.
final class ContextStack {
  private(set) var contexts: [CGContext] = []

  /// The key of each thread's own stack, which ends with its thread.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { stack in
      if let stack { Unmanaged<ContextStack>.fromOpaque(stack).release() }
    }
    return key
  }()

  /// The stack of this thread.
  static var current: ContextStack {
    if let known = pthread_getspecific(key) { return Unmanaged.fromOpaque(known).takeUnretainedValue() }
    let stack = ContextStack()
    pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }

  var last: CGContext? { contexts.last }

  func push(_ context: CGContext) { contexts.append(context) }

  @discardableResult
  func pop() -> CGContext? { contexts.popLast() }

  /// Calls `body` while a context is the current one. Contexts that it leaves on the stack are removed.
  func whilePushed<Value>(_ context: CGContext, _ body: () throws -> Value) rethrows -> Value {
    let outside = contexts
    contexts.append(context)
    defer { contexts = outside }
    return try body()
  }
}

extension CGContext {
  /// The context that drawing without one goes to; nil outside of drawing.
  package static var current: CGContext? { ContextStack.current.last }
}
