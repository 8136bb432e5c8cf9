import Drawing
import Foundation
import ImageDecoding
import Raster
import Testing

@testable import UIKitValues

@Suite struct KnownImagesTests {
  /// A file of one row.
  private func file(_ pixels: [UInt32]) throws -> Data {
    let bitmap = try Bitmap(width: pixels.count, height: 1)
    for (index, pixel) in pixels.enumerated() { bitmap.pixels[index] = pixel }
    return try PNG.encode(bitmap)
  }

  private func pixels(_ image: ImageSource) -> [UInt32] {
    let bitmap = image.bitmap
    return withExtendedLifetime(bitmap) { Array(bitmap.pixels) }
  }

  /// A file's image is shared while it lives; one that is read afterwards is equal and has the same pixels.
  @Test func filesAreKnownByTheirBytes() throws {
    let images = KnownImages()
    let (red, blue) = (try file([0xFFFF_0000, 0xFFFF_0000]), try file([0xFF00_00FF]))
    var first: ImageSource? = try images.image(of: red, name: "a").source
    #expect(try images.image(of: red, name: "a").source === first)
    #expect(try images.image(of: red, name: "b").source.name == "b")
    #expect(try images.image(of: blue, name: "a").source != first)
    let hash = try #require(first).hash
    first = nil
    let again = try images.image(of: red, name: "a").source
    #expect(again.hash == hash)
    #expect(pixels(again) == [0xFFFF_0000, 0xFFFF_0000])
  }

  /// More files than are kept are read as well.
  @Test func theNumberOfKnownFilesIsLimited() throws {
    let images = KnownImages()
    for index in 0...UInt32(KnownImages.limit) {
      let image = try images.image(of: try file([0xFF00_0000 + index]), name: "a").source
      #expect(pixels(image) == [0xFF00_0000 + index])
    }
    #expect(pixels(try images.image(of: try file([0xFF00_0000]), name: "a").source) == [0xFF00_0000])
  }

  @Test func damagedFilesAreErrorsEachTime() throws {
    let images = KnownImages()
    let damaged = try file([0xFFFF_0000]).prefix(40)
    for _ in 0..<2 {
      #expect(throws: ImageDecodingError.self) { try images.image(of: damaged, name: "a") }
    }
  }
}
