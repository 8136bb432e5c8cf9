import Raster

/// A colour painted over pixels through coverage, to the bit as Cairo does it.
///
/// Cairo's own way looks at four pixels at a time, and most of a line's mask is empty; this one passes over sixteen.
/// It knows neither clips nor groups.
struct SolidPaint {
  /// The premultiplied colour, `0xAARRGGBB`.
  private let pixel: UInt32
  /// Blue and red, green and alpha, and alpha twice, for four pixels: products of bytes need room for 16 bits.
  private let evenChannels: SIMD8<UInt16>
  private let oddChannels: SIMD8<UInt16>
  private let alpha: SIMD8<UInt16>

  /// - Parameter color: Components outside 0...1 count as the nearest inside.
  init(_ color: Color) {
    let opacity = Self.unit(color.alpha)
    func premultiplied(_ channel: Double) -> UInt32 { Self.byte(Self.unit(channel) * opacity) }
    let alpha = Self.byte(opacity)
    pixel =
      alpha << 24 | premultiplied(color.red) << 16 | premultiplied(color.green) << 8 | premultiplied(color.blue)
    evenChannels = Self.even(SIMD4(repeating: pixel))
    oddChannels = Self.even(SIMD4(repeating: pixel >> 8))
    self.alpha = SIMD8(repeating: UInt16(alpha))
  }

  private static func unit(_ value: Double) -> Double { max(0, min(value, 1)) }

  /// A number from 0 to 1 as Cairo makes a byte of it: by way of 16 bits, rounded down (`_cairo_color_double_to_short`).
  private static func byte(_ value: Double) -> UInt32 {
    let scaled = UInt32(value * 65_536)
    return (scaled - scaled >> 16) >> 8
  }

  /// Paints through all of `mask`, which lies within `bitmap`.
  func paint(through mask: RunMask, onto bitmap: Bitmap) {
    let pixels = bitmap.pixels
    guard let origin = pixels.baseAddress.map({ $0 + mask.top * bitmap.width + mask.left }) else { return }
    mask.withCoverage { coverage in
      guard let coverage else { return }
      for row in 0..<mask.height {
        paintRow(
          through: UnsafeRawPointer(coverage + row &* mask.bytesPerRow), onto: origin + row &* bitmap.width,
          width: mask.width)
      }
    }
  }

  /// Coverage is a multiple of sixteen bytes, zero beyond `width`.
  private func paintRow(through coverage: UnsafeRawPointer, onto row: UnsafeMutablePointer<UInt32>, width: Int) {
    var column = 0
    while column < width {
      let sixteen = coverage.loadUnaligned(fromByteOffset: column, as: SIMD2<UInt64>.self)
      if sixteen.x | sixteen.y != 0 {
        for first in stride(from: column, to: min(column &+ 16, width), by: 4) {
          let four = coverage.loadUnaligned(fromByteOffset: first, as: UInt32.self)
          if four != 0 { paintFour(through: four, onto: row + first, count: min(4, width &- first)) }
        }
      }
      column &+= 16
    }
  }

  /// Paints `count` pixels, 1 to 4, through a byte of coverage each.
  private func paintFour(through coverage: UInt32, onto target: UnsafeMutablePointer<UInt32>, count: Int) {
    guard count == 4 else {
      var pixels = SIMD4<UInt32>()
      for index in 0..<count { pixels[index] = target[index] }
      pixels = painted(pixels, through: coverage)
      for index in 0..<count { target[index] = pixels[index] }
      return
    }
    let memory = UnsafeMutableRawPointer(target)
    let pixels = memory.loadUnaligned(as: SIMD4<UInt32>.self)
    memory.storeBytes(of: painted(pixels, through: coverage), as: SIMD4<UInt32>.self)
  }

  /// Porter and Duff's *over*, each product rounded on its own as pixman rounds it.
  private func painted(_ pixels: SIMD4<UInt32>, through coverage: UInt32) -> SIMD4<UInt32> {
    if coverage == .max, pixel >= 0xFF00_0000 { return SIMD4(repeating: pixel) }
    let bytes = SIMD4<UInt32>(coverage & 0xFF, coverage >> 8 & 0xFF, coverage >> 16 & 0xFF, coverage >> 24)
    let weights = unsafeBitCast(bytes | bytes &<< 16, to: SIMD8<UInt16>.self)
    let rest = 255 &- Self.product(alpha, weights)
    let even = Self.product(evenChannels, weights) &+ Self.product(Self.even(pixels), rest)
    let odd = Self.product(oddChannels, weights) &+ Self.product(Self.even(pixels &>> 8), rest)
    return unsafeBitCast(even, to: SIMD4<UInt32>.self) | unsafeBitCast(odd, to: SIMD4<UInt32>.self) &<< 8
  }

  /// Blue and red of four pixels.
  private static func even(_ pixels: SIMD4<UInt32>) -> SIMD8<UInt16> {
    unsafeBitCast(pixels & 0x00FF_00FF, to: SIMD8<UInt16>.self)
  }

  /// a b / 255, rounded to the nearest, for numbers up to 255.
  private static func product(_ a: SIMD8<UInt16>, _ b: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let product = a &* b &+ 128
    return (product &+ product &>> 8) &>> 8
  }
}
