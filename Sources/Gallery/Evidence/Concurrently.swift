import Synchronization
import Threads

/// Runs the same work on many values, on several threads.
enum Concurrently {
  /// The results of the work, in the values' order. If it fails, no more values are begun, and the error of the first
  /// failed value in that order is thrown. If there are not enough threads, none is begun, and that is thrown.
  ///
  /// - Parameter threads: the number of values processed at once.
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
