import Glibc

/// The pixel format of a plain PNG's rows: one of those that `ReducedImage` writes, or grey with few bits.
enum PixelFormat {
  case rgb
  case rgba
  /// Indices into premultiplied colours, of which there may be fewer than a pixel's bits allow.
  case indexed(colors: [UInt32], bitDepth: Int)

  /// - Parameter header: the 13 bytes of an IHDR chunk (W3C PNG, third edition, §11.2.1).
  init?(_ header: UnsafeRawBufferPointer, palette: UnsafeRawBufferPointer?, alphas: UnsafeRawBufferPointer?) {
    let (bitDepth, type) = (Int(header[8]), ReducedImage.ColorType(rawValue: header[9]))
    let isPlain = header[10...].allSatisfy { $0 == 0 }
    guard isPlain, type == .indexed || palette == nil && alphas == nil else { return nil }
    switch (type, bitDepth) {
    case (.rgb, 8): self = .rgb
    case (.rgba, 8): self = .rgba
    case (.grey, 1), (.grey, 2), (.grey, 4), (.grey, 8):
      let greatest = 1 << bitDepth - 1
      let greys = (0...greatest).map { 0xFF00_0000 | UInt32($0 * 255 / greatest) &* 0x01_0101 }
      self = .indexed(colors: greys, bitDepth: bitDepth)
    case (.indexed, 1), (.indexed, 2), (.indexed, 4), (.indexed, 8):
      guard let palette, let colors = Self.colors(palette, alphas: alphas) else { return nil }
      guard colors.count <= 1 << bitDepth else { return nil }
      self = .indexed(colors: colors, bitDepth: bitDepth)
    default: return nil
    }
  }

  private static func colors(_ palette: UnsafeRawBufferPointer, alphas: UnsafeRawBufferPointer?) -> [UInt32]? {
    let count = palette.count / 3
    guard count > 0, palette.count == count * 3, alphas?.count ?? 0 <= count else { return nil }
    return (0..<count).map { index in
      let alpha = alphas.flatMap { index < $0.count ? UInt32($0[index]) : nil } ?? 255
      let (red, green, blue) = (palette[index * 3], palette[index * 3 + 1], palette[index * 3 + 2])
      let straight = alpha << 24 | UInt32(blue) << 16 | UInt32(green) << 8 | UInt32(red)
      return Premultiplication.premultipliedBGRA(straightRGBA: straight)
    }
  }

  private var bitsPerPixel: Int {
    switch self {
    case .rgb: 24
    case .rgba: 32
    case .indexed(_, let bitDepth): bitDepth
    }
  }

  /// The number of bytes per pixel, at least one.
  var pixelLength: Int { max(bitsPerPixel / 8, 1) }

  /// The number of bytes in a row, without the one for its filter.
  func rowLength(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// Writes premultiplied pixels.
  ///
  /// - Parameter rows: Complete rows, each preceded by a byte for its filter; one more byte after them may be read.
  /// - Returns: False if a pixel has an index outside the palette.
  func convert(_ rows: UnsafeRawPointer, width: Int, into bitmap: Bitmap) -> Bool {
    switch self {
    case .rgb:
      return convert(rows, width: width, into: bitmap) {
        Self.convertRGB($0, count: width, into: $1)
        return true
      }
    case .rgba:
      return convert(rows, width: width, into: bitmap) {
        Self.convertRGBA($0, count: width, into: $1)
        return true
      }
    case .indexed(let colors, let bitDepth):
      let table = PixelTable(colors: colors, bitDepth: bitDepth)
      return convert(rows, width: width, into: bitmap) { table.convert($0, count: width, into: $1) }
    }
  }

  /// - Parameter convertRow: writes the pixels of a row.
  private func convert(
    _ rows: UnsafeRawPointer, width: Int, into bitmap: Bitmap,
    _ convertRow: (UnsafePointer<UInt8>, UnsafeMutablePointer<UInt32>) -> Bool
  ) -> Bool {
    let (distance, pixels) = (rowLength(width: width) + 1, bitmap.bytesPerRow)
    for y in 0..<bitmap.height {
      let bytes = rows + y * distance + 1
      let output = bitmap.start + y * pixels
      // Many rows are equal to the one above.
      if y > 0, memcmp(bytes, bytes - distance, distance - 1) == 0 {
        memcpy(output, output - pixels, pixels)
      } else if !convertRow(
        bytes.assumingMemoryBound(to: UInt8.self), output.assumingMemoryBound(to: UInt32.self))
      {
        return false
      }
    }
    return true
  }

  private static func convertRGB(
    _ bytes: UnsafePointer<UInt8>, count: Int, into output: UnsafeMutablePointer<UInt32>
  ) {
    var (index, place) = (0, bytes)
    while index < count {
      output[index] = LittleEndian.word32(at: place).byteSwapped &>> 8 | 0xFF00_0000
      index &+= 1
      place += 3
    }
  }

  /// Converts the pixels first as if all were opaque, which handles many at once, then the translucent ones again.
  private static func convertRGBA(
    _ bytes: UnsafePointer<UInt8>, count: Int, into output: UnsafeMutablePointer<UInt32>
  ) {
    var (all, index) = (UInt32.max, 0)
    while index < count {
      let pixel = LittleEndian.word32(at: bytes + index &* 4)
      all &= pixel
      output[index] = pixel & 0xFF00_FF00 | (pixel & 0xFF) &<< 16 | pixel &>> 16 & 0xFF
      index &+= 1
    }
    guard all &>> 24 < 255 else { return }
    index = 0
    while index < count {
      let pixel = LittleEndian.word32(at: bytes + index &* 4)
      if pixel &>> 24 < 255 { output[index] = Premultiplication.premultipliedBGRA(straightRGBA: pixel) }
      index &+= 1
    }
  }
}
