import CairoRendering
import Drawing
import Foundation
import Raster
import Testing

@Suite struct BlendTests {
  private let below = Color(red: 0.8, green: 0.4, blue: 0.2)
  private let above = Color(red: 0.5, green: 0.9, blue: 0.1)

  /// A square of 4 × 4 blended over the left three quarters of one of 8 × 4.
  private func blended(_ mode: BlendMode, alpha: Double = 1) throws -> Bitmap {
    try draw(
      8, 4,
      [
        .fill(.rectangle(0, 0, 6, 4), below), .begin(.group(alpha: alpha, blendMode: mode)),
        .fill(.rectangle(3, 0, 5, 4), above), .end,
      ])
  }

  private func bytes(_ values: [Double]) -> [Int] { values.map { Int(($0 * 255).rounded()) } }

  private func expect(_ seen: [Int], _ values: [Double], _ comment: Comment) {
    #expect(zip(seen, bytes(values)).allSatisfy { abs($0 - $1) <= 1 }, comment)
  }

  /// Porter and Duff's operators, where there is only the one below, both, and only the one above.
  @Test func operatorsLeaveWhatLiesOutsideOfTheShape() throws {
    let (one, other) = ([1, 0.8, 0.4, 0.2], [1, 0.5, 0.9, 0.1])
    let nothing = [0.0, 0, 0, 0]
    let expected: [(BlendMode, both: [Double], above: [Double])] = [
      (.clear, nothing, nothing), (.copy, other, other), (.sourceIn, other, nothing), (.sourceOut, nothing, other),
      (.sourceAtop, other, nothing), (.destinationOver, one, other), (.destinationIn, one, nothing),
      (.destinationOut, nothing, nothing), (.destinationAtop, one, other), (.xor, nothing, other),
      (.plusLighter, [1, 1, 1, 0.3], other), (.plusDarker, [1, 0.3, 0.3, 0], other),
    ]
    for (mode, both, above) in expected {
      let bitmap = try blended(mode)
      expect(bitmap.channels(1, 1), one, "\(mode) outside")
      expect(bitmap.channels(4, 1), both, "\(mode) of both")
      expect(bitmap.channels(7, 1), above, "\(mode) above")
    }
  }

  /// Half of the colour replaces all of what lies below.
  @Test func aTranslucentCopyReplaces() throws {
    expect(try blended(.copy, alpha: 0.5).channels(4, 1), [0.5, 0.25, 0.45, 0.05], "copy")
    expect(try blended(.destinationIn, alpha: 0.5).channels(4, 1), [0.5, 0.4, 0.2, 0.1], "destinationIn")
    expect(try blended(.clear, alpha: 0).channels(4, 1), [0, 0, 0, 0], "clear")
  }

  /// Of a pixel that is half covered, half is replaced.
  @Test func theEdgeOfAShapeIsReplacedInPart() throws {
    let bitmap = try draw(
      4, 4,
      [
        .fill(.rectangle(0, 0, 4, 4), below), .begin(.group(alpha: 1, blendMode: .copy)),
        .fill(.rectangle(0, 0, 1.5, 4), Color(red: 1, green: 1, blue: 1, alpha: 0)), .end,
      ])
    expect(bitmap.channels(0, 1), [0, 0, 0, 0], "inside")
    expect(bitmap.channels(1, 1), [0.5, 0.4, 0.2, 0.1], "edge")
    expect(bitmap.channels(2, 1), [1, 0.8, 0.4, 0.2], "outside")
  }

  /// PDF's formulas for opaque colours (PDF 32000-1, §11.3.5).
  @Test func modesOfPDFAreItsFormulas() throws {
    let multiplied = try blended(.multiply)
    expect(multiplied.channels(4, 1), [1, 0.4, 0.36, 0.02], "multiply")
    expect(try blended(.screen).channels(4, 1), [1, 0.9, 0.94, 0.28], "screen")
    expect(try blended(.difference).channels(4, 1), [1, 0.3, 0.5, 0.1], "difference")
    expect(try blended(.exclusion).channels(4, 1), [1, 0.5, 0.58, 0.26], "exclusion")
    expect(multiplied.channels(7, 1), [1, 0.5, 0.9, 0.1], "alone")
    // Luminosities are 0.498 below and 0.692 above: all channels below grow by half of the difference.
    expect(try blended(.luminosity, alpha: 0.5).channels(4, 1), [1, 0.897, 0.497, 0.297], "half luminosity")
  }

  /// A group is blended with what its own group has painted, not with what lies below that.
  @Test func aGroupIsolatesBlendsInside() throws {
    let inner: [DrawCommand] = [.fill(.rectangle(0, 0, 4, 4), above)].inside(.group(alpha: 1, blendMode: .multiply))
    let bitmap = try draw(4, 4, [.fill(.rectangle(0, 0, 4, 4), below)] + inner.inside(.group(alpha: 1)))
    expect(bitmap.channels(1, 1), [1, 0.5, 0.9, 0.1], "isolated")
    let moved = inner.inside(.transform(AffineTransform(translationByX: 1, byY: 0)))
    let bare = try draw(4, 4, [.fill(.rectangle(0, 0, 4, 4), below)] + moved)
    expect(bare.channels(1, 1), [1, 0.4, 0.36, 0.02], "not isolated")
  }

  // MARK: Masks and backdrops

  @Test func aMaskMultipliesAlphas() throws {
    let half = Color(red: 0, green: 1, blue: 0, alpha: 0.5)
    let mask: [DrawCommand] = [.fill(.rectangle(0, 0, 2, 4), .black), .fill(.rectangle(2, 0, 2, 4), half)]
    let bitmap = try draw(6, 4, [.fill(.rectangle(0, 0, 6, 4), below)].inside(.mask(mask)))
    expect(bitmap.channels(1, 1), [1, 0.8, 0.4, 0.2], "opaque")
    expect(bitmap.channels(3, 1), [0.5, 0.4, 0.2, 0.1], "half")
    #expect(bitmap.pixel(5, 1) == 0)
  }

  /// The mask moves with the transform it is in, and masks shadows and other masks.
  @Test func aMaskIsInTheCoordinatesOfItsContent() throws {
    let inner = [.fill(.rectangle(0, 0, 6, 6), below)].inside(.mask([.fill(.rectangle(0, 0, 2, 9), .black)]))
    let outer = inner.inside(.mask([.fill(.rectangle(1, 1, 9, 2), .black)]))
    let bitmap = try draw(8, 8, outer.inside(.transform(AffineTransform(translationByX: 3, byY: 2))))
    for y in 0..<8 { for x in 0..<8 { #expect((bitmap.alpha(x, y) > 0) == (x == 4 && (3...4).contains(y))) } }
  }

  /// Beyond a straight edge, a Gaussian has fallen to Φ(-1) = 15.87 % after one deviation. The edge is 24 points away, so
  /// that two pixels meet there.
  @Test(arguments: [1.0, 2, 3]) func aBackdropIsBlurredByItsDeviation(scale: Double) throws {
    let filter = DrawCommand.backdrop(.rectangle(0, 0, 60, 20), BackdropFilter(blur: 4))
    let bitmap = try draw(
      60, 20, scale: scale, [.fill(.rectangle(0, 0, 60, 20), .white), .fill(.rectangle(0, 0, 24, 20), .black), filter])
    let column = Int(28 * scale)
    let row = bitmap.height / 2
    let white = Double(bitmap.channels(column - 1, row)[1] + bitmap.channels(column, row)[1]) / 510
    #expect(abs(1 - white - 0.1587) < 0.01)
    #expect(bitmap.alpha(column, row) == 255)
  }

  @Test func aBackdropStaysInsideItsPath() throws {
    let picture: [DrawCommand] = [.fill(.rectangle(0, 0, 20, 20), below), .fill(.rectangle(0, 0, 10, 20), above)]
    let path = Path.rectangle(4, 4, 12, 12, radius: 6)
    let plain = try draw(20, 20, picture)
    let bitmap = try draw(20, 20, picture + [.backdrop(path, BackdropFilter(blur: 3, saturation: 1))])
    #expect(bitmap.pixel(4, 4) == plain.pixel(4, 4))
    #expect(bitmap.pixel(3, 10) == plain.pixel(3, 10))
    #expect(bitmap.pixel(10, 10) != plain.pixel(10, 10))
    let grey = try draw(20, 20, picture + [.backdrop(path, BackdropFilter(blur: 0, saturation: 0))]).channels(7, 10)
    // 0.213 · 0.5 + 0.715 · 0.9 + 0.072 · 0.1
    expect(grey, [1, 0.7572, 0.7572, 0.7572], "grey")
  }
}
