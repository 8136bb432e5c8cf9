import Foundation
import Raster
import Snapshots

/// A large run merged from four shards: 100,000 results, one in a hundred of which changed and has three pictures.
struct MergeBenchmark {
  private let cases: Int
  private static let shards = 4
  private static let changedEvery = 100

  init(_ arguments: Arguments) { self.init(cases: arguments.amount(100_000)) }

  init(cases: Int) { self.cases = cases }

  func run() throws -> [Figure] {
    try TemporaryFolder.with { folder in
      let folders = (1...Self.shards).map { folder.appendingPathComponent("\($0)") }
      try write(to: folders)
      let clock = ContinuousClock()
      let wall = try clock.measure {
        let merge = try RunMerge(folders.map { try RunPart($0) })
        try merge.write(to: RunFolder.claim(folder.appendingPathComponent("merged")))
        guard merge.missing.isEmpty, merge.resultCount == cases else { throw BenchmarkError.nothingMeasured }
      }
      return [
        Figure(name: "merge.time", value: wall / .seconds(1), unit: "s"),
        Figure(name: "merge.memory", value: try peakMegabytes(), unit: "MB"),
      ]
    }
  }

  /// Writes the files that the shards' runs would leave.
  private func write(to folders: [URL]) throws {
    let paths = (0..<cases).map { number in
      CasePath(
        catalogueFile: "feature-\(number / 1_200)/cards", scene: "scene-\(number / 12 % 100)",
        configuration: "iPhone-15-\(number % 12)")
    }
    let origin = RunOrigin(
      command: .test, catalogue: Hash128(hashing: [1]), commit: nil, engine: Hash128(hashing: [2]),
      cases: .init(paths.map(\.description)))
    let plan = ShardPlan(count: folders.count)
    let numbers = paths.map { plan.number(of: $0.description) }
    for (number, folder) in zip(1..., folders) {
      let output = try RunFolder.claim(folder)
      let places = paths.indices.filter { numbers[$0] == number }
      let part = RunHeader.Part(shards: [number], of: folders.count, durations: nil, places: places)
      let results = try places.map { try result(paths[$0], isChanged: $0 % Self.changedEvery == 0, in: output) }
      try ResultFiles.write(results, of: origin, part: part, to: output)
    }
  }

  private func result(_ path: CasePath, isChanged: Bool, in output: RunFolder) throws -> CaseResult {
    let finding = Finding(kind: "truncated-text", node: "title", message: "The text is cut after 1 line.")
    guard isChanged else {
      let outcome = Outcome.unchanged(engine: .same, isRecorded: false)
      return CaseResult(path, outcome, findings: [finding], duration: .milliseconds(3))
    }
    let pictures = ["expected", "actual", "difference"].map { "\(path)/\($0).png" }
    for file in pictures + ["\(path)/actual.txt"] { try output.write(Data(repeating: 7, count: 2_000), to: file) }
    let moved = LayoutDifference(
      sentences: (0..<6).map { "label-\($0) moved 48 pt down, for the title above it has one line more" },
      cause: "title: text")
    return CaseResult(
      path,
      .changed(
        .layout(moved, engine: .same), .init(expected: pictures[0], actual: pictures[1], difference: pictures[2]),
        isRecorded: false), findings: [finding], duration: .milliseconds(30))
  }
}
