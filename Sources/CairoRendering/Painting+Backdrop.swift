import Drawing
import Foundation
import Raster

extension Painting {
  /// Filters what has been painted inside a path.
  func filter(_ path: Path, _ filter: BackdropFilter, _ command: DrawCommand, _ index: Int) throws(RenderingError) {
    let path = try finite(DevicePath(path, scopes.place), command, index)
    let deviation = try finite(filter.blur * scopes.place.pixelsPerPoint, command, index)
    let saturation = try finite(filter.saturation, command, index)
    guard (0...LinearPicture.largestDeviation).contains(deviation), (0...16).contains(saturation) else {
      throw .unsupportedBackdrop(command: index)
    }
    guard !scopes.isHidden, !path.isEmpty else { return }
    let blur = GaussianBlur(standardDeviation: deviation)
    let pool = pool
    canvas.replacePixels(of: PixelRect(covering: path.bounds), in: .inside(path)) { target, part in
      let around = part.outset(by: blur.reach).intersection(target.area)
      let picture = EncodedPicture(target, around, blurred: blur)
      return picture.bitmap(of: part.moved(columns: -around.left, rows: -around.top), saturation: saturation, pool)
    }
  }
}

/// Pixels as they are encoded, from 0 to 65,280, to be blurred and saturated: effects over a backdrop compute with
/// encoded values, not with light.
private struct EncodedPicture {
  private var pixels: [LinearPixel]
  private let width: Int

  /// Pixels beyond the edges are those at the edges.
  init(_ target: TargetPixels, _ area: PixelRect, blurred blur: GaussianBlur) {
    width = area.width
    pixels = [LinearPixel](unsafeUninitializedCapacity: area.width * area.height) { pixels, count in
      for row in area.top..<area.bottom {
        let line = target.row(row, from: area.left)
        for column in 0..<area.width {
          let pixel = line[column]
          func channel(_ shift: UInt32) -> UInt16 { UInt16(truncatingIfNeeded: pixel &>> shift & 255) &<< 8 }
          pixels[count] = LinearPixel(channel(16), channel(8), channel(0), channel(24))
          count += 1
        }
      }
    }
    guard blur.reach > 0 else { return }
    pixels = blur.blurredRowsTransposed(pixels, width: area.width, height: area.height)
    pixels = blur.blurredRowsTransposed(pixels, width: area.height, height: area.width)
  }

  /// The weights of red, green and blue in the grey of a colour, in 1/65536 (*Filter Effects Module Level 1*).
  private static let grey: (Int64, Int64, Int64) = (13_959, 46_858, 4_719)

  /// A part as a bitmap; nil if there is no memory for it.
  func bitmap(of part: PixelRect, saturation: Double, _ pool: BitmapPool) -> Bitmap? {
    guard let bitmap = try? pool.bitmap(width: part.width, height: part.height) else { return nil }
    let factor = Int64((saturation * 65_536).rounded())
    for row in part.top..<part.bottom {
      let line = bitmap.row(row - part.top)
      for column in 0..<part.width {
        line[column] = Self.saturated(pixels[row * width + part.left + column], factor)
      }
    }
    return bitmap
  }

  @inline(__always)
  private static func saturated(_ pixel: LinearPixel, _ factor: Int64) -> UInt32 {
    let (red, green, blue) = (Int64(pixel.x), Int64(pixel.y), Int64(pixel.z))
    let base = (grey.0 &* red &+ grey.1 &* green &+ grey.2 &* blue) &>> 16
    let alpha = (Int64(pixel.w) &+ 128) &>> 8
    func byte(_ channel: Int64) -> UInt32 {
      let value = (base &* 65_536 &+ factor &* (channel &- base) &+ 0x80_0000) &>> 24
      return UInt32(truncatingIfNeeded: max(0, min(value, alpha)))
    }
    return UInt32(truncatingIfNeeded: alpha) &<< 24 | byte(red) &<< 16 | byte(green) &<< 8 | byte(blue)
  }
}
