import Foundation
import GalleyTesting
import HeadlessUIKit

/// Tables in assertions of tests: one call of `verifySnapshot` for all twelve sizes, with the whole table of eight
/// rows.
@MainActor
struct TableSnapshots {
  /// The number of tables with different texts, which alternate.
  private let tables: Int
  private static let rows = 8
  private static let categories = 12
  /// The numbers of snapshots after which memory is measured.
  private let memorySnapshots: [Int]

  init(_ arguments: Arguments) {
    (tables, memorySnapshots) = (arguments.amount(20), arguments.amounts([1_000, 10_000]))
  }

  /// The memory after this many snapshots, in millions of bytes; the peak is that of recording.
  func memoryFigures() throws -> [Figure] {
    try TemporaryFolder.with { folder in
      // The location of the run's own folder.
      setenv("SNAPSHOT_ARTIFACTS", folder.appendingPathComponent("output").path, 1)
      let store = folder.appendingPathComponent("TableBenchmark")
      for table in 0..<tables {
        let message = verify(table, in: store, record: .all)
        guard message?.hasPrefix("Record mode is on.") == true else {
          throw BenchmarkError.assertion(message ?? "passed")
        }
      }
      var done = 0
      return try memorySnapshots.map { snapshots in
        while done < snapshots {
          let table = done / Self.categories % tables
          if let message = verify(table, in: store, record: .never) { throw BenchmarkError.assertion(message) }
          done += Self.categories
        }
        return Figure(name: "table.memory.\(snapshots)", value: try residentMegabytes(), unit: "MB")
      }
    }
  }

  private func verify(_ table: Int, in store: URL, record: SnapshotTestingConfiguration.Record) -> String? {
    let source = TableRowSource(TableRows(count: Self.rows, first: table * Self.rows))
    return withExtendedLifetime(source) {
      verifySnapshot(
        of: source.makeView(), as: .image(on: .width(375), categories: .all), named: "\(table)", record: record,
        snapshotDirectory: store.path, testName: "table()")
    }
  }
}
