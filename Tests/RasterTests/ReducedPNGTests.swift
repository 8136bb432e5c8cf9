import Foundation
import TestSupport
import Testing

@testable import Raster

/// A file that is reduced without a bitmap of its size has the pixels of its bitmap, reduced.
@Suite struct ReducedPNGTests {
  /// What a picture's rows are made of.
  enum Kind: CaseIterable {
    case opaque, translucent, fewColors
  }

  /// A picture of rows that repeat up to ten times.
  private func picture(_ width: Int, _ height: Int, _ kind: Kind, _ random: inout SeededGenerator) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height)
    var y = 0
    while y < height {
      for x in 0..<width { bitmap.row(y)[x] = pixel(kind, &random) }
      for _ in 0..<Int.random(in: 0..<10, using: &random) where y + 1 < height {
        bitmap.row(y + 1).update(from: bitmap.row(y), count: width)
        y += 1
      }
      y += 1
    }
    return bitmap
  }

  private func pixel(_ kind: Kind, _ random: inout SeededGenerator) -> UInt32 {
    switch kind {
    case .opaque: return 0xFF00_0000 | .random(in: 0..<1 << 24, using: &random)
    case .translucent:
      let alpha = UInt32.random(in: 0...255, using: &random)
      return (0..<3).reduce(alpha << 24) { $0 | .random(in: 0...alpha, using: &random) << ($1 * 8) }
    case .fewColors: return 0xFF00_0000 | .random(in: 0..<7, using: &random)
    }
  }

  @Test(arguments: Kind.allCases) func itIsTheReducedBitmap(_ kind: Kind) throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<40 {
      let (width, height) = (Int.random(in: 1...90, using: &random), Int.random(in: 1...90, using: &random))
      let size = (width: Int.random(in: 1...width, using: &random), height: Int.random(in: 1...height, using: &random))
      let picture = try picture(width, height, kind, &random)
      let file = try PNG.encode(picture)
      let (expected, reduced) = (try picture.reduced(to: size), try PNG.reduced(file, to: size))
      #expect(reduced.hash == expected.hash, "\(width) × \(height) to \(size)")
    }
  }

  /// The sums of so many pixels need more than 32 bits.
  @Test(arguments: [0xFFFF_FFFF, 0xFF01_FE80] as [UInt32]) func aLargePictureOfOneColorKeepsIt(_ color: UInt32) throws {
    let picture = try Bitmap(width: 4_099, height: 4_099)
    picture.pixels.update(repeating: color)
    let reduced = try picture.reduced(to: (20, 20))
    #expect(withExtendedLifetime(reduced) { reduced.pixels.allSatisfy { $0 == color } })
  }

  @Test func aDamagedFileIsRefusedAsItsDecoderRefusesIt() throws {
    var random = SeededGenerator(seed: 9)
    let file = try PNG.encode(picture(40, 40, .opaque, &random))
    for damaged in [Data(), file.dropLast(20), file.prefix(60) + file.dropFirst(61), Data("PNG".utf8)] {
      let whole = Data(damaged)
      let expected = try #require(#expect(throws: PNGError.self) { try PNG.decode(whole) })
      #expect(throws: expected) { try PNG.reduced(whole, to: (10, 10)) }
    }
  }
}
