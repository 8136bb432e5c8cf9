import CairoRendering
import Drawing
import Foundation
import Raster
import TextLayout

/// Files of this folder and of the repository's fonts.
enum TestFiles {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  static func fixture(_ name: String) -> URL { folder.appendingPathComponent("Fixtures/" + name) }

  static func font(_ name: String) throws -> FontInstance {
    let root = folder.deletingLastPathComponent().deletingLastPathComponent()
    return try FontInstance(file: FontFile(path: root.appendingPathComponent("fonts/Files/" + name).path))
  }
}

extension TestFiles {
  static func fixtureFont(_ name: String) throws -> FontInstance {
    try FontInstance(file: FontFile(path: fixture(name).path))
  }
}

extension Color {
  static let black = Color(red: 0, green: 0, blue: 0)
  static let white = Color(red: 1, green: 1, blue: 1)
}

extension RoundedRectangle {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0) {
    self.init(rect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius)
  }
}

extension Path {
  static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0) -> Path {
    .rectangle(RoundedRectangle(x, y, width, height, radius: radius))
  }
}

/// Draws commands on a bitmap with a size in points.
func draw(
  _ width: Double, _ height: Double, scale: Double = 1, with renderer: CairoRenderer = CairoRenderer(),
  _ commands: [DrawCommand]
) throws -> Bitmap {
  let list = DisplayList(size: CGSize(width: width, height: height), commands: commands)
  return try renderer.draw(list, scale: scale, into: BitmapPool())
}

extension Bitmap {
  /// The pixel as `0xAARRGGBB`, premultiplied.
  func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels[y * width + x] }

  func alpha(_ x: Int, _ y: Int) -> Int { Int(pixel(x, y) >> 24) }

  /// Alpha, red, green, blue.
  func channels(_ x: Int, _ y: Int) -> [Int] {
    [24, 16, 8, 0].map { Int(pixel(x, y) >> $0 & 255) }
  }

  /// The covered area in pixels: the sum of all alphas, 1 being opaque.
  var coveredArea: Double {
    Double(pixels.reduce(0) { $0 + Int($1 >> 24) }) / 255
  }

  var allPixels: [UInt32] { Array(pixels) }
}
