package import Foundation

/// The places of a tab bar's items, from the leading edge on, in points. Sources: pictures of AccessibilitySnapshot at
/// 393 and 402 points, frames stored by Interface Builder; high confidence where nothing else is said. No figure grows
/// with the text (WWDC 2019, session 261).
package struct TabBarGeometry: Equatable, Sendable {
  /// The arrangement of an item's title and image.
  package enum Layout: Sendable {
    /// The title below the image.
    case stacked
    /// The title beside the image.
    case inline
    /// The title beside the image, in a bar of compact height.
    case compactInline
  }

  package let layout: Layout
  /// The bar's height without the safe area: 49; 32 at compact height (medium); 50 on tablets (medium, up to iPadOS 17).
  package let height: CGFloat

  package init(_ surroundings: BarSurroundings) {
    layout = surroundings.isLow ? .compactInline : surroundings.isWide ? .inline : .stacked
    height = surroundings.isLow ? 32 : surroundings.isPad ? 50 : 49
  }

  /// The distance from the bar's upper edge to its items, and between the items' edges and their shares of the width.
  private static let top: CGFloat = 1
  private static let side: CGFloat = 2

  /// The items' frames in equal shares of a width: `x = round(i·W/n) + 2`, to `round((i+1)·W/n) − 2`.
  package func frames(count: Int, from start: CGFloat, width: CGFloat) -> [CGRect] {
    guard count > 0, width.isFinite, start.isFinite else { return [] }
    let share = { (index: Int) in (CGFloat(index) * width / CGFloat(count)).rounded() }
    return (0..<count).map { index in
      let (left, right) = (share(index) + Self.side, share(index + 1) - Self.side)
      return CGRect(x: start + left, y: Self.top, width: max(0, right - left), height: height - Self.top)
    }
  }

  /// The items' frames packed in the middle of a width, each as wide as its content but not less than 76, and 34 apart. No
  /// picture shows: both are from memory (low).
  package func packedFrames(
    contents: [CGFloat], spacing: CGFloat? = nil, from start: CGFloat, width: CGFloat
  ) -> [CGRect] {
    let gap = spacing ?? 34
    let widths = contents.map { max(76, $0.isFinite ? $0.rounded(.up) : 0) }
    let total = widths.reduce(0, +) + gap * CGFloat(max(0, widths.count - 1))
    guard total <= width else { return frames(count: contents.count, from: start, width: width) }
    var x = start + ((width - total) / 2).rounded()
    return widths.map { width in
      defer { x += width + gap }
      return CGRect(x: x, y: Self.top, width: width, height: height - Self.top)
    }
  }

  // MARK: In an item

  /// The size of titles: 10 medium below the image; beside it 13, and 12 at compact height (QuickMeasure 12–13, medium).
  package var titleFontSize: CGFloat {
    switch layout {
    case .stacked: 10
    case .inline: 13
    case .compactInline: 12
    }
  }
  /// The baseline of a title below its image, from the item's upper edge: 45.3 below the bar's.
  package static let titleBaseline: CGFloat = 44.333
  /// The middle of the image above a title, from the item's upper edge: 18 to 19 below the bar's (medium).
  package static let imageCenter: CGFloat = 17.5
  /// The size of symbols: about 25 points high above a title, 18 at compact height (medium).
  package var symbolSize: CGFloat { layout == .compactInline ? 14 : 18 }
  /// The space between an image and the title beside it. No source.
  package static let imageGap: CGFloat = 6

  // MARK: Badges

  /// The height of a badge, and its least width.
  package static let badgeHeight: CGFloat = 18
  /// The space on either side of a badge's text. No source; one digit leaves a circle.
  package static let badgePadding: CGFloat = 5
  package static let badgeFontSize: CGFloat = 13
  /// From the middle of the item to the badge's leading edge. Beside a title from the middle of the image: no picture shows it;
  /// 3 is the figure of libraries that imitate the bars of iOS 11 and later (ESTabBarController, low).
  package var badgeOffset: CGFloat { layout == .stacked ? 10.8 : 3 }
  /// From the bar's upper edge to the badge's. Beside a title 19 above the bar's middle (the same libraries, low), and 2 at
  /// compact height, where that would be above the bar.
  package var badgeTop: CGFloat { layout == .stacked ? 3 : max(2, height / 2 - 19) }
}
