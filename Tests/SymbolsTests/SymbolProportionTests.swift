import Drawing
import Foundation
import Testing

@testable import Symbols

/// The proportions of symbols' images against those that Interface Builder stored.
@Suite struct SymbolProportionTests {
  private struct Stored {
    var name: String
    /// The sizes of one version of SF Symbols each, in pixels.
    var sizes: [CGSize]
  }

  /// Lines such as `chevron.right {(97.0, 128.0): 1, (93.0, 128.0): 1}`; those with fewer than 64 pixels along the longer
  /// side are too coarse: half a pixel of 15 is 3 %.
  private static func stored() throws -> [Stored] {
    try SymbolSetting.fixture("ib-symbol-sizes.txt").split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "(").dropFirst()
      let sizes = parts.compactMap { part -> CGSize? in
        let sides = part.prefix { $0 != ")" }.split(separator: ",").compactMap {
          Double($0.trimmingCharacters(in: .whitespaces))
        }
        return sides.count == 2 && max(sides[0], sides[1]) >= 64 ? CGSize(width: sides[0], height: sides[1]) : nil
      }
      guard let name = line.split(separator: " ").first, !sizes.isEmpty else { return nil }
      return Stored(name: String(name), sizes: sizes)
    }
  }

  /// The deviation of a ratio of sides from the nearest stored one.
  private static func deviation(_ ratio: Double, _ stored: Stored) -> Double {
    stored.sizes.map { abs(ratio / ($0.width / $0.height) - 1) }.min() ?? .infinity
  }

  /// At 128 points, so that rounding to pixels is 1 % at most.
  @Test func imagesHaveTheStoredProportions() throws {
    var deviations: [(name: String, deviation: Double)] = []
    for stored in try Self.stored() {
      let symbol = try SymbolSetting.symbol(stored.name, size: 128, pixelsPerPoint: 1)
      guard symbol.drawing == .own else { continue }
      deviations.append((stored.name, Self.deviation(symbol.size.width / symbol.size.height, stored)))
    }
    #expect(deviations.count >= 45)
    #expect(deviations.filter { $0.deviation > 0.1 }.map(\.name) == [])
    let near = deviations.count { $0.deviation <= 0.05 }
    #expect(near * 10 >= deviations.count * 9, "\(near) of \(deviations.count): \(deviations)")
  }

  /// The rule alone, without the table of proportions: it is what symbols have that Interface Builder did not store. The
  /// drawings are others' than Apple's, so a few are narrower.
  @Test func theRuleAloneIsNear() throws {
    var deviations: [Double] = []
    for stored in try Self.stored() {
      let symbol = try SymbolSetting.symbol(stored.name, size: 128, pixelsPerPoint: 1)
      guard symbol.drawing == .own, let ink = symbol.outline.tightBounds else { continue }
      let unit = 128.0 / 17
      deviations.append(Self.deviation((ink.width + 3 * unit) / (ink.height + 2 * unit), stored))
    }
    deviations.sort()
    #expect(deviations[deviations.count / 2] <= 0.04)
    #expect(deviations.count { $0 <= 0.1 } * 10 >= deviations.count * 9)
  }
}
