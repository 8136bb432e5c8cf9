import Foundation
import Glibc
import ImageComparison
import Raster

/// Pairs of pictures of a screen, compared in memory; `--pairs` writes them to a folder for programs that read files.
@MainActor
struct DifferenceBenchmark {
  /// The number of rounds in which the figures alternate.
  private let turns: Int
  /// The number of measurements in a round, after one that does not count.
  private let repeats: Int

  private let pairs: URL?

  init(_ arguments: Arguments) {
    (turns, repeats) = (arguments.amount(12), arguments.amount(5))
    pairs = arguments.optional("pairs").map { URL(fileURLWithPath: $0, isDirectory: true) }
  }

  func run() throws -> [Figure] {
    let expected = try TemporaryFolder.with { try BenchmarkScreen.picture(in: $0) }
    let same = try DifferenceKind.equal.changed(expected)
    if let pairs { try write(expected, as: "expected", to: pairs) }
    return try DifferenceKind.allCases.flatMap { kind in
      let actual = try kind.changed(expected)
      if let pairs { try write(actual, as: kind.rawValue, to: pairs) }
      return figures(kind, expected: expected, actual: actual, same: same)
    }
  }

  /// As `memcmp` stops at the first difference, it is given as many equal bytes.
  private func figures(_ kind: DifferenceKind, expected: Bitmap, actual: Bitmap, same: Bitmap) -> [Figure] {
    let works: [(name: String, work: () -> Int)] = [
      ("memcmp", { isEqual(expected, same) ? 1 : 0 }),
      ("count", { ImageComparison.differingPixels(expected: expected, actual: actual) }),
      ("compare", { ImageComparison.compare(expected: expected, actual: actual)?.differingPixels ?? 0 }),
      ("boxes", { ImageComparison.boxes(expected: expected, actual: actual).places.count }),
    ]
    var times = [[Double]](repeating: [], count: works.count)
    for _ in 0..<turns {
      for (index, work) in works.enumerated() { times[index] += measured(work.work) }
    }
    return zip(works, times).map { work, times in
      Figure(name: "difference.\(work.name).\(kind.rawValue)", value: times.sorted()[times.count / 2], unit: "µs")
    }
  }

  private func measured(_ work: () -> Int) -> [Double] {
    var sum = work()
    return (0..<repeats).map { _ in
      let start = processorSeconds()
      sum &+= work()
      return (processorSeconds() - start) * 1e6
    }
  }

  private func isEqual(_ a: Bitmap, _ b: Bitmap) -> Bool {
    let (first, second) = (UnsafeRawBufferPointer(a.bytes), UnsafeRawBufferPointer(b.bytes))
    guard let firstStart = first.baseAddress, let secondStart = second.baseAddress else { return false }
    return memcmp(firstStart, secondStart, first.count) == 0
  }

  private func write(_ picture: Bitmap, as name: String, to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try PNG.encode(picture).write(to: folder.appendingPathComponent("\(name).png"))
  }
}
