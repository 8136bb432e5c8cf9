import Synchronization
import TextMeasuring
import Threads

/// Texts that threads measure in blocks. The number of threads does not affect the results.
final class TextWork: Sendable {
  private struct State {
    var nextBlock = 0
    var outcomes: [[TextOutcome]]
  }

  /// The number of texts that a thread takes at once.
  private static let blockSize = 32

  private let texts: [LabelText]
  private let labels: [CheckedLabel]
  private let categories: [MeasuringCategory]?
  private let measurer: TextMeasurer
  private let state: Mutex<State>

  private init(_ strings: RuledStrings, _ categories: [MeasuringCategory]?, _ measurer: TextMeasurer) {
    (texts, labels) = (strings.texts, strings.labels)
    (self.categories, self.measurer) = (categories, measurer)
    let blocks = (strings.texts.count + Self.blockSize - 1) / Self.blockSize
    state = Mutex(State(outcomes: Array(repeating: [], count: blocks)))
  }

  /// The results for each text, in order.
  ///
  /// - Throws: `ThreadError` if there are fewer threads than jobs.
  static func outcomes(
    of strings: RuledStrings, _ options: StringsCheckOptions, by measurer: TextMeasurer
  ) throws(ThreadError) -> [TextOutcome] {
    let work = TextWork(strings, options.categories, measurer)
    let blocks = work.state.withLock(\.outcomes.count)
    try options.threads.perform(min(options.jobs, blocks)) { _ in work.run() }
    return work.state.withLock { $0.outcomes.flatMap { $0 } }
  }

  /// Measures until nothing is left.
  private func run() {
    while let block = nextBlock() {
      let start = block * Self.blockSize
      let outcomes = texts[start..<min(start + Self.blockSize, texts.count)].map { text in
        TextOutcome(text, in: labels[text.label], categories, by: measurer)
      }
      state.withLock { $0.outcomes[block] = outcomes }
    }
  }

  private func nextBlock() -> Int? {
    state.withLock { state in
      guard state.nextBlock < state.outcomes.count else { return nil }
      defer { state.nextBlock += 1 }
      return state.nextBlock
    }
  }
}
