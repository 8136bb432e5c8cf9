import Foundation
import HeadlessUIKit
import TextLayout

/// Collections of cards: time per card in each layout, live changes, very large collections, and scaling.
@MainActor
struct CollectionBenchmark {
  private enum Part: String {
    case cards, many, growth
  }

  private let part: Part
  private let count: Int
  private let kinds: [CollectionLayoutKind]

  private let manyItems: Int
  private let growingItems: [Int]
  private let growingCards: [Int]
  private let leastSeconds: Double

  init(_ arguments: Arguments) throws {
    guard let part = Part(rawValue: arguments.optional("part") ?? "cards") else { throw BenchmarkError.usage }
    self.part = part
    count = arguments.optional("cards") == nil ? arguments.amount(1000) : try arguments.count("cards")
    manyItems = arguments.amount(100_000)
    growingItems = arguments.amounts([10, 100, 1000, 10_000, 100_000])
    growingCards = arguments.amounts([10, 100, 1000, 10_000])
    leastSeconds = arguments.seconds(0.05)
    if let name = arguments.optional("layout") {
      guard let kind = CollectionLayoutKind(rawValue: name) else { throw BenchmarkError.usage }
      kinds = [kind]
    } else {
      kinds = CollectionLayoutKind.allCases
    }
  }

  func run() throws -> [Figure] {
    try warmUp()
    return switch part {
    case .cards: try kinds.flatMap(cardFigures)
    case .many: try manyFigures()
    case .growth: try growthFigures()
    }
  }

  /// Opens the fonts.
  private func warmUp() throws {
    for category in BenchmarkPhone.categories {
      try shown(CollectionCard.cards(20), .flow, category) { try $0.showWhole() }
    }
  }

  // MARK: Cards

  /// Milliseconds per card and size: for a new hierarchy at every size, whole and in a phone's bounds, and for one
  /// hierarchy that changes from size to size.
  private func cardFigures(_ kind: CollectionLayoutKind) throws -> [Figure] {
    let cards = CollectionCard.cards(count)
    let whole = try secondsForAllSizes { try shown(cards, kind, $0) { try $0.showWhole() } }
    let phone = try secondsForAllSizes { try shown(cards, kind, $0) { try $0.scrollUntilMeasured() } }
    let category = try categorySeconds(cards, kind)
    return [("whole", whole), ("phone", phone), ("category", category)].map { name, seconds in
      let cardsAndSizes = Double(count * BenchmarkPhone.categories.count)
      return Figure(name: "collection.\(kind.rawValue).\(name)", value: seconds * 1000 / cardsAndSizes, unit: "ms/card")
    }
  }

  private func secondsForAllSizes(_ work: (UIContentSizeCategory) throws -> Void) throws -> Double {
    try BenchmarkPhone.categories.reduce(0) { sum, category in
      TextLayoutEngine.shared.removeCache()
      return try sum + processorSeconds { try work(category) }
    }
  }

  /// As many changes as there are sizes, each of a hierarchy that shows all cards, to the next size and from the last
  /// to the first; the text engine has no caches for the new size.
  private func categorySeconds(_ cards: [CollectionCard], _ kind: CollectionLayoutKind) throws -> Double {
    let last = BenchmarkPhone.categories[BenchmarkPhone.categories.count - 1]
    let screen = CollectionScreen(cards, kind, last)
    try screen.showWhole()
    return try secondsForAllSizes { category in
      screen.change(to: category)
      try screen.showWhole()
    }
  }

  /// Builds a screen, does `work` and takes the screen down.
  private func shown(
    _ cards: [CollectionCard], _ kind: CollectionLayoutKind, _ category: UIContentSizeCategory,
    sizes: CollectionSizes? = nil, _ work: (CollectionScreen) throws -> Void
  ) throws {
    let screen = CollectionScreen(cards, kind, category, sizes: sizes)
    try work(screen)
    guard screen.view.contentSize.height > 0, UIKitFaults.take().isEmpty else { throw BenchmarkError.nothingMeasured }
  }

  // MARK: Many items

  /// 100,000 items in the grid with heights from the delegate, in a separate process to measure its memory.
  private func manyFigures() throws -> [Figure] {
    let sizes = CollectionSizes()
    let cards = Self.repeated(manyItems)
    let screen = CollectionScreen(cards, .grid, .large, sizes: sizes)
    let before = try peakMegabytes()
    let layout = processorSeconds { screen.layOut() }
    let height = screen.view.contentSize.height
    guard height > 0 else { throw BenchmarkError.nothingMeasured }
    let screenfuls = stride(from: 0.05, to: 1, by: 0.1).map { place in
      processorSeconds {
        screen.view.contentOffset.y = height * place
        screen.layOut()
      }
    }
    return [
      Figure(name: "collection.many.layout", value: layout * 1000, unit: "ms"),
      Figure(name: "collection.many.screenful", value: (screenfuls.max() ?? 0) * 1000, unit: "ms"),
      Figure(name: "collection.many.memory", value: try peakMegabytes(), unit: "MB"),
      Figure(name: "collection.many.memory.before", value: before, unit: "MB"),
    ]
  }

  // MARK: Growth

  /// Microseconds per item: for a first screenful with given sizes, for one with cards that size themselves, and for
  /// showing all such cards.
  private func growthFigures() throws -> [Figure] {
    try growth("collection", growingItems, sizes: CollectionSizes()) { $0.layOut() }
      + growth("measured", growingItems) { $0.layOut() }
      + growth("cards", growingCards) { try $0.showWhole() }
  }

  private func growth(
    _ area: String, _ counts: [Int], sizes: CollectionSizes? = nil, _ work: (CollectionScreen) throws -> Void
  ) throws -> [Figure] {
    // The system provides memory once, so the memory for the largest number of items is allocated before the timing
    // starts.
    try shown(CollectionCard.cards(counts.max() ?? 0), .flow, .large, sizes: sizes, work)
    return try counts.flatMap { items in
      let cards = sizes == nil ? CollectionCard.cards(items) : Self.repeated(items)
      return try kinds.map { kind in
        let seconds = try secondsEach {
          TextLayoutEngine.shared.removeCache()
          try shown(cards, kind, .large, sizes: sizes, work)
        }
        return Figure(
          name: "\(area).growth.\(kind.rawValue).\(items)", value: seconds * 1e6 / Double(items), unit: "µs/item")
      }
    }
  }

  /// A thousand cards, repeated.
  private static func repeated(_ count: Int) -> [CollectionCard] {
    let cards = CollectionCard.cards(min(count, 1000))
    return (0..<count).map { cards[$0 % cards.count] }
  }

  // MARK: Time

  /// The time for one repetition; there are enough of them for a twentieth of a second.
  private func secondsEach(_ work: () throws -> Void) rethrows -> Double {
    var turns = 0.0
    var elapsed = 0.0
    while elapsed < leastSeconds {
      elapsed += try processorSeconds(work)
      turns += 1
    }
    return elapsed / turns
  }
}
