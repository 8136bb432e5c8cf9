import Testing
import TextFuzzing

@testable import TextLayout

/// Properties of any text with any attributes; seeded, so that failures can be reproduced.
@Suite struct RandomAttributesTests {
  private static let fonts = (try? FuzzedFonts.cascades()) ?? []

  @Test func fontsAreThere() { #expect(Self.fonts.count == 5) }

  @Test(arguments: 0..<120 as Range<UInt64>)
  func everyTextKeepsItsPromises(seed: UInt64) {
    let engine = TextLayoutEngine()
    for kind in TextCase.Kind.allCases {
      let textCase = TextCase(seed: seed, kind: kind, fonts: Self.fonts)
      #expect(textCase.faults(in: engine) == [], "seed \(seed): \(textCase)")
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func whatIsKeptChangesNothing(seed: UInt64) {
    let cases = (0..<6).map { TextCase(seed: 1_000 * seed + $0, kind: .ordinary, fonts: Self.fonts) }
    let expected = cases.map { TextLayoutEngine(cacheLimit: 0).layout($0.text, in: $0.container) }
    for limit in [2_000, 20_000, 48 << 20] {
      let engine = TextLayoutEngine(cacheLimit: limit)
      for order in [Array(cases.indices), cases.indices.reversed(), Array(cases.indices)] {
        for index in order {
          let placed = engine.layout(cases[index].text, in: cases[index].container)
          #expect(placed == expected[index], "seed \(seed), case \(index), limit \(limit)")
        }
      }
    }
  }

  /// A theorem about greedy lines whose width never shrinks when a cluster is added. It does not hold for text with
  /// tabs (a stop may appear or disappear), soft hyphens, negative spacing, or joining letters (an isolated form may be
  /// wider than both parts).
  @Test(arguments: 0..<60 as Range<UInt64>)
  func aWiderBoxNeverNeedsMoreLines(seed: UInt64) {
    let text = TextCase(seed: seed, kind: .plain, fonts: Self.fonts).text
    var last = Int.max
    for width in stride(from: 3.0, through: 500, by: 4.3) {
      let count = Setting.engine.measure(text, in: TextContainer(width: width)).lines.count
      #expect(count <= last, "seed \(seed), width \(width)")
      last = count
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func sizesAreLinear(seed: UInt64) {
    let text = TextCase(seed: seed, kind: .plain, fonts: Self.fonts).text
    let size = Setting.engine.measure(text).size
    for factor in [0.25, 3, 17.5] {
      let scaled = Setting.engine.measure(text.scaled(by: factor)).size
      #expect(abs(scaled.width - factor * size.width) <= 1e-9 * factor * max(1, size.width), "seed \(seed)")
      #expect(abs(scaled.height - factor * size.height) <= 1e-9 * factor * max(1, size.height), "seed \(seed)")
    }
  }

  /// A container `factor` times as wide has the same lines for text `factor` times as large; powers of two cause no
  /// rounding.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func linesDoNotDependOnTheScale(seed: UInt64) {
    let textCase = TextCase(seed: seed, kind: .plain, fonts: Self.fonts)
    let width = textCase.container.width
    let lines = Setting.engine.measure(textCase.text, in: TextContainer(width: width)).lines.map(\.range)
    let scaled = Setting.engine.measure(textCase.text.scaled(by: 4), in: TextContainer(width: 4 * width))
    #expect(scaled.lines.map(\.range) == lines, "seed \(seed)")
  }
}
