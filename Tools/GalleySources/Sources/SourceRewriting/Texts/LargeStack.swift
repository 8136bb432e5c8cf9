private import Foundation

/// Runs work on a thread whose stack is large enough for deep syntax trees.
///
/// The parser and visitors call themselves for each level of a tree, and a chain like `a.b.c` is a level for each name.
enum LargeStack {
  /// The stack's size. Only what is used of it is memory.
  private static let size = 1 << 30
  /// The name of such threads.
  private static let name = "Sources"

  /// Runs work and waits for its result. Work that runs there already stays on its thread.
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    if Thread.current.name == name { return work() }
    let box = Box<Result>()
    let thread = Thread { box.set(work()) }
    thread.name = name
    thread.stackSize = size
    thread.start()
    return box.wait()
  }

  /// A result of another thread, which is set before it is read.
  private final class Box<Result: Sendable>: @unchecked Sendable {
    private var result: Result?
    private let done = DispatchSemaphore(value: 0)

    func set(_ result: Result) {
      self.result = result
      done.signal()
    }

    func wait() -> Result {
      done.wait()
      guard let result else { preconditionFailure("the thread ended without a result") }
      return result
    }
  }
}
