import CairoRendering
import Drawing
import Foundation
import Raster
import Testing

@Suite struct ImageTests {
  /// A chequered image of black and white pixels, black at the top left.
  private func chequers(_ width: Int, _ height: Int) throws -> ImageSource {
    let bitmap = try Bitmap(width: width, height: height)
    for index in 0..<width * height {
      bitmap.pixels[index] = (index / width + index % width) % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF
    }
    return ImageSource(bitmap: bitmap)
  }

  @Test func anImageOfItsOwnSizeIsCopied() throws {
    let source = try chequers(6, 4)
    let bitmap = try draw(10, 10, [.image(source, in: CGRect(x: 2, y: 3, width: 6, height: 4))])
    for y in 0..<10 {
      for x in 0..<10 {
        let isInside = (2..<8).contains(x) && (3..<7).contains(y)
        #expect(bitmap.pixel(x, y) == (isInside ? source.bitmap.pixel(x - 2, y - 3) : 0), "at \(x), \(y)")
      }
    }
  }

  @Test func translucentPixelsAreCopiedExactly() throws {
    let bitmap = try Bitmap(width: 16, height: 16)
    for index in 0..<256 { bitmap.pixels[index] = UInt32(index) << 24 | UInt32(index / 2) << 16 | UInt32(index) }
    let copy = try draw(16, 16, [.image(ImageSource(bitmap: bitmap), in: CGRect(x: 0, y: 0, width: 16, height: 16))])
    #expect(copy.allPixels == bitmap.allPixels)
  }

  @Test func anImageAt2xFillsTwiceThePixels() throws {
    let source = try chequers(2, 2)
    let bitmap = try draw(4, 4, scale: 2, [.image(source, in: CGRect(x: 0, y: 0, width: 4, height: 4))])
    // Corners keep their colour: the image does not fade at its edges.
    #expect(bitmap.pixel(0, 0) == 0xFF00_0000 && bitmap.pixel(7, 0) == 0xFFFF_FFFF)
    #expect(bitmap.pixel(0, 7) == 0xFFFF_FFFF && bitmap.pixel(7, 7) == 0xFF00_0000)
    #expect(bitmap.coveredArea == 64)
  }

  /// Half of every 2 × 2 pixels is white: 127.5, two roundings.
  @Test func aReducedImageIsAveraged() throws {
    let source = try chequers(40, 40)
    let bitmap = try draw(20, 20, [.image(source, in: CGRect(x: 0, y: 0, width: 20, height: 20))])
    for y in 1..<19 {
      for x in 1..<19 { #expect(abs(bitmap.channels(x, y)[1] - 128) <= 2, "at \(x), \(y): \(bitmap.channels(x, y))") }
    }
  }

  @Test func invisibleImagesAreLeftOut() throws {
    let source = try chequers(4, 4)
    for rect in [
      CGRect(x: 0, y: 0, width: 0, height: 9), CGRect(x: 20, y: 0, width: 4, height: 4),
      CGRect(x: -1e300, y: 0, width: 1, height: 1),
    ] {
      #expect(try draw(9, 9, [.image(source, in: rect)]).coveredArea == 0)
    }
  }

  @Test func extremeScalesNeitherCrashNorReachOutside() throws {
    let wide = try chequers(20_000, 1)
    let tiny = try chequers(1, 1)
    let commands: [DrawCommand] = [
      .image(wide, in: CGRect(x: 3, y: 3, width: 0.5, height: 0.5)),
      .image(wide, in: CGRect(x: 3, y: 3, width: 1e-9, height: 1e-9)),
      .image(tiny, in: CGRect(x: -1e9, y: 4, width: 2e9, height: 1)),
    ]
    let bitmap = try draw(9, 9, commands)
    #expect((0..<9).allSatisfy { bitmap.alpha($0, 2) == 0 && bitmap.alpha($0, 5) == 0 })
    #expect((0..<9).allSatisfy { bitmap.pixel($0, 4) == 0xFF00_0000 })
  }
}
