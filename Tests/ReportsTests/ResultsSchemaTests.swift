import Foundation
import ImageComparison
import Snapshots
import SourcePlaces
import Testing

/// `Snapshots/results.schema.json`, tested with an independent validator on lines as written by runs.
@Suite struct ResultsSchemaTests {
  private static let schema = Checker.fixtures.appendingPathComponent("../../../Snapshots/results.schema.json")
    .standardizedFileURL.path

  private func lines<Answer>(_ results: [RunResult<Answer>]) throws -> Data {
    try results.reduce(into: Data()) { lines, result in
      lines += try ResultFiles.encoder.encode(result) + Data("\n".utf8)
    }
  }

  private func check(_ lines: Data) throws -> String { try Checker.check("results", lines, [Self.schema]) }

  private static let everyKey: [CaseResult] = {
    let size = ImageDifference.Size(width: 2, height: 2)
    let allowance = Allowance(
      channel: .init(found: 3, limit: 4), pixelsInWindow: .init(found: 1, limit: 2, size: 8),
      precision: .init(matching: 3, of: 4, precision: 0.5, perceptualPrecision: 0.98, largestDeltaE: 1.61),
      mask: .init(views: ["clock"], pixels: 1))
    var pixels = PixelDifference(
      ImageDifference(
        width: 2, height: 2, differingPixels: 1, largestChannelDifference: 1,
        boundingBox: .init(x: 1, y: 1, width: 1, height: 1), largestWindowCount: 1,
        sizes: .init(expected: size, actual: size)), refusedBy: allowance)
    pixels.places = PixelPlaces(
      listed: [.init(box: pixels.box, differing: 1, views: ["title"], isUnexplained: true)],
      others: .init(placeCount: 1, box: pixels.box, differingPixels: 1))
    let layout = LayoutDifference(
      sentences: ["moved"], cause: "title: text",
      causes: [
        ChangeCause(
          view: "title", kind: "text", sentence: "moved", expected: .init(x: 0, y: 1, width: 2, height: 3),
          actual: .init(x: 0, y: 1.25, width: 2, height: 3))
      ], sharedCause: "text 'a' → 'b'")
    let outcomes: [Snapshots.Outcome] = [
      .changed(.layoutAndPixels(layout, pixels, engine: .same), Samples.pictures, isRecorded: true),
      .changed(.counterpart(Counterpart(.equals, "other"), pixels), Samples.pictures, isRecorded: false),
      .changed(.counterpart(Counterpart(.differs, nil), nil), Samples.pictures, isRecorded: false),
      .changed(.pixels(pixels, engine: nil), Samples.pictures, isRecorded: false),
      .changedFromRecord(
        .layoutAndPixels(layout, engine: .same), .init(expected: "e.txt", actual: "a.png"), isRecorded: false),
      .changedFromRecord(
        .pixels(engine: .otherWithSameDrawing), .init(expected: "e.txt", actual: "a.png"), isRecorded: true),
      .tolerated(pixels, allowance, engine: .other, isRecorded: false),
      .tolerated(nil, allowance, engine: nil, isRecorded: false), .unchanged(engine: nil, isRecorded: true),
      .unreadable(.record(reason: "edited", pixels: pixels, Samples.pictures), isRecorded: false),
    ]
    return outcomes.map { outcome in
      var result = Samples.result("card", outcome, findings: Samples.hostile[0].findings)
      result.path.references = "Tests/__Snapshots__"
      result.findings += [
        Finding(
          kind: "clipped-text", node: "title", message: "cut",
          remedy: Remedy(
            text: "Make it wider.",
            changes: [
              .init(
                node: "title", key: "frame", value: "[0, 0, 9, 9]", former: "[0, 0, 1, 9]",
                swift: "frame.size.width = 9",
                source: SourcePlace(file: "page.yaml", line: 3)), .init(node: "title", key: "alpha", value: nil),
            ])), Finding(kind: "clipped-text", node: "other", message: "cut", remedy: Remedy(text: "Make it wider.")),
      ]
      result.unmatchedAllowances = [.init(kind: "broken-word", node: "a", reason: "b"), .init(kind: "a", reason: "b")]
      return result
    }
  }()

  @Test func whatRunsWriteIsWhatTheSchemaSays() throws {
    _ = try check(lines(Samples.small))
    _ = try check(lines(Samples.hostile))
    _ = try check(lines(Self.everyKey))
    let pictures = [RenderOutcome.rendered(picture: "a.png"), .failed(reason: "No.")].map {
      RenderResult(Samples.path("card"), $0, source: Samples.source, duration: .zero)
    }
    _ = try check(lines(pictures))
  }

  @Test(arguments: [
    ("\"schemaVersion\":1", "\"schemaVersion\":2"), ("\"verdict\":\"changed\"", "\"verdict\":\"odd\""),
    ("\"recorded\":true", "\"recorded\":1"), ("\"line\":12", "\"line\":0"), ("\"scene\":", "\"name\":"),
    ("\"reason\":\"edited\",", ""), ("\"box\":[1,1,1,1]", "\"box\":[1,1,1]"), ("\"expected\":", "\"other\":"),
    ("\"engineAlone\":true", "\"engineAlone\":false"), ("\"expectedRecord\":", "\"other\":"),
    ("\"pixelsDiffer\":true", "\"pixelsDiffer\":1"),
    ("\"kind\":\"missing-glyph\"", "\"kind\":\"\""),
    ("\"largestChannelDifference\":1", "\"largestChannelDifference\":256"),
  ])
  func whatIsNoResultIsRefused(right: String, wrong: String) throws {
    let text = String(decoding: try lines(Self.everyKey), as: UTF8.self)
    #expect(text.contains(right))
    let answer = try Checker.run("results", Data(text.replacing(right, with: wrong).utf8), [Self.schema])
    #expect(answer.status == 1, "\(answer)")
  }
}
