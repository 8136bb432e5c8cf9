import Drawing
import Foundation
import HeadlessUIKit
import ImageComparison
import Raster
import Renderers
import Scenes
import Snapshots
import TextLayout
import ViewRendering

/// One card at twelve sizes: laid out, drawn, encoded, verified and recorded, as in `galley test`.
@MainActor
struct RenderBenchmark {
  private let text: String
  private let rounds: Int

  init(_ arguments: Arguments) throws {
    text = try contents(of: arguments.required("text"))
    rounds = try arguments.count("rounds")
  }

  func run() throws -> [Figure] {
    let renderer = ViewRenderer()
    return try TemporaryFolder.with { folder in
      let sizes = try BenchmarkCard.cases(text: text, in: folder).map { try CardAtSize($0, with: renderer) }
      return try drawingFigures(sizes) + partFigures(sizes) + examiningFigures(sizes, in: folder)
    }
  }

  private func drawingFigures(_ sizes: [CardAtSize]) throws -> [Figure] {
    [
      try figure("draw", sizes) { _ = try $0.draw($0.displayList) },
      try figure("layout-draw", sizes) { _ = try $0.draw($0.layOut().displayList) },
      try figure("layout-draw-png", sizes) { card in
        _ = try PNG.encode(card.draw(card.layOut().displayList))
      },
      try figure("draw-hash", sizes) { _ = try $0.draw($0.layOut().displayList).hash },
    ]
  }

  private func partFigures(_ sizes: [CardAtSize]) throws -> [Figure] {
    let pool = BitmapPool()
    return [
      try figure("layout", sizes) { _ = try $0.layOut() },
      try figure("hash", sizes) { _ = $0.bitmap.hash },
      try figure("encode", sizes) { _ = try PNG.encode($0.bitmap) },
      try figure("decode", sizes) { _ = try PNG.decode($0.png, pool: pool) },
      try figure("compare", sizes) { _ = ImageComparison.compare(expected: $0.bitmap, actual: $0.equalBitmap) },
    ]
  }

  private func examiningFigures(_ sizes: [CardAtSize], in folder: URL) throws -> [Figure] {
    let store = ReferenceStore(root: folder.appendingPathComponent("References"))
    let output = try RunFolder.claim(folder.appendingPathComponent("output"))
    let pool = BitmapPool()
    func examiner(_ recordMode: RecordMode, drawsAlways: Bool = false) -> Examiner {
      Examiner(store: store, recordMode: recordMode, drawsAlways: drawsAlways, output: output, pool: pool)
    }
    for card in sizes { try card.examine(with: examiner(.all)) }
    return [
      try figure("verify-hashes", sizes) { try $0.expectUnchanged(by: examiner(.never)) },
      try figure("verify-decoding", sizes) { try $0.expectUnchanged(by: examiner(.never, drawsAlways: true)) },
      try figure("record", sizes) { try $0.examine(with: examiner(.all)) },
    ]
  }

  /// Images per CPU second when `work` is done for every size, `rounds` times after one round that is not timed.
  ///
  /// Caches of text are cleared before each round, as if every card had a new text.
  private func figure(
    _ name: String, _ sizes: [CardAtSize], work: (CardAtSize) throws -> Void
  ) throws -> Figure {
    var start = 0.0
    for round in 0...rounds {
      if round == 1 { start = processorSeconds() }
      TextLayoutEngine.shared.removeCache()
      for size in sizes { try work(size) }
    }
    let count = Double(rounds * sizes.count)
    return Figure(name: "render.\(name)", value: count / (processorSeconds() - start), unit: "images/s")
  }
}
