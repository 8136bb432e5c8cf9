/// How the time of every kind of work grows: the same at once, twice, four and eight times the amount.
@MainActor
struct GrowthBenchmark {
  private static let times = [1, 2, 4, 8]
  /// The number of measurements, of which the least counts.
  private static let repeats = 3

  private let works: [GrowingWork]
  private let leastSeconds: Double

  init(_ arguments: Arguments) throws {
    let all = GrowingWork.texts(arguments) + GrowingWork.pictures(arguments) + GrowingWork.views(arguments)
    let only = arguments.optional("work")
    works = all.filter { $0.name == only ?? $0.name }
    guard !works.isEmpty else { throw BenchmarkError.usage }
    leastSeconds = arguments.seconds(0.05)
  }

  /// The time of each piece of work as a multiple of its time when there is one: 1 where time grows in proportion.
  func run() throws -> [Figure] {
    try works.flatMap { work in
      let seconds = try Self.times.map { try self.seconds(work, $0) / Double($0) }
      return zip(Self.times, seconds).map { times, each in
        Figure(name: "work.growth.\(work.name).\(times)", value: each / seconds[0], unit: "time a piece ÷ that of one")
      }
    }
  }

  private func seconds(_ work: GrowingWork, _ times: Int) throws -> Double {
    let turn = try work.prepare(times)
    try turn()
    return try (0..<Self.repeats).map { _ in try secondsEach(turn) }.min() ?? 0
  }

  /// CPU seconds for one repetition; there are enough for a twentieth of a second.
  private func secondsEach(_ turn: () throws -> Void) rethrows -> Double {
    var (turns, elapsed) = (0.0, 0.0)
    while elapsed < leastSeconds || turns == 0 {
      elapsed += try processorSeconds(turn)
      turns += 1
    }
    return elapsed / turns
  }
}
