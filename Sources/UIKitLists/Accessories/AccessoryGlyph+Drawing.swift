import Drawing
import Foundation
import Raster
import Synchronization

/// The images of accessories: lines with round caps. A pixel's coverage follows from the distance of its centre to
/// them.
///
/// Apple's own images are symbols of a font that is not bundled; these match them in size and position, not in shape.
enum AccessoryPictures {
  private struct Key: Hashable {
    var glyph: AccessoryGlyph
    var width: Int
    var height: Int
    var scale: Double
    var color: Color
    var isMirrored: Bool
  }

  private static let pictures = Mutex<[Key: ImageSource]>([:])

  /// The image in a colour, drawn once.
  static func picture(
    _ glyph: AccessoryGlyph, size: CGSize, scale: CGFloat, color: Color, isMirrored: Bool
  ) -> ImageSource? {
    let width = Int((size.width * scale).rounded(.up))
    let height = Int((size.height * scale).rounded(.up))
    let key = Key(
      glyph: glyph, width: width, height: height, scale: Double(scale), color: color, isMirrored: isMirrored)
    if let known = pictures.withLock({ $0[key] }) { return known }
    guard let bitmap = try? Bitmap(width: width, height: height) else { return nil }
    let pixels = bitmap.pixels
    for y in 0..<height {
      for x in 0..<width {
        let place = (x: Double(isMirrored ? width - 1 - x : x) + 0.5, y: Double(y) + 0.5)
        let coverage = glyph.coverage(at: place, width: Double(width), height: Double(height), scale: Double(scale))
        pixels[y * width + x] = color.faded(coverage)
      }
    }
    let source = ImageSource(bitmap: bitmap)
    pictures.withLock { $0[key] = source }
    return source
  }
}

extension AccessoryGlyph {
  /// The fraction of a pixel that is painted, from 0 to 1.
  fileprivate func coverage(
    at place: (x: Double, y: Double), width: Double, height: Double, scale: Double
  ) -> Double {
    let half = lineWidth * scale / 2
    var nearest = Double.infinity
    for line in lines {
      let points = line.map { (x: $0.x * width, y: $0.y * height) }
      for (start, end) in zip(points, points.dropFirst()) {
        nearest = min(nearest, AccessoryGlyph.distance(place, start, end))
      }
    }
    let onLine = min(max(half + 0.5 - nearest, 0), 1)
    let (dx, dy) = (place.x - width / 2, place.y - height / 2)
    let outside = (dx * dx + dy * dy).squareRoot() - min(width, height) / 2
    switch circle {
    case .none: return onLine
    case .filled: return min(max(0.5 - outside, 0), 1) * (1 - onLine)
    case .outline: return max(onLine, min(max(half + 0.5 - (outside + half).magnitude, 0), 1))
    }
  }

  private static func distance(
    _ point: (x: Double, y: Double), _ start: (x: Double, y: Double), _ end: (x: Double, y: Double)
  ) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    let along = length > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / length : 0
    let clamped = min(max(along, 0), 1)
    let (x, y) = (point.x - start.x - clamped * dx, point.y - start.y - clamped * dy)
    return (x * x + y * y).squareRoot()
  }
}

extension Color {
  /// The premultiplied pixel of the colour at a coverage, in the format of bitmaps.
  fileprivate func faded(_ coverage: Double) -> UInt32 {
    let alpha = alpha * coverage
    func byte(_ channel: Double) -> UInt32 { UInt32((min(max(channel, 0), 1) * alpha * 255).rounded()) }
    let pixel = UInt32((alpha * 255).rounded()) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    return UInt32(littleEndian: pixel)
  }
}
