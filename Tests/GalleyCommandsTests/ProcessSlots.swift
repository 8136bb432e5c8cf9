/// Limits the number of processes that tests run concurrently, as tests all start at once.
actor ProcessSlots {
  static let shared = ProcessSlots(count: 8)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  private init(count: Int) { free = count }

  /// Waits for its turn, then calls `body`, which starts a process and waits for it.
  static func holding<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
    await shared.take()
    do {
      let value = try await body()
      await shared.give()
      return value
    } catch {
      await shared.give()
      throw error
    }
  }

  private func take() async {
    if free > 0 { free -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
  }

  private func give() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
