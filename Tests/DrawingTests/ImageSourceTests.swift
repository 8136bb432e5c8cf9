import Raster
import Synchronization
import Testing

@testable import Drawing

@Suite struct ImageSourceTests {
  private func bitmap(_ pixels: [UInt32]) throws -> Bitmap {
    let bitmap = try Bitmap(width: pixels.count, height: 1)
    for (index, pixel) in pixels.enumerated() { bitmap.pixels[index] = pixel }
    return bitmap
  }

  /// An image made of another's header decodes its pixels when they are asked for, once; until then it is known by the header.
  @Test func aKnownFileIsDecodedWhenItsPixelsAreNeeded() throws {
    for (pixels, isOpaque) in [([0xFF00_0000, 0xFF12_3456] as [UInt32], true), ([0xFF00_0000, 0x8000_0000], false)] {
      let first = ImageSource(bitmap: try bitmap(pixels), name: "first", unknownColors: "CMYK")
      let count = Mutex(0)
      let second = try ImageSource(first.header, name: "second") {
        count.withLock { $0 += 1 }
        return try? bitmap(pixels)
      }
      #expect(second == first)
      #expect((second.width, second.height) == (2, 1))
      #expect((second.name, second.unknownColors) == ("second", "CMYK"))
      #expect(second.isOpaque == isOpaque)
      #expect(count.withLock { $0 } == 0)
      for _ in 0..<2 {
        let decoded = second.bitmap
        #expect(withExtendedLifetime(decoded) { Array(decoded.pixels) } == pixels)
      }
      #expect(count.withLock { $0 } == 1)
    }
  }

  /// Pixels for which there is no memory are a transparent one.
  @Test func pixelsThatCannotBeDecodedAreTransparent() throws {
    let source = try ImageSource(ImageSource(bitmap: bitmap([0xFF00_0000, 0xFF00_0000])).header, name: nil) { nil }
    let pixels = source.bitmap
    #expect(withExtendedLifetime(pixels) { Array(pixels.pixels) } == [0])
  }
}
