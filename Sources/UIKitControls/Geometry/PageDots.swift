import Foundation
import SystemText

/// The dots of a page control: which pages have one, where it is and how large, in points.
///
/// Public pictures of iOS 17 and 18 at three pixels per point: 25.667 high, 17.667 for each page and 20 more, dots 7 across in
/// the middle of their places.
struct PageDots {
  static let diameter: CGFloat = 7
  /// The least length for a page, which is rounded up to pixels: 17.667 at three of them per point. At two, systems of
  /// before had 26 by 18 for a page, which this gives as well.
  private static let leastPitch: CGFloat = 17.6
  private static let leastHeight: CGFloat = 25.6
  private static let margin: CGFloat = 20

  let pages: Int
  let current: Int
  let grid: PixelGrid

  private var pitch: CGFloat { grid.up(Self.leastPitch) }

  /// The size for all pages.
  var fittingSize: CGSize {
    CGSize(width: pitch * CGFloat(pages) + (pages > 0 ? Self.margin : 0), height: grid.up(Self.leastHeight))
  }

  /// The pages that have dots at a width: all, or as many around the current one as there is room for.
  func shown(in width: CGFloat) -> Range<Int> {
    guard pages > 0, width > 0 else { return 0..<0 }
    let room = Int(min(max((width - Self.margin) / pitch + 0.001, 1), 1000).rounded(.down))
    guard room < pages else { return 0..<pages }
    let first = min(max(current - room / 2, 0), pages - room)
    return first..<first + room
  }

  /// The dots from left to right, in the middle of the bounds. If not all pages have one, those at an end beyond which there
  /// are more are half as large (a judgement).
  func dots(in size: CGSize) -> [(page: Int, rect: CGRect)] {
    let shown = shown(in: size.width)
    let left = (size.width - pitch * CGFloat(shown.count)) / 2
    return shown.enumerated().map { place, page in
      let isCut = (place == 0 && page > 0) || (place == shown.count - 1 && page < pages - 1)
      let side = isCut && shown.count > 2 ? Self.diameter / 2 : Self.diameter
      let center = CGPoint(x: left + pitch * (CGFloat(place) + 0.5), y: size.height / 2)
      return (page, CGRect(around: center, CGSize(width: side, height: side)))
    }
  }
}
