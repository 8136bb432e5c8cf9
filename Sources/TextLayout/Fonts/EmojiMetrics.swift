/// The advances and sizes of the platform's emoji, for which those of the bundled font stand in.
///
/// At 17 points an emoji advances by 22 points and its picture is 20 points tall, of which 3 are below the baseline. The
/// line stays as high as the text's font makes it.
enum EmojiMetrics {
  /// The points added to an em for each emoji.
  ///
  /// Advances are the size and 5 points up to 40: 43 at 38 (a stack view's frame), 40 at 35 (Interface Builder), 45 at
  /// 40 (radar 29235932). Below 30 points the sum fits the cells of two terminals. Above 40 an eighth of an em is added.
  static func spacing(at pointSize: Double) -> Double { pointSize <= 40 ? min(5, pointSize) : pointSize / 8 }

  /// The height of the picture in points: iOS enlarges emoji of small texts.
  ///
  /// Measured from 11 to 30 points (flutter/flutter #28894). Smaller ones are as much larger than their text as at 11,
  /// larger ones as large as their text.
  static func height(at pointSize: Double) -> Double {
    guard let smallest = heights.first else { return pointSize }
    if pointSize < smallestSize { return pointSize * smallest / smallestSize }
    let place = pointSize - smallestSize
    guard place < Double(heights.count - 1) else { return pointSize }
    let index = Int(place)
    return heights[index] + (heights[index + 1] - heights[index]) * (place - Double(index))
  }

  private static let smallestSize = 11.0
  /// At 11, 12 … 30 points. The last is made the size itself, so that heights do not jump behind it.
  private static let heights: [Double] = [
    14, 15, 16, 17, 19, 20, 20, 20, 20.5, 21, 21.5, 22, 23, 24, 25, 26, 27, 28, 28, 30,
  ]

  /// The part of the picture's height that lies below the baseline: the platform's pictures reach from -0.15 to 0.85 of
  /// their size (wh0.github.io, 2024-12-31).
  private static let depth = 0.15
}

extension EmojiMetrics {
  // The bundled font's bitmaps (its `CBLC` and `CBDT` tables): 136 by 128 pixels at 109 per em, whose upper edge is 101
  // above the baseline.
  private static let pixelsPerEm = 109.0
  private static let pictureWidth = 136.0
  private static let pictureHeight = 128.0
  private static let pictureTop = 101.0

  /// The bundled font's size with which its pictures have the platform's height.
  static func fontSize(at pointSize: Double) -> Double { height(at: pointSize) * pixelsPerEm / pictureHeight }

  /// The width of a picture in points.
  static func width(at pointSize: Double) -> Double { height(at: pointSize) * pictureWidth / pictureHeight }

  /// The points by which a glyph is raised, so that its picture stands where the platform's does.
  static func rise(at pointSize: Double) -> Double {
    let below = (pictureHeight - pictureTop) / pictureHeight
    return height(at: pointSize) * (below - depth)
  }
}
