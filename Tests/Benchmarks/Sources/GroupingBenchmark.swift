import Drawing
import Foundation
import HeadlessUIKit
import Raster
import Renderers
import Scenes
import Snapshots
import ViewRendering

/// A run in which every case changed: cards whose titles grew, at twelve sizes. Finding causes and grouping equal ones
/// is also measured separately.
@MainActor
struct GroupingBenchmark {
  private static let scenes = 5

  private let text: String

  init(_ arguments: Arguments) throws { text = try contents(of: arguments.required("text")) }

  func run() throws -> [Figure] {
    try TemporaryFolder.with { folder in
      let renderer = ViewRenderer()
      let (old, new) = (try cards(text, in: folder, renderer), try cards(longer, in: folder, renderer))
      let store = ReferenceStore(root: folder.appendingPathComponent("References"))
      let output = try RunFolder.claim(folder.appendingPathComponent("output"))
      func examiner(_ mode: RecordMode) -> Examiner {
        Examiner(store: store, recordMode: mode, output: output, pool: BitmapPool())
      }
      for card in old { try card.examine(with: examiner(.all)) }
      let layouts = try zip(old, new).map { (old: try $0.layOut().layout, new: try $1.layOut().layout) }
      var results: [CaseResult] = []
      let whole = try seconds {
        results = try new.map { try $0.result(of: examiner(.never)) }
        try summarize(results)
      }
      let grouping = try seconds {
        for (old, new) in layouts where LayoutDifference(from: old, to: new) == nil {
          throw BenchmarkError.nothingMeasured
        }
        try summarize(results)
      }
      return [
        Figure(name: "grouping.run", value: whole / Double(new.count) * 1e3, unit: "ms/case"),
        Figure(name: "grouping.share", value: 100 * grouping / whole, unit: "%"),
      ]
    }
  }

  private var longer: String { text + " " + text }

  private func cards(_ text: String, in folder: URL, _ renderer: ViewRenderer) throws -> [CardAtSize] {
    try (0..<Self.scenes).flatMap { scene in
      try BenchmarkCard.cases(named: "card-\(scene)", text: "\(scene) \(text)", in: folder).map {
        try CardAtSize($0, with: renderer)
      }
    }
  }

  /// A group for each scene, of all its sizes.
  private func summarize(_ results: [CaseResult]) throws {
    let summary = RunSummary(results: results)
    guard summary.reviewLines.count == Self.scenes, !summary.closingLines.isEmpty else {
      throw BenchmarkError.groups(summary.reviewLines.count)
    }
  }

  private func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = processorSeconds()
    try work()
    return processorSeconds() - start
  }
}
