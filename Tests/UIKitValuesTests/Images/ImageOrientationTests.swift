import Drawing
import Foundation
import Raster
import Testing

@testable import UIKitValues

/// The eight orientations of EXIF (CIPA DC-008, 4.6.4): where the first stored row and column are displayed.
@Suite struct ImageOrientationTests {
  /// Pixels 1 2 3 / 4 5 6.
  private func source() throws -> ImageSource {
    let bitmap = try Bitmap(width: 3, height: 2)
    for index in 0..<6 { bitmap.pixels[index] = 0xFF00_0000 | UInt32(index + 1) }
    return ImageSource(bitmap: bitmap)
  }

  /// The pixels' blue.
  private func blues(_ image: UIImage) throws -> [Int] {
    let bitmap = try #require(image.source?.bitmap)
    return withExtendedLifetime(bitmap) { bitmap.pixels.map { Int($0 & 0xFF) } }
  }

  /// The first row and column: 1 top left, 2 top right, 3 bottom right, 4 bottom left, 5 left top, 6 right top, 7 right
  /// bottom, 8 left bottom.
  @Test(arguments: [
    (1, [[1, 2, 3], [4, 5, 6]]), (2, [[3, 2, 1], [6, 5, 4]]), (3, [[6, 5, 4], [3, 2, 1]]),
    (4, [[4, 5, 6], [1, 2, 3]]),
    (5, [[1, 4], [2, 5], [3, 6]]), (6, [[4, 1], [5, 2], [6, 3]]), (7, [[6, 3], [5, 2], [4, 1]]),
    (8, [[3, 6], [2, 5], [1, 4]]),
  ]) func pixelsAreTurned(exif: Int, rows: [[Int]]) throws {
    let orientation = try #require(UIImage.Orientation(exif: exif))
    let image = UIImage(content: BitmapContent(try source(), scale: 1, orientation: orientation))
    #expect(try blues(image) == rows.flatMap(\.self))
    #expect(image.size == CGSize(width: rows[0].count, height: rows.count))
    #expect(image.imageOrientation == orientation)
    #expect(try blues(image.withHorizontallyFlippedOrientation()) == rows.flatMap { $0.reversed() })
  }

  @Test func otherValuesAreNone() { for value in [-1, 0, 9] { #expect(UIImage.Orientation(exif: value) == nil) } }

  /// A colour at half opacity through an opacity of half is a quarter.
  @Test func tintedPixels() throws {
    let bitmap = try Bitmap(width: 2, height: 1)
    (bitmap.pixels[0], bitmap.pixels[1]) = (0xFF12_3456, 0x8000_0000)
    let tinted = ImageSource(bitmap: bitmap).tinted(Color(red: 1, green: 0, blue: 0, alpha: 0.5)).bitmap
    let pixels = withExtendedLifetime(tinted) { tinted.pixels.map { String($0, radix: 16) } }
    #expect(pixels == ["80800000", "40400000"])
  }
}
