import Foundation
import HeadlessUIKit

extension CGFloat {
  /// The maximum length that is laid out, in points, so that sums over any number of cards are finite.
  private static let longestLength: CGFloat = 1e9

  /// A delegate's answer as a valid length: within ±10⁹ points, and 0 for NaN.
  var length: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.longestLength), Self.longestLength)
  }

  /// A delegate's answer as a card's height, which is never negative.
  ///
  /// Negative heights and NaN count as 0 in FlexibleRowHeightGridLayout 3.0.0, too, whose rows grow from 0.
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
  /// Whether no edge is NaN, as `intersects` requires.
  var isPlaced: Bool { ![minX, minY, maxX, maxY].contains(where: \.isNaN) }
}
