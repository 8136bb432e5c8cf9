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
    let (distance, pixels) = (rowLength(width: width) + 1, bitmap.bytesPerRow)
    for y in 0..<bitmap.height {
      let bytes = rows + y * distance + 1
      let output = bitmap.start + y * pixels
      // Many rows are equal to the one above.
      if y > 0, memcmp(bytes, bytes - distance, distance - 1) == 0 {
        memcpy(output, output - pixels, pixels)
      } else if !convert(
        bytes.assumingMemoryBound(to: UInt8.self), count: width, into: output.assumingMemoryBound(to: UInt32.self))
      {
        return false
      }
    }
    return true
  }

  private func convert(
    _ bytes: UnsafePointer<UInt8>, count: Int, into output: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    switch self {
    case .rgb: Self.convertRGB(bytes, count: count, into: output)
    case .rgba: Self.convertRGBA(bytes, count: count, into: output)
    case .indexed(let colors, let bitDepth):
      return colors.withUnsafeBufferPointer { colors in
        Self.convertIndices(bytes, of: bitDepth, count: count, colors: colors, into: output)
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

  private static func convertRGBA(
    _ bytes: UnsafePointer<UInt8>, count: Int, into output: UnsafeMutablePointer<UInt32>
  ) {
    var (index, place) = (0, bytes)
    while index < count {
      output[index] = Premultiplication.premultipliedBGRA(straightRGBA: LittleEndian.word32(at: place))
      index &+= 1
      place += 4
    }
  }

  private static func convertIndices(
    _ bytes: UnsafePointer<UInt8>, of bitDepth: Int, count: Int, colors: UnsafeBufferPointer<UInt32>,
    into output: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    // Bit depths are powers of two, so no division is needed for each pixel.
    let mask = 1 << bitDepth - 1
    let lastInByte = 8 / bitDepth - 1
    let shift = lastInByte.nonzeroBitCount
    var index = 0
    while index < count {
      let byte = Int(bytes[index &>> shift])
      let number = byte &>> (bitDepth &* (lastInByte &- index & lastInByte)) & mask
      guard number < colors.count else { return false }
      output[index] = colors[number]
      index &+= 1
    }
    return true
  }
}
