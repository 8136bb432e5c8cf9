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
  enum ColorType: Int {
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
  /// The rows from the top, each beginning on a byte, without filter bytes.
  let bytes: [UInt8]
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
      bytes =
        isGrey
        ? indexed.values { UInt8(truncatingIfNeeded: indexed.palette[$0]) }
        : Self.packed(indexed.values { UInt8($0) }, width: width, bitDepth: depth)
      looksPhotographic = false
    } else {
      let isOpaque = pixels.reduce(UInt32.max, &) >> 24 == 255
      colorType = isOpaque ? .rgb : .rgba
      bitDepth = 8
      palette = []
      bytes = isOpaque ? Self.rgb(pixels) : Self.rgba(pixels)
      looksPhotographic = Self.looksPhotographic(pixels, width: bitmap.width)
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

  /// Indices of one byte each as rows of `bitDepth` bits each, the leftmost pixel in the highest bits (§7.2).
  private static func packed(_ indices: [UInt8], width: Int, bitDepth: Int) -> [UInt8] {
    guard bitDepth < 8 else { return indices }
    let rowLength = (width * bitDepth + 7) / 8
    let height = indices.count / width
    let perByte = 8 / bitDepth
    return [UInt8](unsafeUninitializedCapacity: rowLength * height) { output, count in
      output.initialize(repeating: 0)
      for y in 0..<height {
        for x in 0..<width {
          let shift = 8 - bitDepth * (x % perByte + 1)
          output[y * rowLength + x / perByte] |= indices[y * width + x] &<< UInt8(shift)
        }
      }
      count = rowLength * height
    }
  }

  private static func rgb(_ pixels: UnsafeBufferPointer<UInt32>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: pixels.count * 3) { output, count in
      var offset = 0
      for pixel in pixels {
        output[offset] = UInt8(truncatingIfNeeded: pixel &>> 16)
        output[offset &+ 1] = UInt8(truncatingIfNeeded: pixel &>> 8)
        output[offset &+ 2] = UInt8(truncatingIfNeeded: pixel)
        offset &+= 3
      }
      count = offset
    }
  }

  private static func rgba(_ pixels: UnsafeBufferPointer<UInt32>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { output, count in
      var offset = 0
      for pixel in pixels {
        let straight = Premultiplication.straightARGB(premultiplied: pixel)
        output[offset] = UInt8(truncatingIfNeeded: straight &>> 16)
        output[offset &+ 1] = UInt8(truncatingIfNeeded: straight &>> 8)
        output[offset &+ 2] = UInt8(truncatingIfNeeded: straight)
        output[offset &+ 3] = UInt8(truncatingIfNeeded: straight &>> 24)
        offset &+= 4
      }
      count = offset
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
