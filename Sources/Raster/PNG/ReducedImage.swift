/// A bitmap's pixels as PNG rows, in the smallest colour type and bit depth that represent them exactly.
///
/// | content | written as |
/// |---|---|
/// | at most 16 colours | palette of 1, 2 or 4 bits |
/// | opaque grey | 8-bit grey |
/// | at most 256 colours | 8-bit palette |
/// | opaque | 8-bit RGB |
/// | anything else | 8-bit RGBA |
struct ReducedImage {
  /// The colour types, with the numbers from W3C PNG, third edition, §11.2.1, table 11.1.
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
  /// The palette as straight `0xAARRGGBB`, ascending, so that translucent colours come first. Empty unless indexed.
  let palette: [UInt32]
  /// The number of bytes in a row, without the one before it.
  let rowLength: Int
  /// The number of bytes per pixel, at least one.
  let pixelLength: Int
  /// The rows from top to bottom, each beginning on a byte boundary after a zero byte, which means that no filter is
  /// used.
  let rows: [UInt8]
  /// Whether neighbouring pixels are rarely equal, as in photographs and noise.
  let looksPhotographic: Bool

  init(_ bitmap: Bitmap) {
    let rows = PixelRows(bitmap)
    width = bitmap.width
    height = bitmap.height
    if let indexed = IndexedPixels(rows) {
      let depth = Self.bitDepth(colorCount: indexed.palette.count)
      let isGrey = depth == 8 && indexed.palette.allSatisfy(Self.isOpaqueGrey)
      colorType = isGrey ? .grey : .indexed
      bitDepth = depth
      palette = isGrey ? [] : indexed.palette
      pixelLength = 1
      rowLength = (width * depth + 7) / 8
      self.rows = indexed.packed(bitDepth: depth) {
        isGrey ? UInt8(truncatingIfNeeded: indexed.palette[$0]) : UInt8($0)
      }
      looksPhotographic = false
    } else {
      let isOpaque = rows.areOpaque
      colorType = isOpaque ? .rgb : .rgba
      bitDepth = 8
      palette = []
      pixelLength = isOpaque ? 3 : 4
      rowLength = width * pixelLength
      self.rows = isOpaque ? Self.rgb(rows) : Self.rgba(rows)
      looksPhotographic = rows.lookPhotographic
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

  /// Red, green and blue of each pixel. Two are stored at once, in a word whose last bytes the next ones overwrite.
  private static func rgb(_ rows: PixelRows) -> [UInt8] {
    let width = rows.width
    return rows.bytes(rowLength: width * 3) { row, output in
      var (column, place) = (0, output)
      while column &+ 1 < width {
        let pair = UInt64(row[column].byteSwapped &>> 8) | UInt64(row[column &+ 1].byteSwapped &>> 8) &<< 24
        LittleEndian.store(pair, at: place)
        column &+= 2
        place += 6
      }
      if column < width { LittleEndian.store(row[column].byteSwapped &>> 8, at: place) }
    }
  }

  /// Red, green, blue and alpha of each pixel: first as if all were opaque, which handles many at once, then the
  /// translucent ones again.
  private static func rgba(_ rows: PixelRows) -> [UInt8] {
    let width = rows.width
    return rows.bytes(rowLength: width * 4) { row, output in
      var all = UInt32.max
      var column = 0
      while column < width {
        all &= row[column]
        store(row[column], at: output + column &* 4)
        column &+= 1
      }
      guard all &>> 24 < 255 else { return }
      column = 0
      while column < width {
        if row[column] &>> 24 < 255 {
          store(Premultiplication.straightARGB(premultiplied: row[column]), at: output + column &* 4)
        }
        column &+= 1
      }
    }
  }

  /// Stores red, green, blue and alpha of a straight pixel.
  @inline(__always)
  private static func store(_ pixel: UInt32, at place: UnsafeMutablePointer<UInt8>) {
    LittleEndian.store(pixel & 0xFF00_FF00 | (pixel & 0xFF) &<< 16 | pixel &>> 16 & 0xFF, at: place)
  }
}
