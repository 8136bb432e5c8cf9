import Drawing
import Foundation
import Raster
import SystemText

/// The way an image fills another size than its own: its corners stay as they are, and the parts between them are
/// stretched or tiled.
///
/// An image of 30 x 10 points with caps of 10 at the sides shows its first and last 10 points at the ends of any width,
/// and the 10 in the middle between them.
package struct ImageResizing: Equatable, Sendable {
  package var capInsets: UIEdgeInsets
  package var mode: UIImage.ResizingMode

  package init(capInsets: UIEdgeInsets, mode: UIImage.ResizingMode) { (self.capInsets, self.mode) = (capInsets, mode) }

  /// The commands that draw an image in a rectangle. Inner edges lie on device pixels.
  ///
  /// - Parameter scale: the image's number of pixels per point.
  func commands(
    drawing source: ImageSource, scale: CGFloat, filling rect: CGRect, on pixels: OffsetPixelGrid
  ) -> [DrawCommand] {
    let bitmap = source.bitmap
    let columns = Segments(length: bitmap.width, caps: (capInsets.left * scale, capInsets.right * scale))
    let rows = Segments(length: bitmap.height, caps: (capInsets.top * scale, capInsets.bottom * scale))
    let x = columns.edges(from: rect.minX, to: rect.maxX, scale: scale, nearest: pixels.nearestX)
    let y = rows.edges(from: rect.minY, to: rect.maxY, scale: scale, nearest: pixels.nearestY)
    let libraries = source.libraries
    return (0..<9).flatMap { index -> [DrawCommand] in
      let (column, row) = (index % 3, index / 3)
      let (across, down) = (columns.range(column), rows.range(row))
      let place = CGRect(x: x[column], y: y[row], width: x[column + 1] - x[column], height: y[row + 1] - y[row])
      guard place.width > 0, place.height > 0,
        let part = bitmap.repeated(x: across, y: down, width: across.count, height: down.count)
      else { return [] }
      guard mode == .tile, column == 1 || row == 1 else {
        return [.image(ImageSource(bitmap: part, libraries: libraries), in: place)]
      }
      return tiles(part, of: libraries, filling: place, scale: scale, across: column == 1, down: row == 1)
    }
  }

  /// The commands that tile a part in its own size. A part whose tiling would exceed the largest bitmap is stretched.
  private func tiles(
    _ part: Bitmap, of libraries: [String], filling place: CGRect, scale: CGFloat, across: Bool, down: Bool
  ) -> [DrawCommand] {
    let width = across ? (place.width * scale).rounded(.up) : CGFloat(part.width)
    let height = down ? (place.height * scale).rounded(.up) : CGFloat(part.height)
    guard width * height <= CGFloat(Bitmap.largestArea),
      let tiled = part.repeated(x: 0..<part.width, y: 0..<part.height, width: Int(width), height: Int(height))
    else { return [.image(ImageSource(bitmap: part, libraries: libraries), in: place)] }
    let size = CGSize(width: across ? width / scale : place.width, height: down ? height / scale : place.height)
    let source = ImageSource(bitmap: tiled, libraries: libraries)
    let image = Paint.image(source, in: CGRect(origin: place.origin, size: size))
    return [.fill(.rectangle(place), image)]
  }
}

/// The three segments of a side of an image, in its pixels.
private struct Segments {
  private let bounds: [Int]

  /// Creates the segments. If the caps leave nothing between them, the middle gets a pixel of the near one.
  init(length: Int, caps: (near: CGFloat, far: CGFloat)) {
    func pixels(_ cap: CGFloat) -> Int { cap.isFinite ? Int(min(max(0, cap), CGFloat(length)).rounded()) : 0 }
    let far = min(pixels(caps.far), length - 1)
    let near = min(pixels(caps.near), length - 1 - far)
    bounds = [0, near, length - far, length]
  }

  func range(_ index: Int) -> Range<Int> { bounds[index]..<bounds[index + 1] }

  /// The edges of the segments between two positions. Caps keep their length, or are shrunk in proportion if both do
  /// not fit.
  ///
  /// - Parameter nearest: the edge of a device pixel nearest to a position.
  func edges(
    from start: CGFloat, to end: CGFloat, scale: CGFloat, nearest: (CGFloat) -> CGFloat
  ) -> [CGFloat] {
    let (near, far) = (CGFloat(range(0).count) / scale, CGFloat(range(2).count) / scale)
    let factor = near + far > end - start ? (end - start) / (near + far) : 1
    let first = min(max(start, nearest(start + near * factor)), end)
    let last = min(max(first, nearest(end - far * factor)), end)
    return [start, first, last, end]
  }
}

extension Bitmap {
  /// A part of the bitmap, repeated from its first pixel in both directions; `nil` if it has no pixels, or too many.
  fileprivate func repeated(x: Range<Int>, y: Range<Int>, width: Int, height: Int) -> Bitmap? {
    guard !x.isEmpty, !y.isEmpty, let result = try? Bitmap(width: width, height: height) else { return nil }
    let (source, target) = (pixels, result.pixels)
    for row in 0..<height {
      let line = (y.lowerBound + row % y.count) * self.width + x.lowerBound
      for column in 0..<width { target[row * width + column] = source[line + column % x.count] }
    }
    return result
  }
}
