import Raster

/// The coverage of a shadow: that of its caster, moved and blurred.
struct ShadowMask: PixelMask {
  let area: PixelRect
  let bytesPerRow: Int
  private let coverage: [UInt8]

  /// - Parameters:
  ///   - caster: The content that casts the shadow; its first pixel is at the top left of `casterArea`.
  ///   - inkedArea: The part of `casterArea` that has been painted; not empty.
  /// - Returns: Nil if no part of the shadow is in `visibleArea`.
  init?(
    of caster: Bitmap, _ casterArea: PixelRect, inkedArea: PixelRect, _ shadow: DeviceShadow, in visibleArea: PixelRect
  ) {
    let whole = inkedArea.outset(by: shadow.blur.reach).moved(columns: shadow.columns, rows: shadow.rows)
    area = whole.intersection(visibleArea)
    guard !area.isEmpty else { return nil }
    bytesPerRow = Self.bytesPerRow(width: area.width)
    let part = inkedArea.moved(columns: -casterArea.left, rows: -casterArea.top)
    let blurred = shadow.blur.blurred(Self.alphas(of: caster, in: part), width: part.width, height: part.height)
    let seen = area.moved(columns: -whole.left, rows: -whole.top)
    coverage = Self.bytes(blurred, width: whole.width, in: seen, bytesPerRow)
  }

  /// The alphas of a part of a bitmap times 256, so that fractions of a level are kept while blurring.
  private static func alphas(of bitmap: Bitmap, in part: PixelRect) -> [UInt16] {
    [UInt16](unsafeUninitializedCapacity: part.width * part.height) { alphas, count in
      for row in part.top..<part.bottom {
        let pixels = bitmap.row(row)
        var column = part.left
        while column < part.right {
          alphas[count] = UInt16(truncatingIfNeeded: pixels[column] &>> 16) & 0xFF00
          count &+= 1
          column &+= 1
        }
      }
    }
  }

  private static func bytes(_ values: [UInt16], width: Int, in part: PixelRect, _ bytesPerRow: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: bytesPerRow * part.height)
    bytes.withUnsafeMutableBufferPointer { bytes in
      values.withUnsafeBufferPointer { values in
        for row in 0..<part.height {
          let first = (part.top + row) * width + part.left
          var column = 0
          while column < part.width {
            bytes[row &* bytesPerRow &+ column] = UInt8(
              truncatingIfNeeded: (UInt32(values[first &+ column]) &+ 128) &>> 8)
            column &+= 1
          }
        }
      }
    }
    return bytes
  }

  func withCoverage(_ body: (UnsafeMutablePointer<UInt8>?) -> Void) {
    var coverage = coverage
    coverage.withUnsafeMutableBufferPointer { body($0.baseAddress) }
  }
}
