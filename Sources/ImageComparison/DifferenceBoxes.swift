/// The places where two images differ: a rectangle around each group of differing pixels that are close together.
///
/// Two differing pixels belong to the same place if both their columns and their rows are at most `reach` apart,
/// directly or through other pixels. A single changed pixel is a place of 1 × 1.
package struct DifferenceBoxes: Sendable, Equatable {
  /// A group of differing pixels that are close together.
  package struct Place: Sendable, Equatable {
    /// The bounding box of the pixels.
    package let box: ImageDifference.Box
    package let differingPixels: Int

    package init(box: ImageDifference.Box, differingPixels: Int) {
      self.box = box
      self.differingPixels = differingPixels
    }
  }

  /// The places that are not listed individually.
  package struct Rest: Sendable, Equatable {
    package let placeCount: Int
    /// The bounding box of all of them.
    package let box: ImageDifference.Box
    package let differingPixels: Int

    package init(placeCount: Int, box: ImageDifference.Box, differingPixels: Int) {
      self.placeCount = placeCount
      self.box = box
      self.differingPixels = differingPixels
    }
  }

  /// The largest distance, in columns and in rows, of two pixels of the same place: they fit into a window of 8 × 8.
  package static let reach = 7
  /// The largest number of places that are listed.
  package static let mostPlaces = 32

  /// The places with the most differing pixels, sorted by their boxes' top edges, then by the left ones.
  package let places: [Place]
  /// The other places; nil if all are listed.
  package let rest: Rest?

  /// Lists places. If there are too many, those with the fewest pixels become the rest; on a tie, those furthest down
  /// and right.
  init(_ all: [Place]) {
    let ranked = all.sorted {
      $0.differingPixels == $1.differingPixels ? $0 < $1 : $0.differingPixels > $1.differingPixels
    }
    places = ranked.prefix(Self.mostPlaces).sorted { $0 < $1 }
    rest = Rest(ranked.dropFirst(Self.mostPlaces))
  }
}

extension DifferenceBoxes.Rest {
  /// Creates the rest; nil if there are no places.
  init?(_ places: ArraySlice<DifferenceBoxes.Place>) {
    guard let first = places.first else { return nil }
    self.init(
      placeCount: places.count, box: places.dropFirst().reduce(first.box) { $0.union($1.box) },
      differingPixels: places.reduce(0) { $0 + $1.differingPixels })
  }
}

extension DifferenceBoxes.Place: Comparable {
  /// Orders places from top to bottom, then from left to right; as boxes may overlap, their other values decide on a
  /// tie.
  package static func < (a: Self, b: Self) -> Bool {
    (a.box.y, a.box.x, a.box.height, a.box.width, a.differingPixels)
      < (b.box.y, b.box.x, b.box.height, b.box.width, b.differingPixels)
  }
}

extension ImageDifference.Box {
  /// The bounding box of two boxes.
  fileprivate func union(_ other: Self) -> Self {
    let (left, top) = (min(x, other.x), min(y, other.y))
    let (right, bottom) = (max(x + width, other.x + other.width), max(y + height, other.y + other.height))
    return Self(x: left, y: top, width: right - left, height: bottom - top)
  }
}
