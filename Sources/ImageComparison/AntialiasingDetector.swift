import Raster

/// Detects pixels that smooth an edge, in an image that is compared with another.
///
/// Vytautas Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", Electronics and Electrical Engineering 7
/// (95), 2009. Such a pixel has a darker and a brighter neighbour and at most two equally bright ones, and its darkest
/// or brightest neighbour is in a flat area in both images. At the image's edge, the outside counts as one equally
/// bright neighbour, and as one pixel of a flat area.
struct AntialiasingDetector {
  /// The pixels of a bitmap in the area that both bitmaps have.
  struct Pixels {
    private let pixels: UnsafeMutableBufferPointer<UInt32>
    private let stride: Int

    /// Creates the view of a bitmap, which must outlive it.
    init(_ bitmap: Bitmap) {
      pixels = bitmap.pixels
      stride = bitmap.width
    }

    subscript(x: Int, y: Int) -> UInt32 { pixels[y * stride + x] }
  }

  private typealias Place = (x: Int, y: Int)

  let width: Int
  let height: Int

  /// Whether the pixel smooths an edge in `image`.
  func isAntialiased(_ x: Int, _ y: Int, in image: Pixels, comparedWith other: Pixels) -> Bool {
    guard let (darkest, brightest) = slope(around: (x, y), in: image) else { return false }
    return isFlat(darkest, in: image) && isFlat(darkest, in: other)
      || isFlat(brightest, in: image) && isFlat(brightest, in: other)
  }

  /// The darkest and the brightest neighbour, if one is darker than the pixel, one is brighter, and at most two are
  /// equally bright.
  private func slope(around place: Place, in image: Pixels) -> (darkest: Place, brightest: Place)? {
    let pixel = image[place.x, place.y]
    let own = YIQColor(pixel).y
    var equal = isOnEdge(place) ? 1 : 0
    var (darkest, brightest) = ((place: place, y: own), (place: place, y: own))
    for x in columns(around: place) {
      for y in rows(around: place) where x != place.x || y != place.y {
        let neighbour = image[x, y]
        let brightness = neighbour == pixel ? own : YIQColor(neighbour).y
        if brightness == own { equal += 1 }
        if equal > 2 { return nil }
        if brightness < darkest.y { darkest = ((x, y), brightness) }
        if brightness > brightest.y { brightest = ((x, y), brightness) }
      }
    }
    return darkest.y < own && brightest.y > own ? (darkest.place, brightest.place) : nil
  }

  /// Whether at least three of the neighbours have the same colour.
  private func isFlat(_ place: Place, in image: Pixels) -> Bool {
    let own = image[place.x, place.y]
    var equal = isOnEdge(place) ? 1 : 0
    for x in columns(around: place) {
      for y in rows(around: place) where (x != place.x || y != place.y) && image[x, y] == own { equal += 1 }
    }
    return equal > 2
  }

  private func isOnEdge(_ place: Place) -> Bool {
    place.x == 0 || place.y == 0 || place.x == width - 1 || place.y == height - 1
  }

  private func columns(around place: Place) -> ClosedRange<Int> { max(place.x - 1, 0)...min(place.x + 1, width - 1) }

  private func rows(around place: Place) -> ClosedRange<Int> { max(place.y - 1, 0)...min(place.y + 1, height - 1) }
}
