/// How many processes the tests run at a time: tests begin all at once, and so would theirs.
actor ProcessSlots {
  static let shared = ProcessSlots(count: 8)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  private init(count: Int) { free = count }

  /// Does something that starts a process and waits for it, when it is its turn.
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
