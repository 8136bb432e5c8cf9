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

  private static func rgb(_ pixels: UnsafeBufferPointer<UInt32>, width: Int) -> [UInt8] {
    rows(of: pixels, width: width, pixelLength: 3) { $0.byteSwapped &>> 8 }
  }

  private static func rgba(_ pixels: UnsafeBufferPointer<UInt32>, width: Int) -> [UInt8] {
    rows(of: pixels, width: width, pixelLength: 4) { pixel in
      let straight = Premultiplication.straightARGB(premultiplied: pixel)
      return straight.byteSwapped &>> 8 | straight & 0xFF00_0000
    }
  }

  /// Rows of pixels whose bytes are the lowest ones of a word, the lowest first.
  @inline(__always)
  private static func rows(
    of pixels: UnsafeBufferPointer<UInt32>, width: Int, pixelLength: Int, word: (UInt32) -> UInt32
  ) -> [UInt8] {
    let rowLength = width * pixelLength
    let byteCount = pixels.count / width * (rowLength + 1)
    // Words are stored whole, each over the end of the one before: the last one needs a byte more than its pixel.
    return [UInt8](unsafeUninitializedCapacity: byteCount + 1) { output, count in
      let bytes = UnsafeMutableRawBufferPointer(output)
      var offset = 0
      for start in stride(from: 0, to: pixels.count, by: width) {
        bytes[offset] = 0
        offset &+= 1
        for index in start..<(start &+ width) {
          bytes.storeBytes(of: word(pixels[index]).littleEndian, toByteOffset: offset, as: UInt32.self)
          offset &+= pixelLength
        }
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
        repeated &+= pixel == pixels[index &- 1] || pixel == pixels[index &- width] ? 1 : 0
      }
      seen += width - 1
    }
    return repeated * 4 < seen
  }
}
