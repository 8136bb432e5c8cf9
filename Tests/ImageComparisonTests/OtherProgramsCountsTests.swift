import Foundation
import ImageComparison
import Testing

/// The counts of ImageMagick and PyPI's pixelmatch for a pair of pictures (`Fixtures/README.md`).
private struct CountedPair: Decodable, CustomTestStringConvertible {
  let kind: GeneratedPair.Kind
  let seed: Int
  let checksums: [UInt32]
  let differing: Int
  /// For each threshold, without and with pixels that smooth an edge.
  let perceived: [[Int]]

  var testDescription: String { "\(kind.rawValue) \(seed)" }

  struct Table: Decodable {
    var thresholds: [Double]
    var pairs: [CountedPair]
  }

  static let table = Result {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/counts.json")
    return try JSONDecoder().decode(Table.self, from: Data(contentsOf: path))
  }
}

@Suite struct OtherProgramsCountsTests {
  @Test func thereAreSixPairsOfEachKind() throws {
    let pairs = try CountedPair.table.get().pairs
    #expect(pairs.count == 6 * GeneratedPair.Kind.allCases.count)
    #expect(pairs.allSatisfy { $0.differing > 0 })
  }

  @Test(arguments: (try? CountedPair.table.get().pairs) ?? [])
  fileprivate func countsAgree(_ counted: CountedPair) throws {
    let pair = GeneratedPair(counted.kind, seed: counted.seed)
    #expect([checksum(pair.expected.bytes), checksum(pair.actual.bytes)] == counted.checksums)
    let (expected, actual) = (try pair.expected.bitmap(), try pair.actual.bitmap())
    #expect(ImageComparison.compare(expected: expected, actual: actual)?.differingPixels == counted.differing)
    for (threshold, counts) in zip(try CountedPair.table.get().thresholds, counted.perceived) {
      let perceived = ImageComparison.yiqDifference(expected: expected, actual: actual, threshold: threshold)
      #expect(perceived.differingPixels == counts[0], "threshold \(threshold)")
      #expect(perceived.differingPixels + perceived.antialiasedPixels == counts[1], "threshold \(threshold)")
    }
  }

  /// CRC-32 (ITU-T V.42), bit by bit.
  private func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
  }
}
