import Raster

/// A translucent colour, with the blended value for each byte of the background.
///
/// This is Porter and Duff's *over* with each byte rounded once, as if layers were composited in numbers finer than
/// bytes: on an iPhone with iOS 17 `UIColor.separator` on #1C1C1E is #3E3E41 (openHAB's picture `sitemap.png`). Cairo
/// rounds the contributions of the colour and of the background separately, which gives #3D3D41.
struct BlendedColor {
  /// The results for each byte of alpha, red, green and blue.
  private let alpha, red, green, blue: [UInt32]

  /// Creates the tables; nil for an opaque colour and for a fully transparent one. Components outside of 0...1 are
  /// clamped.
  init?(_ color: Color) {
    guard color.alpha > 0, color.alpha < 1 else { return nil }
    func bytes(_ channel: Double) -> [UInt32] {
      let own = max(0, min(channel, 1)) * color.alpha * 255
      return (0...255).map { UInt32(own + Double($0) * (1 - color.alpha) + 0.5) }
    }
    (alpha, red, green, blue) = (bytes(1), bytes(color.red), bytes(color.green), bytes(color.blue))
  }

  /// Writes the pixels of a part of a bitmap with the colour over them, row by row.
  func lay(over bitmap: Bitmap, from part: PixelRect, into pixels: UnsafeMutableBufferPointer<UInt32>) {
    var index = 0
    for row in part.top..<part.bottom {
      for column in part.left..<part.right {
        pixels[index] = over(bitmap.pixels[row * bitmap.width + column])
        index += 1
      }
    }
  }

  private func over(_ pixel: UInt32) -> UInt32 {
    func byte(_ shift: UInt32) -> Int { Int(pixel >> shift & 255) }
    return alpha[byte(24)] << 24 | red[byte(16)] << 16 | green[byte(8)] << 8 | blue[byte(0)]
  }
}
