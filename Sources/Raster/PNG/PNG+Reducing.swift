package import Foundation

extension PNG {
  /// The image of a PNG file, smaller: `decode`, then `Bitmap.reduced(to:)`.
  ///
  /// Opaque images of the kind that Galley writes are reduced as their rows are in the file, without a bitmap of their size.
  ///
  /// - Parameters:
  ///   - size: as for `Bitmap.reduced(to:)`.
  ///   - pool: The pool for a bitmap's memory; nil for new memory.
  /// - Throws: `PNGError` or `BitmapError`.
  package static func reduced(
    _ file: Data, to size: (width: Int, height: Int), pool: BitmapPool? = nil
  ) throws -> Bitmap {
    let reduced = try file.withUnsafeBytes { bytes -> Bitmap? in
      _ = try checkedSize(of: bytes, limits: .standard)
      guard let plain = PlainPNG(bytes), case .rgb = plain.format else { return nil }
      return try plain.withRows { rows in
        let picture = ReducedRows(
          start: rows + 1, distance: plain.format.rowLength(width: plain.width) + 1, width: plain.width,
          height: plain.height, channels: .rgb)
        return Result { () throws(BitmapError) in try picture.reduced(to: size) }
      }?.get()
    }
    return try reduced ?? decode(file, pool: pool).reduced(to: size)
  }
}
