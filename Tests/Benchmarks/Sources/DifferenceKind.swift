import Raster
import TestSupport

/// The change to the actual picture of a pair.
enum DifferenceKind: String, CaseIterable {
  case equal
  /// One pixel in a thousand has another colour.
  case scattered
  /// One pixel in ten has another colour.
  case noise
  /// A block of text is one pixel lower.
  case moved

  /// A copy of a picture with this change.
  func changed(_ picture: Bitmap) throws -> Bitmap {
    let copy = try Bitmap(width: picture.width, height: picture.height)
    copy.bytes.copyMemory(from: UnsafeRawBufferPointer(picture.bytes))
    switch self {
    case .equal: break
    case .scattered: Self.recolor(copy, oneIn: 1_000)
    case .noise: Self.recolor(copy, oneIn: 10)
    case .moved: Self.move(copy, from: picture)
    }
    return copy
  }

  private static func recolor(_ picture: Bitmap, oneIn count: UInt64) {
    var generator = SeededGenerator(seed: count)
    let pixels = picture.pixels
    for index in pixels.indices where generator.next() % count == 0 {
      pixels[index] = 0xFF00_0000 | UInt32(truncatingIfNeeded: generator.next()) >> 8
    }
  }

  /// Moves the rows in the middle third, except for a margin.
  private static func move(_ copy: Bitmap, from picture: Bitmap) {
    let (rows, columns) = (picture.height / 3..<picture.height * 2 / 3, 48..<(picture.width - 48))
    for y in rows {
      for x in columns { copy.pixels[y * picture.width + x] = picture.pixels[(y - 1) * picture.width + x] }
    }
  }
}
