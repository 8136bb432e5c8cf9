import Foundation
import GalleyTesting
import HeadlessUIKit
import ImageComparison
import LocalizedStrings
import Raster
import Snapshots
import StringsChecking
import TextLayout
import TextMeasuring

/// Work of which there can be several times as much.
@MainActor
struct GrowingWork {
  let name: String
  /// Prepares so many times the amount, outside of the clock; the closure does it.
  let prepare: (_ times: Int) throws -> () throws -> Void

  // MARK: Texts

  static func texts(_ arguments: Arguments) -> [GrowingWork] {
    let (texts, length, keys) = (arguments.amount(500), arguments.amount(20_000), arguments.amount(250))
    let corpus = Result { try arguments.required("corpus") }
    return [
      GrowingWork(name: "measuring") { times in
        let requests = (0..<texts * times).map { MeasuringRequest("Message \($0) of today", width: 163) }
        return {
          let measurer = try TextMeasurer()
          for request in requests { _ = try measurer.answer(request) }
        }
      },
      GrowingWork(name: "long-text") { times in
        let text = NSAttributedString(string: String(repeating: "words ", count: length / 6 * times))
        return {
          TextLayoutEngine.shared.removeCache()
          let label = UILabel()
          (label.numberOfLines, label.attributedText) = (0, text)
          try check(label.sizeThatFits(CGSize(width: 343, height: CGFloat.infinity)).height > 0)
        }
      },
      GrowingWork(name: "strings") { times in
        let file = try CatalogMaker(directory: corpus.get(), languageCount: 1).file(keyCount: keys * times)
        return {
          var template = MeasuringRequest("", font: .style(.body), width: 163)
          (template.lines, template.want) = (2, CheckedLabel.wants)
          let catalog = try StringsCatalog(file, format: .xcstrings, file: "Localizable.xcstrings")
          let rules = StringsRules(label: CheckedLabel(template: template))
          try check(StringsChecker(rules, measurer: TextMeasurer()).report(on: catalog).counts.texts > 0)
        }
      },
    ]
  }

  // MARK: Pictures

  static func pictures(_ arguments: Arguments) -> [GrowingWork] {
    let (height, cards, results) = (arguments.amount(600), arguments.amount(10), arguments.amount(1000))
    return [
      GrowingWork(name: "encoding") { times in
        let picture = try picture(height: height * times)
        return { try check(!PNG.encode(picture).isEmpty) }
      },
      GrowingWork(name: "decoding") { times in
        let (file, pool) = (try PNG.encode(picture(height: height * times)), BitmapPool())
        return { try check(PNG.decode(file, pool: pool).height == height * times) }
      },
      GrowingWork(name: "comparing") { times in
        let expected = try picture(height: height * times)
        let actual = try DifferenceKind.noise.changed(expected)
        return { try check(!ImageComparison.boxes(expected: expected, actual: actual).places.isEmpty) }
      },
      GrowingWork(name: "recording") { times in { try assertCards(cards * times, record: .all) } },
      GrowingWork(name: "assertions") { times in
        {
          try TemporaryFolder.with { folder in
            try assertCards(cards * times, record: .all, in: folder)
            try assertCards(cards * times, record: .never, in: folder)
          }
        }
      },
      GrowingWork(name: "merging") { times in
        let merge = MergeBenchmark(cases: results * times)
        return { try check(merge.run().count > 0) }
      },
    ]
  }

  /// Rows of a screen's cards as often as it takes.
  private static func picture(height: Int) throws -> Bitmap {
    let screen = try TemporaryFolder.with { try BenchmarkScreen.picture(in: $0) }
    let picture = try Bitmap(width: screen.width, height: height)
    for index in picture.pixels.indices { picture.pixels[index] = screen.pixels[index % screen.pixels.count] }
    return picture
  }

  private static func assertCards(_ count: Int, record: SnapshotTestingConfiguration.Record) throws {
    try TemporaryFolder.with { try assertCards(count, record: record, in: $0) }
  }

  private static func assertCards(
    _ count: Int, record: SnapshotTestingConfiguration.Record, in folder: URL
  ) throws {
    setenv("SNAPSHOT_ARTIFACTS", folder.appendingPathComponent("output").path, 1)
    for card in 0..<count {
      let label = UILabel()
      (label.numberOfLines, label.text) = (0, "Card \(card), whose text wraps")
      let message = verifySnapshot(
        of: label, as: .image(on: .width(163)), named: "\(card)", record: record,
        snapshotDirectory: folder.appendingPathComponent("store").path, testName: "card()")
      try check(record == .never ? message == nil : message != nil)
    }
  }

  static func check(_ holds: Bool) throws {
    if !holds { throw BenchmarkError.nothingMeasured }
  }
}
