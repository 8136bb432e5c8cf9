import Foundation
import HeadlessUIKit
import TextLayout

/// Tables of rows that size themselves: time per row, live changes, very large tables, memory.
@MainActor
struct TableBenchmark {
  private enum Part: String {
    case rows, many, snapshots, updates
  }

  private let part: Part
  private let count: Int

  private let manyRows: Int
  private let updatedRows: [Int]
  private let snapshots: TableSnapshots

  init(_ arguments: Arguments) throws {
    guard let part = Part(rawValue: arguments.optional("part") ?? "rows") else { throw BenchmarkError.usage }
    self.part = part
    manyRows = arguments.amount(100_000)
    updatedRows = arguments.amounts([1_000, 10_000, 100_000])
    snapshots = TableSnapshots(arguments)
    count = arguments.optional("rows") == nil ? arguments.amount(1000) : try arguments.count("rows")
  }

  func run() throws -> [Figure] {
    switch part {
    case .rows: try rowFigures()
    case .many: try manyFigures()
    case .snapshots: try snapshots.memoryFigures()
    case .updates: try updateFigures()
    }
  }

  /// Opens the fonts.
  private func warmUp(_ categories: [UIContentSizeCategory]) throws {
    for category in categories { try shown(TableRows(count: 20), category) { try $0.showWhole() } }
  }

  /// Builds a screen, does `work` and takes the screen down.
  private func shown(
    _ rows: TableRows, _ category: UIContentSizeCategory, _ work: (TableScreen) throws -> Void
  ) throws {
    let screen = TableScreen(rows, category)
    try work(screen)
    guard screen.view.contentSize.height > 0, UIKitFaults.take().isEmpty else { throw BenchmarkError.nothingMeasured }
  }

  // MARK: Rows

  /// Milliseconds per row and size: for a new hierarchy at every size, whole and in a phone's bounds, and for one
  /// hierarchy that changes from size to size.
  private func rowFigures() throws -> [Figure] {
    try warmUp(BenchmarkPhone.categories)
    let rows = TableRows(count: count)
    let whole = try secondsForAllSizes { try shown(rows, $0) { try $0.showWhole() } }
    let phone = try secondsForAllSizes { try shown(rows, $0) { $0.scrollThrough() } }
    let category = try categorySeconds(rows)
    let knownText = try categorySeconds(rows, forgetting: false)
    let figures = [("whole", whole), ("phone", phone), ("category", category), ("category-known-text", knownText)]
    return figures.map { name, seconds in
      let rowsAndSizes = Double(count * BenchmarkPhone.categories.count)
      return Figure(name: "table.\(name)", value: seconds * 1000 / rowsAndSizes, unit: "ms/row")
    }
  }

  private func secondsForAllSizes(forgetting: Bool = true, _ work: (UIContentSizeCategory) throws -> Void) throws
    -> Double
  {
    try BenchmarkPhone.categories.reduce(0) { sum, category in
      if forgetting { TextLayoutEngine.shared.removeCache() }
      return try sum + processorSeconds { try work(category) }
    }
  }

  /// As many changes as there are sizes, each of a hierarchy that shows all rows, to the next size and from the last to
  /// the first; the text engine has no caches for the new size.
  private func categorySeconds(_ rows: TableRows, forgetting: Bool = true) throws -> Double {
    let last = BenchmarkPhone.categories[BenchmarkPhone.categories.count - 1]
    let screen = TableScreen(rows, last)
    try screen.showWhole()
    return try secondsForAllSizes(forgetting: forgetting) { category in
      screen.change(to: category)
      try screen.showWhole()
    }
  }

  // MARK: Many rows

  /// A table of 100,000 rows with estimates, in a separate process to measure its memory.
  private func manyFigures() throws -> [Figure] {
    try warmUp([.large])
    let before = try peakMegabytes()
    let screen = TableScreen(TableRows(count: manyRows))
    let first = processorSeconds { screen.layOut() }
    guard screen.view.contentSize.height > 0 else { throw BenchmarkError.nothingMeasured }
    let memory = try peakMegabytes()
    let offsets = stride(from: 0.05, to: 1, by: 0.1).map { place in processorSeconds { screen.scroll(to: place) } }
    let last = IndexPath(row: manyRows - 1, section: 0)
    let end = processorSeconds { screen.view.scrollToRow(at: last, at: .bottom, animated: false) }
    guard screen.view.cellForRow(at: last) != nil else { throw BenchmarkError.nothingMeasured }
    return [
      Figure(name: "table.many.first", value: first * 1000, unit: "ms"),
      Figure(name: "table.many.delegate", value: try delegateSeconds() * 1000, unit: "ms"),
      Figure(name: "table.many.offset", value: (offsets.max() ?? 0) * 1000, unit: "ms"),
      Figure(name: "table.many.end", value: end * 1000, unit: "ms"),
      Figure(name: "table.many.memory", value: memory, unit: "MB"),
      Figure(name: "table.many.memory.before", value: before, unit: "MB"),
    ]
  }

  // MARK: Updates

  /// Microseconds per row of updates, the minimum of five.
  private func updateFigures() throws -> [Figure] {
    try warmUp([.large])
    return updatedRows.flatMap { count in
      let updates = TableUpdates(count: count)
      let works = [("batch", updates.batchSeconds), ("snapshot", updates.snapshotSeconds)]
      return works.map { name, seconds in
        let least = (0..<5).map { _ in seconds() }.min() ?? 0
        return Figure(name: "updates.growth.\(name).\(count)", value: least * 1e6 / Double(count), unit: "µs/row")
      }
    }
  }

  // MARK: Delegate

  /// The time for the first screen of a table with a delegate that has to be asked.
  private func delegateSeconds() throws -> Double {
    let (screen, delegate) = (TableScreen(TableRows(count: manyRows)), SilentTableDelegate())
    screen.view.delegate = delegate
    return processorSeconds { screen.layOut() }
  }
}
