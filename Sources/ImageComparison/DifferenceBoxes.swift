/// Where two images differ: a rectangle around each group of pixels that are close together.
///
/// Two differing pixels belong together if their columns are at most `reach` apart, and their rows; what belongs to one
/// pixel of a place belongs to the place. A single changed pixel is a place of 1 × 1.
package struct DifferenceBoxes: Sendable, Equatable {
  /// The differing pixels that are close together.
  package struct Place: Sendable, Equatable {
    /// The smallest rectangle around them.
    package let box: ImageDifference.Box
    package let differingPixels: Int

    package init(box: ImageDifference.Box, differingPixels: Int) {
      self.box = box
      self.differingPixels = differingPixels
    }
  }

  /// The places that are not listed one by one.
  package struct Rest: Sendable, Equatable {
    package let placeCount: Int
    /// The smallest rectangle around all of them.
    package let box: ImageDifference.Box
    package let differingPixels: Int

    package init(placeCount: Int, box: ImageDifference.Box, differingPixels: Int) {
      self.placeCount = placeCount
      self.box = box
      self.differingPixels = differingPixels
    }
  }

  /// The largest distance of two pixels that belong together, in columns and in rows: they fit into a window of 8 × 8.
  package static let reach = 7
  /// The most places that are listed.
  package static let mostPlaces = 32

  /// The places with the most differing pixels; their boxes' top edges ascend, then the left ones.
  package let places: [Place]
  /// The other places; nil if all are listed.
  package let rest: Rest?

  /// Lists places, of which as many as need be become the rest: those with the fewest pixels, and of equal ones those
  /// furthest down and right.
  init(_ all: [Place]) {
    let ranked = all.sorted {
      $0.differingPixels == $1.differingPixels ? $0 < $1 : $0.differingPixels > $1.differingPixels
    }
    places = ranked.prefix(Self.mostPlaces).sorted { $0 < $1 }
    rest = Rest(ranked.dropFirst(Self.mostPlaces))
  }
}

extension DifferenceBoxes.Rest {
  /// Nil if there are no places.
  init?(_ places: ArraySlice<DifferenceBoxes.Place>) {
    guard let first = places.first else { return nil }
    self.init(
      placeCount: places.count, box: places.dropFirst().reduce(first.box) { $0.union($1.box) },
      differingPixels: places.reduce(0) { $0 + $1.differingPixels })
  }
}

extension DifferenceBoxes.Place: Comparable {
  /// From the top, then from the left; boxes of places may overlap, so the rest decides, too.
  package static func < (a: Self, b: Self) -> Bool {
    (a.box.y, a.box.x, a.box.height, a.box.width, a.differingPixels)
      < (b.box.y, b.box.x, b.box.height, b.box.width, b.differingPixels)
  }
}

extension ImageDifference.Box {
  /// The smallest rectangle around two.
  fileprivate func union(_ other: Self) -> Self {
    let (left, top) = (min(x, other.x), min(y, other.y))
    let (right, bottom) = (max(x + width, other.x + other.width), max(y + height, other.y + other.height))
    return Self(x: left, y: top, width: right - left, height: bottom - top)
  }
}
