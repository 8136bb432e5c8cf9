import Foundation
import HeadlessUIKit

extension CGFloat {
  /// The longest length that is laid out, in points: sums over any number of cards stay finite.
  private static let longestLength: CGFloat = 1e9

  /// A delegate's answer as a length that can be laid out: within ±10⁹ points, and 0 for what is no number.
  var length: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.longestLength), Self.longestLength)
  }

  /// A delegate's answer as a card's height: never negative.
  ///
  /// Heights below 0 and NaN count as 0 in FlexibleRowHeightGridLayout 3.0.0 too, whose rows grow from 0.
  var height: CGFloat { Swift.max(0, length) }
}

extension CGSize {
  var lengths: CGSize { CGSize(width: width.length, height: height.length) }
}

extension UIEdgeInsets {
  var lengths: UIEdgeInsets {
    UIEdgeInsets(top: top.length, left: left.length, bottom: bottom.length, right: right.length)
  }
}

extension CGRect {
  /// Whether the rectangle has a place: `intersects` may only be asked about one without NaN.
  var isPlaced: Bool { ![minX, minY, maxX, maxY].contains(where: \.isNaN) }
}
