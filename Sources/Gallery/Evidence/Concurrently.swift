import Synchronization
import Threads

/// The same work on many values, on several threads.
enum Concurrently {
  /// What the work makes of each value, in the values' order. The first value's error is thrown; after one, no value is
  /// begun. None is where there are too few threads, which is thrown too.
  ///
  /// - Parameter threads: how many work at once.
  static func map<Value: Sendable, Product: Sendable>(
    _ values: [Value], threads: Int, by maker: ThreadMaker = .system, _ work: @Sendable (Value) throws -> Product
  ) throws -> [Product] {
    let next = Atomic(0)
    let products = Mutex<[Int: Result<Product, any Error>]>([:])
    try maker.perform(min(threads, values.count)) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < values.count else { return }
        let product = Result { try work(values[index]) }
        products.withLock { $0[index] = product }
        if case .failure = product { next.store(values.count, ordering: .relaxed) }
      }
    }
    return try products.withLock { $0 }.sorted { $0.key < $1.key }.map { try $0.value.get() }
  }
}
