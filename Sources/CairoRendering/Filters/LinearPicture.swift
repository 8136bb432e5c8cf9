import Drawing
import Raster

/// A bitmap in linear light, and what filters make of it.
struct LinearPicture {
  /// The widest blur, in pixels: sums of its boxes stay whole numbers that a `Float` holds (`GaussianBlur+Pixels.swift`).
  static let largestDeviation = 160.0

  private(set) var pixels: [LinearPixel]
  private(set) var width: Int
  private(set) var height: Int

  init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    let source = UnsafeBufferPointer(bitmap.pixels)
    let light = LinearLight.sRGB
    pixels = [LinearPixel](unsafeUninitializedCapacity: source.count) { pixels, count in
      for index in source.indices { pixels[index] = light.linear(source[index]) }
      count = source.count
    }
  }

  /// Replaces the pixels of a bitmap of the same size.
  func write(to bitmap: Bitmap) {
    let light = LinearLight.sRGB
    let target = bitmap.pixels
    pixels.withUnsafeBufferPointer { pixels in
      for index in pixels.indices { target[index] = light.pixel(pixels[index]) }
    }
  }

  /// - Parameters:
  ///   - index: The filter's place in the list, for the error.
  ///   - scale: Pixels in a point.
  mutating func apply(_ filter: PictureFilter, _ index: Int, scale: Double) throws(RenderingError) {
    switch filter {
    case .blur(let deviation):
      guard (0...LinearPicture.largestDeviation).contains(deviation * scale) else {
        throw .unsupportedFilter(filter: index)
      }
      blur(GaussianBlur(standardDeviation: deviation * scale))
    case .colors(let matrix):
      guard matrix.count == 9, matrix.allSatisfy({ abs($0) <= 16 }) else { throw .unsupportedFilter(filter: index) }
      multiply(by: matrix.map { Int64(($0 * 65_536).rounded()) })
    case .contrast(let factor):
      guard (0...1).contains(factor) else { throw .unsupportedFilter(filter: index) }
      scaleContrast(by: Int64((factor * 65_536).rounded()))
    }
  }

  private mutating func blur(_ blur: GaussianBlur) {
    guard blur.reach > 0 else { return }
    pixels = blur.blurredRowsTransposed(pixels, width: width, height: height)
    pixels = blur.blurredRowsTransposed(pixels, width: height, height: width)
  }

  /// - Parameter matrix: In 1/65536, row by row. Colours are multiplied by alpha, which lets a matrix through.
  private mutating func multiply(by matrix: [Int64]) {
    map { pixel in
      let (red, green, blue) = (Int64(pixel.x), Int64(pixel.y), Int64(pixel.z))
      func channel(_ row: Int) -> Int64 {
        matrix[row] &* red &+ matrix[row &+ 1] &* green &+ matrix[row &+ 2] &* blue
      }
      return (channel(0), channel(3), channel(6))
    }
  }

  /// - Parameter factor: In 1/65536.
  private mutating func scaleContrast(by factor: Int64) {
    let mean = meanColor
    let rest = (
      red: (65_536 - factor) * mean.red, green: (65_536 - factor) * mean.green, blue: (65_536 - factor) * mean.blue
    )
    map { pixel in
      let alpha = Int64(pixel.w)
      return (
        factor &* Int64(pixel.x) &+ rest.red &* alpha / 65_535,
        factor &* Int64(pixel.y) &+ rest.green &* alpha / 65_535,
        factor &* Int64(pixel.z) &+ rest.blue &* alpha / 65_535
      )
    }
  }

  /// The mean of what is painted, each pixel counting by its alpha; black where nothing is.
  private var meanColor: (red: Int64, green: Int64, blue: Int64) {
    var (red, green, blue, alpha): (Int64, Int64, Int64, Int64) = (0, 0, 0, 0)
    for pixel in pixels {
      red &+= Int64(pixel.x)
      green &+= Int64(pixel.y)
      blue &+= Int64(pixel.z)
      alpha &+= Int64(pixel.w)
    }
    func mean(_ sum: Int64) -> Int64 { alpha == 0 ? 0 : (sum * 65_535 + alpha / 2) / alpha }
    return (mean(red), mean(green), mean(blue))
  }

  /// Gives every pixel other colours, in 1/65536, no more than its alpha and no less than nothing.
  @inline(__always)
  private mutating func map(_ colors: (LinearPixel) -> (red: Int64, green: Int64, blue: Int64)) {
    pixels.withUnsafeMutableBufferPointer { pixels in
      for index in pixels.indices {
        let pixel = pixels[index]
        let color = colors(pixel)
        func rounded(_ value: Int64) -> UInt16 {
          UInt16(truncatingIfNeeded: max(0, min((value &+ 32_768) &>> 16, Int64(pixel.w))))
        }
        pixels[index] = LinearPixel(rounded(color.red), rounded(color.green), rounded(color.blue), pixel.w)
      }
    }
  }
}
