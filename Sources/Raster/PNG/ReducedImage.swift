/// A bitmap's pixels as PNG rows, in the smallest colour type and bit depth that hold them exactly.
///
/// | content | written as |
/// |---|---|
/// | at most 16 colours | palette of 1, 2 or 4 bits |
/// | opaque grey | 8-bit grey |
/// | at most 256 colours | 8-bit palette |
/// | opaque | 8-bit RGB |
/// | anything else | 8-bit RGBA |
struct ReducedImage {
  /// The numbers of W3C PNG, third edition, §11.2.1, table 11.1.
  enum ColorType: UInt8 {
    case grey = 0
    case rgb = 2
    case indexed = 3
    case rgba = 6
  }

  let width: Int
  let height: Int
  let colorType: ColorType
  let bitDepth: Int
  /// Straight `0xAARRGGBB`, ascending, so that the colours that are not opaque come first. Empty unless indexed.
  let palette: [UInt32]
  /// The bytes of a row, without the one before it.
  let rowLength: Int
  /// The bytes of a pixel, at least one.
  let pixelLength: Int
  /// The rows from the top, each beginning on a byte and after a byte of zero, which says that no filter is used.
  let rows: [UInt8]
  /// Whether neighbouring pixels are hardly ever equal, as in photographs and noise.
  let looksPhotographic: Bool

  init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    let pixels = UnsafeBufferPointer(bitmap.pixels)
    if let indexed = IndexedPixels(pixels) {
      let depth = Self.bitDepth(colorCount: indexed.palette.count)
      let isGrey = depth == 8 && indexed.palette.allSatisfy(Self.isOpaqueGrey)
      colorType = isGrey ? .grey : .indexed
      bitDepth = depth
      palette = isGrey ? [] : indexed.palette
      pixelLength = 1
      rowLength = (width * depth + 7) / 8
      let values = indexed.values { isGrey ? UInt8(truncatingIfNeeded: indexed.palette[$0]) : UInt8($0) }
      rows = Self.packed(values, width: width, bitDepth: depth)
      looksPhotographic = false
    } else {
      let isOpaque = pixels.reduce(UInt32.max, &) >> 24 == 255
      colorType = isOpaque ? .rgb : .rgba
      bitDepth = 8
      palette = []
      pixelLength = isOpaque ? 3 : 4
      rowLength = width * pixelLength
      rows = isOpaque ? Self.rgb(pixels, width: width) : Self.rgba(pixels, width: width)
      looksPhotographic = Self.looksPhotographic(pixels, width: width)
    }
  }

  private static func bitDepth(colorCount: Int) -> Int {
    switch colorCount {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  private static func isOpaqueGrey(_ color: UInt32) -> Bool {
    color == 0xFF00_0000 | (color & 0xFF) &* 0x01_0101
  }

  /// Values of one byte each as rows of `bitDepth` bits each, the leftmost pixel in the highest bits (§7.2).
  private static func packed(_ values: [UInt8], width: Int, bitDepth: Int) -> [UInt8] {
    let rowLength = (width * bitDepth + 7) / 8
    let height = values.count / width
    let perByte = 8 / bitDepth
    return [UInt8](unsafeUninitializedCapacity: (rowLength + 1) * height) { output, count in
      output.initialize(repeating: 0)
      for y in 0..<height {
        let start = y * (rowLength + 1) + 1
        for x in 0..<width {
          let shift = 8 - bitDepth * (x % perByte + 1)
          output[start + x / perByte] |= values[y * width + x] &<< UInt8(shift)
        }
      }
      count = (rowLength + 1) * height
    }
  }

  /// Red, green and blue of each pixel. Two are stored at once, as a word whose last bytes the next ones replace.
  private static func rgb(_ pixels: UnsafeBufferPointer<UInt32>, width: Int) -> [UInt8] {
    rows(of: pixels, width: width, pixelLength: 3) { row, output in
      let word = { (pixel: UInt32) in UInt64(pixel.byteSwapped &>> 8) }
      for index in stride(from: 0, to: width &- 1, by: 2) {
        let pair = word(row[index]) | word(row[index &+ 1]) &<< 24
        output.storeBytes(of: pair.littleEndian, toByteOffset: index &* 3, as: UInt64.self)
      }
      guard width & 1 == 1 else { return }
      output.storeBytes(of: word(row[width &- 1]).littleEndian, toByteOffset: (width &- 1) &* 3, as: UInt64.self)
    }
  }

  /// Red, green, blue and alpha of each pixel: first as if all were opaque, which is done for many at once, then those
  /// that are not.
  private static func rgba(_ pixels: UnsafeBufferPointer<UInt32>, width: Int) -> [UInt8] {
    rows(of: pixels, width: width, pixelLength: 4) { row, output in
      func store(_ pixel: UInt32, at index: Int) {
        let word = pixel & 0xFF00_FF00 | (pixel & 0xFF) &<< 16 | pixel &>> 16 & 0xFF
        output.storeBytes(of: word.littleEndian, toByteOffset: index &* 4, as: UInt32.self)
      }
      var all = UInt32.max
      for index in 0..<width {
        all &= row[index]
        store(row[index], at: index)
      }
      guard all &>> 24 < 255 else { return }
      for index in 0..<width where row[index] &>> 24 < 255 {
        store(Premultiplication.straightARGB(premultiplied: row[index]), at: index)
      }
    }
  }

  /// Rows that are written one by one, each with room for a word more than its bytes.
  @inline(__always)
  private static func rows(
    of pixels: UnsafeBufferPointer<UInt32>, width: Int, pixelLength: Int,
    write: (UnsafePointer<UInt32>, UnsafeMutableRawPointer) -> Void
  ) -> [UInt8] {
    let rowLength = width * pixelLength
    let byteCount = pixels.count / width * (rowLength + 1)
    return [UInt8](unsafeUninitializedCapacity: byteCount + MemoryLayout<UInt64>.size) { output, count in
      guard let base = pixels.baseAddress, let bytes = UnsafeMutableRawPointer(output.baseAddress) else { return }
      for row in 0..<(pixels.count / width) {
        let start = bytes + row * (rowLength + 1)
        start.storeBytes(of: 0, as: UInt8.self)
        write(base + row * width, start + 1)
      }
      count = byteCount
    }
  }

  /// Whether fewer than a quarter of the pixels equal their left neighbour or the one above.
  ///
  /// Every seventh row is looked at. Screens of text repeat well over half of their pixels, photographs a few per cent:
  /// the threshold lies between and its exact place does not matter.
  private static func looksPhotographic(_ pixels: UnsafeBufferPointer<UInt32>, width: Int) -> Bool {
    var seen = 0
    var repeated = 0
    for row in stride(from: width, to: pixels.count, by: width * 7) {
      for index in (row + 1)..<(row + max(width, 1)) {
        let pixel = pixels[index]
        // The least is 0 where one of both is equal: without a branch, many are compared at once.
        repeated &+= min(pixel ^ pixels[index &- 1], pixel ^ pixels[index &- width]) == 0 ? 1 : 0
      }
      seen += width - 1
    }
    return repeated * 4 < seen
  }
}
