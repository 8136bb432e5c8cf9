import Raster

/// A colour painted over pixels through coverage, to the bit as Cairo does it.
///
/// It knows neither clips nor groups, and so has less to do. Four pixels are calculated at a time: their blue and red
/// as eight numbers of 16 bits, and their green and alpha, because products of bytes need the room.
struct SolidPaint {
  /// The premultiplied colour, `0xAARRGGBB`, and its parts for four pixels.
  private let pixel: UInt32
  private let blueAndRed: SIMD8<UInt16>
  private let greenAndAlpha: SIMD8<UInt16>
  private let alpha: SIMD8<UInt16>

  /// - Parameter color: Components outside 0...1 count as the nearest inside.
  init(_ color: Color) {
    let opacity = Self.unit(color.alpha)
    func premultiplied(_ channel: Double) -> UInt32 { Self.byte(Self.unit(channel) * opacity) }
    let alpha = Self.byte(opacity)
    pixel =
      alpha << 24 | premultiplied(color.red) << 16 | premultiplied(color.green) << 8 | premultiplied(color.blue)
    blueAndRed = Self.everySecondByte(SIMD4(repeating: pixel))
    greenAndAlpha = Self.everySecondByte(SIMD4(repeating: pixel >> 8))
    self.alpha = SIMD8(repeating: UInt16(alpha))
  }

  private static func unit(_ value: Double) -> Double { max(0, min(value, 1)) }

  /// A number from 0 to 1 as Cairo makes a byte of it: by way of 16 bits, rounded down (`_cairo_color_double_to_short`).
  private static func byte(_ value: Double) -> UInt32 {
    let scaled = UInt32(value * 65_536)
    return (scaled - scaled >> 16) >> 8
  }

  private var isOpaque: Bool { pixel >= 0xFF00_0000 }

  /// Paints through all of `mask`, which lies within `bitmap`.
  func paint(through mask: RunMask, onto bitmap: Bitmap) {
    let area = mask.area
    guard let origin = bitmap.pixels.baseAddress.map({ $0 + area.top * bitmap.width + area.left }) else { return }
    mask.withCoverage { coverage in
      guard let coverage else { return }
      for row in 0..<area.height {
        paintRow(through: coverage + row &* mask.bytesPerRow, onto: origin + row &* bitmap.width, width: area.width)
      }
    }
  }

  /// Paints a row of `width` pixels, looking at eight bytes of coverage at a time: most of a line's are zero.
  private func paintRow(
    through coverage: UnsafePointer<UInt8>, onto row: UnsafeMutablePointer<UInt32>, width: Int
  ) {
    var column = 0
    while column < width {
      let eight = UnsafeRawPointer(coverage + column).loadUnaligned(as: UInt64.self).littleEndian
      if eight != 0 {
        paintFour(through: UInt32(truncatingIfNeeded: eight), onto: row + column, count: width &- column)
        paintFour(
          through: UInt32(truncatingIfNeeded: eight &>> 32), onto: row + column + 4, count: width &- column &- 4)
      }
      column &+= 8
    }
  }

  /// Paints four pixels, or the `count` that there are; the coverage of the others is zero.
  @inline(__always)
  private func paintFour(through coverage: UInt32, onto target: UnsafeMutablePointer<UInt32>, count: Int) {
    let memory = UnsafeMutableRawPointer(target)
    if count >= 4 {
      let pixels = memory.loadUnaligned(as: SIMD4<UInt32>.self)
      memory.storeBytes(of: painted(pixels, through: coverage), as: SIMD4<UInt32>.self)
    } else {
      var pixels = SIMD4<UInt32>()
      for index in 0..<max(0, count) { pixels[index] = target[index] }
      pixels = painted(pixels, through: coverage)
      for index in 0..<max(0, count) { target[index] = pixels[index] }
    }
  }

  /// Porter and Duff's *over*, each product rounded on its own as pixman rounds it.
  @inline(__always)
  private func painted(_ pixels: SIMD4<UInt32>, through coverage: UInt32) -> SIMD4<UInt32> {
    let bytes = SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(coverage.littleEndian, to: SIMD4<UInt8>.self))
    let weights = unsafeBitCast(bytes | bytes &<< 16, to: SIMD8<UInt16>.self)
    let rest = 255 &- (isOpaque ? weights : Self.product(alpha, weights))
    let even = Self.product(blueAndRed, weights) &+ Self.product(Self.everySecondByte(pixels), rest)
    let odd = Self.product(greenAndAlpha, weights) &+ Self.product(Self.everySecondByte(pixels &>> 8), rest)
    return unsafeBitCast(even, to: SIMD4<UInt32>.self) | unsafeBitCast(odd, to: SIMD4<UInt32>.self) &<< 8
  }

  @inline(__always)
  private static func everySecondByte(_ pixels: SIMD4<UInt32>) -> SIMD8<UInt16> {
    unsafeBitCast(pixels & 0x00FF_00FF, to: SIMD8<UInt16>.self)
  }

  /// a b / 255, rounded to the nearest, for numbers up to 255.
  @inline(__always)
  private static func product(_ a: SIMD8<UInt16>, _ b: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let product = a &* b &+ 128
    return (product &+ product &>> 8) &>> 8
  }
}
