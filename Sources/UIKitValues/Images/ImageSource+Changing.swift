package import Drawing
package import Raster

extension ImageSource {
  /// The image in one colour through its own opacity; itself without a colour.
  ///
  /// Each pixel is the colour times the image's alpha, rounded to the nearest of 255 steps once.
  package func tinted(_ color: Color?) -> ImageSource {
    guard let color else { return self }
    let bitmap = bitmap
    guard let result = try? Bitmap(width: bitmap.width, height: bitmap.height) else { return self }
    let table = TintTable(color)
    withExtendedLifetime((bitmap, result)) {
      let (from, to) = (bitmap.pixels, result.pixels)
      for index in from.indices { to[index] = table.pixels[Int(UInt32(littleEndian: from[index]) >> 24)] }
    }
    return ImageSource(bitmap: result, name: name, libraries: libraries)
  }

  /// The image turned by an orientation; itself for `up`.
  func turned(_ orientation: UIImage.Orientation) -> ImageSource {
    guard orientation != .up else { return self }
    let bitmap = bitmap
    let (width, height) = (bitmap.width, bitmap.height)
    let (columns, rows) = orientation.swapsSides ? (height, width) : (width, height)
    guard let result = try? Bitmap(width: columns, height: rows) else { return self }
    withExtendedLifetime((bitmap, result)) {
      let (from, to) = (bitmap.pixels, result.pixels)
      for y in 0..<rows {
        for x in 0..<columns {
          let place = orientation.stored(x: x, y: y, width: width, height: height)
          to[y * columns + x] = from[place.y * width + place.x]
        }
      }
    }
    return ImageSource(bitmap: result, name: name, unknownColors: unknownColors, libraries: libraries)
  }
}

/// A colour at each of 256 coverages, as pixels.
private struct TintTable {
  let pixels: [UInt32]

  init(_ color: Color) {
    pixels = (0...255).map { coverage in
      func part(_ channel: Double) -> UInt32 {
        UInt32((channel * color.alpha * Double(coverage)).rounded())
      }
      let alpha = part(1)
      return (alpha << 24 | part(color.red) << 16 | part(color.green) << 8 | part(color.blue)).littleEndian
    }
  }
}
