import Raster
import TestSupport

/// Two opaque pictures generated from a seed, like in `scripts/difference-fixtures/counts.py`.
struct GeneratedPair {
  static let width = 48
  static let height = 36

  /// The change to the actual picture.
  enum Kind: String, Decodable, CaseIterable {
    case movedDiscs = "moved discs"
    case discsMovedByAQuarter = "discs moved by a quarter"
    case discsOfAnotherLevel = "discs of another level"
    case missingLine = "missing line"
    case movedLines = "moved lines"
    case fewPixels = "few pixels"
    case smallNoise = "small noise"
    case muchNoise = "much noise"
  }

  let expected: GeneratedPicture
  let actual: GeneratedPicture

  init(_ kind: Kind, seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed + 1_000))
    let paper = GeneratedPicture(paper: generator.color())
    var (expected, actual) = (paper, paper)
    switch kind {
    case .movedDiscs, .discsMovedByAQuarter, .discsOfAnotherLevel, .smallNoise:
      expected.drawDiscs(seed: seed)
      let dx = kind == .movedDiscs ? 4 : kind == .discsMovedByAQuarter ? 1 : 0
      actual.drawDiscs(seed: seed, dx: dx, level: kind == .discsOfAnotherLevel ? 1 : 0)
      if kind == .smallNoise { actual.addNoise(seed: seed, count: 200, levels: 24) }
    case .missingLine:
      expected.drawLines(seed: seed)
      actual.drawLines(seed: seed, missing: seed % 4)
    case .movedLines:
      expected.drawLines(seed: seed)
      actual.drawLines(seed: seed, dx: 1)
    case .fewPixels, .muchNoise:
      expected.drawRamp()
      actual.drawRamp()
      actual.addNoise(seed: seed, count: kind == .fewPixels ? 1 + seed : 900, levels: 255)
    }
    self.expected = expected
    self.actual = actual
  }
}

extension SeededGenerator {
  /// A number below a bound.
  mutating func number(_ bound: Int) -> Int { Int(next() >> 32) % bound }

  /// Red, green and blue.
  mutating func color() -> [Int] { (0..<3).map { _ in number(256) } }
}
