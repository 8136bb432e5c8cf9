import Foundation
import GalleyTesting
import HeadlessUIKit
import TextLayout

/// The card in an assertion of a test: one call of `verifySnapshot` for all twelve sizes, at 2x.
@MainActor
struct AssertionBenchmark {
  private static let categories = 12

  private let text: String
  private let rounds: Int
  /// The number of cards with different texts, as in tests.
  private let cards: Int
  /// The numbers of cases after which memory is measured.
  private let memoryCases: [Int]

  init(_ arguments: Arguments) throws {
    text = try contents(of: arguments.required("text"))
    rounds = try arguments.count("rounds")
    cards = arguments.amount(20)
    memoryCases = arguments.amounts([1_000, 10_000])
  }

  func run() throws -> [Figure] {
    try TemporaryFolder.with { folder in
      // The location of the run's own folder.
      setenv("SNAPSHOT_ARTIFACTS", folder.appendingPathComponent("output").path, 1)
      let store = folder.appendingPathComponent("AssertionBenchmark")
      for card in 0..<cards { try expectRecorded(card, in: store) }
      // Later cards are new to the store; only their names are.
      var (card, next) = (0, cards)
      let unchanged = {
        try expectUnchanged(card % cards, in: store)
        card += 1
      }
      let figures = [
        try figure("unchanged", forgetting: true, unchanged),
        try figure("unchanged-known-text", forgetting: false, unchanged),
        try figure("record", forgetting: true) {
          try expectRecorded(next, in: store)
          next += 1
        },
        try figure("record-again", forgetting: true) { try expectRecorded(0, in: store) },
      ]
      return try figures + memoryFigures(unchanged)
    }
  }

  /// The peak memory after this many cases.
  private func memoryFigures(_ assertion: () throws -> Void) throws -> [Figure] {
    var done = 0
    return try memoryCases.map { cases in
      while done < cases {
        try assertion()
        done += Self.categories
      }
      return Figure(name: "assertion.memory.\(cases)", value: try peakMegabytes(), unit: "MB")
    }
  }

  /// The median time of a call in milliseconds.
  ///
  /// - Parameter forgetting: whether caches of text are cleared before each call, as if every card had a new text.
  private func figure(_ name: String, forgetting: Bool, _ assertion: () throws -> Void) throws -> Figure {
    let times = try (0...(10 * rounds)).map { _ in
      if forgetting { TextLayoutEngine.shared.removeCache() }
      let start = processorSeconds()
      try assertion()
      return (processorSeconds() - start) * 1e3
    }
    return Figure(name: "assertion.\(name)", value: times.dropFirst().sorted()[5 * rounds], unit: "ms")
  }

  private func expectUnchanged(_ card: Int, in store: URL) throws {
    if let message = verify(card, in: store, record: .never) { throw BenchmarkError.assertion(message) }
  }

  private func expectRecorded(_ card: Int, in store: URL) throws {
    let message = verify(card, in: store, record: .all)
    guard message?.hasPrefix("Record mode is on.") == true else { throw BenchmarkError.assertion(message ?? "passed") }
  }

  private func verify(_ card: Int, in store: URL, record: SnapshotTestingConfiguration.Record) -> String? {
    verifySnapshot(
      of: makeCard("\(card) \(text)"), as: .image(on: .width(343), categories: .all), named: "\(card)", record: record,
      snapshotDirectory: store.path, testName: "card()")
  }

  /// As `BenchmarkCard` has it.
  private func makeCard(_ text: String) -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 343, height: 100))
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 12
    let label = UILabel(frame: CGRect(x: 16, y: 16, width: 311, height: 68))
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.text = text
    card.addSubview(label)
    return card
  }
}
