import Drawing
import Raster

/// A bitmap in linear light, to which filters are applied.
struct LinearPicture {
  /// The largest deviation of a blur, in pixels: up to it, sums of boxes are integers that a `Float` can hold
  /// (`GaussianBlur+Pixels.swift`).
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

  /// Writes the pixels to a bitmap of the same size.
  func write(to bitmap: Bitmap) {
    let light = LinearLight.sRGB
    let target = bitmap.pixels
    pixels.withUnsafeBufferPointer { pixels in
      for index in pixels.indices { target[index] = light.pixel(pixels[index]) }
    }
  }

  /// - Parameters:
  ///   - index: The filter's index in the list, for errors.
  ///   - scale: Pixels per point.
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

  /// - Parameter matrix: The matrix in 1/65536, in row order. It can be applied to colours premultiplied by alpha.
  private mutating func multiply(by matrix: [Int64]) {
    map { pixel in
      let (red, green, blue) = (Int64(pixel.x), Int64(pixel.y), Int64(pixel.z))
      func channel(_ row: Int) -> Int64 {
        matrix[row] &* red &+ matrix[row &+ 1] &* green &+ matrix[row &+ 2] &* blue
      }
      return (channel(0), channel(3), channel(6))
    }
  }

  /// - Parameter factor: The factor in 1/65536.
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

  /// The mean of the painted colours, with each pixel weighted by its alpha; black if nothing is painted.
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

  /// Replaces every pixel's colours by the results, which are in 1/65536 and are clamped to between 0 and the pixel's
  /// alpha.
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
