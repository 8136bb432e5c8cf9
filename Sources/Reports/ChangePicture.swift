package import Foundation
import ImageComparison
import Raster

/// A picture of a change: a case before and after, side by side, cropped to what changed with some of its surroundings.
///
/// A change that is known by its files alone, and a new case, are shown whole. Sides that are larger than a comment shows
/// are reduced, both by the same factor.
package enum ChangePicture {
  /// The surroundings on each side of what changed, in pixels.
  private static let context = 40
  /// The smallest part of a picture that is shown, so that it can be recognised.
  private static let smallest = (width: 320, height: 120)
  /// The largest part around all changes together; if they are farther apart, the first ones are shown.
  private static let largest = (width: 1_300, height: 1_000)
  /// The largest side by side picture's half.
  private static let shown = (width: 480, height: 640)

  /// The picture as a PNG file; nil if there is none to show, such as for pictures that cannot be read.
  ///
  /// - Parameter read: returns the contents of a file of the run.
  package static func png(of pictures: ReportedPictures, read: (String) throws -> Data?) -> Data? {
    let sides = [pictures.expected, pictures.actual].compactMap { name in
      name.flatMap { try? read($0) }.flatMap { try? PNG.decode($0) }
    }
    guard let first = sides.first else { return nil }
    let whole = ImageDifference.Box(
      x: 0, y: 0, width: sides.reduce(first.width) { max($0, $1.width) },
      height: sides.reduce(first.height) { max($0, $1.height) })
    let crop = crop(to: sides.count == 2 ? pictures.changes : [], in: whole)
    guard let panels = try? sides.compactMap({ try $0.cropped(to: crop)?.shrunk(as: crop, to: shown) }),
      let picture = try? ImageComparison.sideBySide(panels)
    else { return nil }
    return try? PNG.encode(picture)
  }

  /// The part of a picture to show: all of it where no changes are known.
  static func crop(to changes: [ImageDifference.Box], in whole: ImageDifference.Box) -> ImageDifference.Box {
    guard var box = changes.first else { return whole }
    for change in changes.dropFirst() {
      let next = box.union(change)
      guard next.width <= largest.width, next.height <= largest.height else { break }
      box = next
    }
    let (x, width) = span(box.x, box.width, atLeast: smallest.width, in: whole.width)
    let (y, height) = span(box.y, box.height, atLeast: smallest.height, in: whole.height)
    return .init(x: x, y: y, width: width, height: height)
  }

  /// A span with its surroundings, moved and shortened to lie in the whole.
  private static func span(_ start: Int, _ length: Int, atLeast least: Int, in whole: Int) -> (start: Int, length: Int)
  {
    let wanted = min(whole, max(least, length + 2 * context))
    let first = start + length / 2 - wanted / 2
    return (min(max(0, first), whole - wanted), wanted)
  }
}

extension ImageDifference.Box {
  fileprivate func union(_ other: Self) -> Self {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Self(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}

extension Bitmap {
  /// The part in a box; nil if no pixel is.
  fileprivate func cropped(to box: ImageDifference.Box) throws(BitmapError) -> Bitmap? {
    let (right, bottom) = (min(width, box.x + box.width), min(height, box.y + box.height))
    guard right > box.x, bottom > box.y else { return nil }
    let part = try Bitmap(width: right - box.x, height: bottom - box.y)
    for y in 0..<part.height {
      part.row(y).update(from: row(box.y + y) + box.x, count: part.width)
    }
    return part
  }

  /// A copy reduced by the factor that makes a box fit a size; the bitmap itself if it fits.
  fileprivate func shrunk(
    as box: ImageDifference.Box, to size: (width: Int, height: Int)
  ) throws(BitmapError) -> Bitmap {
    // The larger of both factors, as a fraction.
    let isWide = box.width * size.height > box.height * size.width
    let (shown, full) = isWide ? (size.width, box.width) : (size.height, box.height)
    guard shown < full else { return self }
    let reduced = [width, height].map { max(1, ($0 * shown + full / 2) / full) }
    return try self.reduced(to: (reduced[0], reduced[1]))
  }
}
